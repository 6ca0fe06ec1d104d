import { expect, it } from 'vitest';
import { isRotating, isRunning, type RotationState } from '@/components/home/rotation';

const free: RotationState = {
  userChoice: undefined,
  reducedMotion: false,
  hovered: false,
  focused: false,
  hidden: false,
};

it.each([
  ['runs by itself', {}, true],
  ['stays still for a system that asks for little motion', { reducedMotion: true }, false],
  ['runs for a visitor who wants it to', { reducedMotion: true, userChoice: true }, true],
  ['stays still for a visitor who wants it to', { userChoice: false }, false],
])('rotation: %s', (_, change, runs) => {
  expect(isRunning({ ...free, ...change })).toBe(runs);
  expect(isRotating({ ...free, ...change })).toBe(runs);
});

it.each(['hovered', 'focused', 'hidden'] as const)('rotation: pauses while it is %s', (reason) => {
  const state = { ...free, [reason]: true };
  expect([isRunning(state), isRotating(state)]).toEqual([true, false]);
});

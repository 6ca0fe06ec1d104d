import { describe, expect, it } from 'vitest';
import {
  isRotating,
  isRunning,
  rotate,
  ROTATION_INTERVAL,
  type RotationState,
} from '@/components/home/rotation';

const free: RotationState = {
  userChoice: undefined,
  reducedMotion: false,
  hovered: false,
  focused: false,
  hidden: false,
};

describe('rotation', () => {
  it('takes five seconds a slide', () => {
    expect(ROTATION_INTERVAL).toBe(5000);
  });

  it('goes round both ends', () => {
    expect([0, 1, 2, 3].map((index) => rotate(index, 1, 4))).toEqual([1, 2, 3, 0]);
    expect([0, 1, 2, 3].map((index) => rotate(index, -1, 4))).toEqual([3, 0, 1, 2]);
  });

  it('runs by itself unless the system asks for little motion', () => {
    expect(isRotating(free)).toBe(true);
    expect(isRotating({ ...free, reducedMotion: true })).toBe(false);
  });

  it('lets the visitor decide over the system', () => {
    expect(isRunning({ ...free, reducedMotion: true, userChoice: true })).toBe(true);
    expect(isRunning({ ...free, userChoice: false })).toBe(false);
  });

  it.each(['hovered', 'focused', 'hidden'] as const)('holds while it is %s', (reason) => {
    expect(isRotating({ ...free, [reason]: true })).toBe(false);
    expect(isRunning({ ...free, [reason]: true })).toBe(true);
  });
});

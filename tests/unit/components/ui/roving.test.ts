import { describe, expect, it } from 'vitest';
import { rovingIndex } from '@/components/ui/roving';

describe('rovingIndex', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s on %i of three goes to %i', (key, from, to) => {
    expect(rovingIndex(key, from, 3)).toBe(to);
  });

  it.each(['ArrowDown', 'Tab', 'Enter', 'a'])('%s moves nothing', (key) => {
    expect(rovingIndex(key, 1, 3)).toBeUndefined();
  });
});

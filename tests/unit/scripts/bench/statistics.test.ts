import { describe, expect, test } from 'vitest';
import { ratio, summary } from '@/scripts/bench/statistics';

describe('summary', () => {
  test.each([
    [[3], { median: 3, least: 3, most: 3 }],
    [[10, 9, 100], { median: 10, least: 9, most: 100 }],
    [[4, 1, 2, 3], { median: 2.5, least: 1, most: 4 }],
  ])('of %j', (values, expected) => expect(summary(values)).toEqual(expected));

  test('of nothing is an error, not a figure', () => {
    expect(() => summary([])).toThrow('nothing was measured');
  });
});

test('a ratio is one of medians, and nothing against nothing is the same', () => {
  expect(ratio([1, 2, 99], [4])).toBe(0.5);
  expect(ratio([0, 0], [0])).toBe(1);
  expect(ratio([1], [0])).toBe(Infinity);
});

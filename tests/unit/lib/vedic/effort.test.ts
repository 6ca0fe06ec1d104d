import { expect, test } from 'vitest';
import {
  additions,
  effortOf,
  nonZeroDigits,
  signedAdditions,
  subtractions,
} from '@/lib/vedic/effort';

test.each([
  [28, 4, 2],
  [20, 4, 0],
  [27, 2, 1],
  [99, 1, 2],
  [291, 8730, 4],
  [0, 57, 0],
])('%i + %i takes %i operations', (x, y, count) => {
  expect(additions(x, y)).toBe(count);
});

test.each([
  [97, 7, 1],
  [90, 7, 2],
  [100, 3, 3],
  [985, 0, 0],
])('%i − %i takes %i operations', (x, y, count) => {
  expect(subtractions(x, y)).toBe(count);
});

test('signs that differ take away', () => {
  expect(signedAdditions(97, -7)).toBe(subtractions(97, 7));
  expect(signedAdditions(-2, 9)).toBe(subtractions(9, 2));
  expect(signedAdditions(-2, -9)).toBe(additions(2, 9));
});

test('sums what steps write and do; signs are not digits', () => {
  expect(nonZeroDigits(1020)).toBe(2);
  expect(
    effortOf([
      { writes: [3, '07'], operations: 2 },
      { writes: [], operations: 1 },
    ]),
  ).toEqual({ digits: 3, operations: 3 });
});

import fc from '@/tests/support/fast-check';
import { expect, test } from 'vitest';
import { crosswiseProducts, crosswiseStrokes, sumOf } from '@/lib/maths/crosswise';

test('crosswiseStrokes: gives the five steps of three digits, from the ones on', () => {
  expect(crosswiseStrokes(3).map((strokes) => strokes.join(' '))).toEqual([
    '0,0',
    '0,1 1,0',
    '0,2 1,1 2,0',
    '1,2 2,1',
    '2,2',
  ]);
});

test.each([
  [1, 1],
  [3, 3],
  [6, 6],
  [4, 2],
  [1, 5],
])('crosswiseStrokes: joins every digit with every other once, %i by %i', (upper, lower) => {
  const rows = crosswiseStrokes(upper, lower);
  expect(rows).toHaveLength(upper + lower - 1);
  expect(new Set(rows.flat().map(String)).size).toBe(upper * lower);
});

test('crosswiseProducts: add up to the product, place by place', () => {
  expect(crosswiseProducts(23, 41).map(sumOf)).toEqual([3, 14, 8]);
  const number = fc.integer({ min: 0, max: 999_999 });
  fc.assert(
    fc.property(number, number, (a, b) => {
      const sums = crosswiseProducts(a, b).map(sumOf);
      expect(sums.reduce((total, sum, place) => total + sum * 10 ** place, 0)).toBe(a * b);
    }),
  );
});

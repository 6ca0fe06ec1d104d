import fc from '@/tests/support/fast-check';
import { describe, expect, it } from 'vitest';
import { crosswiseProducts, crosswiseStrokes, sumOf } from '@/lib/maths/crosswise';

describe('crosswise strokes', () => {
  it('are the five steps of a product of three digits, from the ones on', () => {
    expect(crosswiseStrokes(3)).toEqual([
      [[0, 0]],
      [
        [0, 1],
        [1, 0],
      ],
      [
        [0, 2],
        [1, 1],
        [2, 0],
      ],
      [
        [1, 2],
        [2, 1],
      ],
      [[2, 2]],
    ]);
  });

  it.each([
    [1, 1],
    [3, 3],
    [6, 6],
    [4, 2],
    [1, 5],
  ])('join every digit with every other once: %i digits by %i', (upper, lower) => {
    const rows = crosswiseStrokes(upper, lower);
    expect(rows).toHaveLength(upper + lower - 1);
    expect(new Set(rows.flat().map(String)).size).toBe(upper * lower);
  });
});

describe('crosswise products', () => {
  it('are the products of the digits, place by place: 23 × 41 → 3, 14, 8', () => {
    expect(crosswiseProducts(23, 41).map(sumOf)).toEqual([3, 14, 8]);
  });

  it('add up to the product of any two numbers', () => {
    const number = fc.integer({ min: 0, max: 999_999 });
    fc.assert(
      fc.property(number, number, (a, b) => {
        const sums = crosswiseProducts(a, b).map(sumOf);
        expect(sums.reduce((total, sum, place) => total + sum * 10 ** place, 0)).toBe(a * b);
      }),
    );
  });
});

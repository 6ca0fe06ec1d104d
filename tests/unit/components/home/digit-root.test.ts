import { describe, expect, it } from 'vitest';
import { digitRoot, digitSum } from '@/components/home/digit-root';

describe('digit sums', () => {
  it.each([
    [0, 0, 0],
    [9, 9, 9],
    [97, 16, 7],
    [93, 12, 3],
    [9021, 12, 3],
    [999999, 54, 9],
  ])('of %i are %i, and %i in the end', (value, sum, root) => {
    expect(digitSum(value)).toBe(sum);
    expect(digitRoot(value)).toBe(root);
  });

  it('check a product: the root of the roots is the root of the product', () => {
    for (let a = 1; a < 120; a++) {
      for (let b = 1; b < 120; b += 7) {
        expect(digitRoot(digitRoot(a) * digitRoot(b))).toBe(digitRoot(a * b));
      }
    }
  });
});

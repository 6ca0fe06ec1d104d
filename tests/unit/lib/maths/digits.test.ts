import fc from '@/tests/support/fast-check';
import { describe, expect, it } from 'vitest';
import { about } from '@/content/en/about';
import {
  complement,
  digitRoot,
  digits,
  digitsFromOnes,
  digitSum,
  recurring,
  rootChain,
} from '@/lib/maths/digits';

describe('digits', () => {
  it('are given as they are read, or the ones first, up to the largest product', () => {
    expect(digits(4387)).toEqual([4, 3, 8, 7]);
    expect(digits(0)).toEqual([0]);
    expect(digitsFromOnes(93)).toEqual([3, 9]);
    expect(digitsFromOnes(999_998_000_001)).toEqual([1, 0, 0, 0, 0, 0, 8, 9, 9, 9, 9, 9]);
  });

  it.each([
    [0, 0, 0],
    [9, 9, 9],
    [97, 16, 7],
    [9021, 12, 3],
    [999_999, 54, 9],
  ])('of %i add up to %i, and to %i in the end', (value, sum, root) => {
    expect(digitSum(value)).toBe(sum);
    expect(digitRoot(value)).toBe(root);
  });
});

describe('digit roots', () => {
  it('end the chain of sums', () => {
    expect(rootChain(9021)).toEqual([9021, 12, 3]);
    expect(rootChain(5)).toEqual([5]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (value) => {
        expect(rootChain(value).at(-1)).toBe(digitRoot(value));
      }),
    );
  });

  it('check a product: the root of the roots is the root of the product', () => {
    for (let a = 1; a < 120; a++) {
      for (let b = 1; b < 120; b += 7) {
        expect(digitRoot(digitRoot(a) * digitRoot(b))).toBe(digitRoot(a * b));
      }
    }
  });
});

describe('complement', () => {
  it('is what a number lacks of the next power of ten', () => {
    expect(complement(4387)).toEqual([5, 6, 1, 3]);
    const value = fc.integer({ min: 1, max: 999_999 }).filter((number) => number % 10 !== 0);
    fc.assert(
      fc.property(value, (number) => {
        const lacking = Number(complement(number).join(''));
        expect(lacking).toBe(10 ** digits(number).length - number);
      }),
    );
  });
});

describe('recurring', () => {
  /** Long division, which knows nothing of the sutra. */
  function divided(divisor: number): number[] {
    const found: number[] = [];
    let rest = 1;
    do {
      found.push(Math.floor((rest * 10) / divisor));
      rest = (rest * 10) % divisor;
    } while (rest !== 1);
    return found;
  }

  it.each([9, 19, 29, 39, 49, 59, 69, 79, 89, 99, 109])('gives the digits of 1 ÷ %i', (divisor) => {
    expect(recurring(divisor)).toEqual(divided(divisor));
  });

  it('has halves that add up to nines for 19', () => {
    const all = recurring(19);
    expect(all).toHaveLength(18);
    all.slice(0, 9).forEach((digit, index) => expect(digit + all[index + 9]!).toBe(9));
  });
});

describe('the captions of the drawings', () => {
  const caption = (figure: string) =>
    about.research.areas.find((area) => area.figure === figure)!.caption;

  it('say what is drawn', () => {
    expect(caption('complement')).toContain(`4387 = ${complement(4387).join('')}`);
    expect(caption('crosswise')).toContain(String(23 * 41));
    expect(caption('recurring')).toContain(`${recurring(19).length} digits`);
    expect([97, 93, 97 * 93, 21].map(digitRoot)).toEqual([7, 3, 3, 3]);
  });
});

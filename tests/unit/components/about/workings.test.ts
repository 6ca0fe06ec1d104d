import fc from '@/tests/support/fast-check';
import { describe, expect, it } from 'vitest';
import { complement, crosswise, digitRoot, digits, recurring } from '@/components/about/workings';
import { about } from '@/content/en/about';

const joined = (values: readonly number[]) => Number(values.join(''));

describe('complement', () => {
  it('is what a number lacks of the next power of ten', () => {
    const value = fc.integer({ min: 1, max: 999_999 }).filter((number) => number % 10 !== 0);
    fc.assert(
      fc.property(value, (number) => {
        expect(joined(complement(number))).toBe(10 ** digits(number).length - number);
      }),
    );
  });
});

describe('crosswise', () => {
  it('adds up to the product of any two numbers of two digits', () => {
    const number = fc.integer({ min: 10, max: 99 });
    fc.assert(
      fc.property(number, number, (a, b) => {
        const [hundreds, tens, ones] = crosswise(a, b);
        expect(hundreds * 100 + tens * 10 + ones).toBe(a * b);
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

describe('digitRoot', () => {
  it('adds up digits until one is left', () => {
    const slowly = (value: number): number =>
      value < 10 ? value : slowly(digits(value).reduce((sum, digit) => sum + digit));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (value) => {
        expect(digitRoot(value)).toBe(slowly(value));
      }),
    );
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

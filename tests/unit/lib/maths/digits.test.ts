import fc from '@/tests/support/fast-check';
import { expect, test } from 'vitest';
import {
  complement,
  digitRoot,
  digits,
  digitsFromOnes,
  digitSum,
  recurring,
  rootChain,
} from '@/lib/maths/digits';
import { about } from '@/tests/support/words';

test('digits: are given as read or from the ones on, up to the largest product', () => {
  expect(digits(4387)).toEqual([4, 3, 8, 7]);
  expect(digits(0)).toEqual([0]);
  expect(digitsFromOnes(999_998_000_001)).toEqual([1, 0, 0, 0, 0, 0, 8, 9, 9, 9, 9, 9]);
});

test('digits: add up to a root, in the steps of the chain', () => {
  expect([97, 9021, 999_999].map(digitSum)).toEqual([16, 12, 54]);
  expect([0, 5, 9, 97, 9021].map(rootChain)).toEqual([[0], [5], [9], [97, 16, 7], [9021, 12, 3]]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (value) => {
      expect(rootChain(value).at(-1)).toBe(digitRoot(value));
    }),
  );
});

test('complement: is what a number lacks of the next power of ten', () => {
  expect(complement(4387)).toEqual([5, 6, 1, 3]);
  const value = fc.integer({ min: 1, max: 999_999 }).filter((number) => number % 10 !== 0);
  fc.assert(
    fc.property(value, (number) => {
      expect(Number(complement(number).join(''))).toBe(10 ** digits(number).length - number);
    }),
  );
});

test.each([9, 19, 29, 39, 49, 59, 69, 79, 89, 99, 109])(
  'recurring: gives the digits that 1 ÷ %i repeats',
  (divisor) => {
    const divided: number[] = [];
    let remainder = 1;
    do {
      divided.push(Math.floor((remainder * 10) / divisor));
      remainder = (remainder * 10) % divisor;
    } while (remainder !== 1);
    expect(recurring(divisor)).toEqual(divided);
  },
);

test('about: the captions say what is drawn', () => {
  const caption = (figure: keyof typeof about.research.areas) =>
    about.research.areas[figure].caption;
  expect(caption('complement')).toContain(`4387 = ${complement(4387).join('')}`);
  expect(caption('crosswise')).toContain(String(23 * 41));
  expect(caption('recurring')).toContain(`${recurring(19).length} digits`);
});

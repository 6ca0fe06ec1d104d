import fc from './fast-check.ts';
import { expect, test } from 'vitest';
import { crosswiseProducts, crosswiseStrokes, sumOf } from '@sutra/vedic/crosswise';
import {
  complement,
  digitRoot,
  digits,
  recurring,
  rootChain,
  rootsOfMultiples,
} from '@sutra/vedic/digits';

const number = fc.integer({ min: 0, max: 999_999 });

test('crosswise products: add up to the product, place by place, and join each digit once', () => {
  fc.assert(
    fc.property(number, number, (a, b) => {
      const sums = crosswiseProducts(a, b).map(sumOf);
      expect(sums.reduce((total, sum, place) => total + sum * 10 ** place, 0)).toBe(a * b);
      const [upper, lower] = [digits(a).length, digits(b).length];
      const strokes = crosswiseStrokes(upper, lower);
      expect(strokes).toHaveLength(upper + lower - 1);
      expect(new Set(strokes.flat().map(String)).size).toBe(upper * lower);
    }),
  );
});

test('digits: add up to a root, in the steps of the chain', () => {
  expect(rootChain(9021)).toEqual([9021, 12, 3]);
  fc.assert(
    fc.property(number, (value) => {
      expect(rootChain(value).at(-1)).toBe(digitRoot(value));
      expect(value === 0 ? 0 : ((value - 1) % 9) + 1).toBe(digitRoot(value));
    }),
  );
});

test('complement: is what a number lacks of the next power of ten', () => {
  fc.assert(
    fc.property(
      number.filter((value) => value > 0),
      (value) => {
        expect(Number(complement(value).join(''))).toBe(10 ** digits(value).length - value);
      },
    ),
  );
});

test('recurring: gives the digits that one by a number that ends in 9 repeats', () => {
  for (let divisor = 9; divisor < 110; divisor += 10) {
    const divided: number[] = [];
    let remainder = 1;
    do {
      divided.push(Math.floor((remainder * 10) / divisor));
      remainder = (remainder * 10) % divisor;
    } while (remainder !== 1);
    expect.soft(recurring(divisor), `1 ÷ ${divisor}`).toEqual(divided);
  }
});

test('digits: the multiples of each digit have roots up to nine', () => {
  for (let by = 1; by <= 9; by++) {
    const roots = Array.from({ length: 9 }, (_, index) => digitRoot(by * (index + 1)));
    expect.soft(rootsOfMultiples(by), `${by}`).toEqual(roots.slice(0, roots.indexOf(9) + 1));
  }
});

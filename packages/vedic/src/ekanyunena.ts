import { withZeros } from './bases.ts';
import { additions, nonZeroDigits, subtractions } from './effort.ts';
import { step } from './steps.ts';
import { type Multiplication } from './types.ts';

export const isNines = (value: number) => /^9+$/.test(String(value));

function largerNines(a: number, b: number): number {
  return Math.max(0, ...[a, b].filter(isNines));
}

/**
 * Sutra 14, "by one less than the one before": products with 9, 99, 999 …
 * 47 × 99 → 47 − 1 = 46, 99 − 46 = 53, 46 | 53. A number with more digits than the nines is reduced
 * by its leading part plus one: 1789 × 99 → 1789 − 18 = 1771, 100 − 89 = 11, 1771 | 11.
 */
export const ekanyunena: Multiplication = {
  fits(a, b) {
    const nines = largerNines(a, b);
    // 300 × 99 is 3 × 99 with two zeros.
    return nines > 0 && Math.min(a, b) > 1 && (a === nines ? b : a) % (nines + 1) !== 0;
  },
  work(a, b) {
    const nines = largerNines(a, b);
    const number = b === nines ? a : b;
    const base = nines + 1;
    const before = Math.floor(number / base);
    const end = number % base;
    const shape = before > 0 ? 'long' : 'short';
    const less = before + 1;
    const left = number - less;
    const right = withZeros(less * base - number, base);
    const tail = withZeros(end, base);
    const answer = left * base + Number(right);
    // With as many digits as the nines: each is taken from one of them.
    const padded = withZeros(left % base, base);
    const values = { number, nines, base, before, tail, less, left, padded, right, answer };
    return {
      values,
      steps: [
        step(`ekanyunena.lessen.${shape}`, values, {
          writes: [left],
          operations: subtractions(number, less) + (shape === 'long' ? additions(before, 1) : 0),
        }),
        step(`ekanyunena.complement.${shape}`, values, {
          writes: [right],
          operations: nonZeroDigits(shape === 'short' ? left : end),
        }),
        step('combine.fits', values),
      ],
    };
  },
};

import { digits } from './digits.ts';
import { additions } from './effort.ts';
import { step } from './steps.ts';
import { type Multiplication } from './types.ts';

function carryOperations(parts: readonly number[]): number {
  let operations = 0;
  parts.reduceRight((carry, part) => {
    operations += additions(part, carry);
    return Math.floor((part + carry) / 10);
  }, 0);
  return operations;
}

/** Sutra 3, "vertically and crosswise", with 11: 47 × 11 → 4 | 4 + 7 | 7 → 4 | 11 | 7 → 517. */
export const eleven: Multiplication = {
  fits: (a, b) => (a === 11 && b > 9) || (b === 11 && a > 9),
  work(a, b) {
    const number = b === 11 ? a : b;
    const allDigits = digits(number);
    const [first, last] = [allDigits[0]!, allDigits.at(-1)!];
    const pairs = allDigits.slice(1).map((digit, index) => [allDigits[index]!, digit] as const);
    const sums = pairs.map(([x, y]) => x + y);
    const parts = [first, ...sums, last];
    const answer = number * 11;
    const values = {
      number,
      first,
      last,
      answer,
      sums: pairs.map(([x, y]) => `${x} + ${y} = ${x + y}`).join(', '),
      parts: parts.join(' | '),
    };
    const neighbours = step('eleven.neighbours', values, {
      writes: sums,
      operations: pairs.reduce((total, [x, y]) => total + additions(x, y), 0),
    });
    return {
      values,
      steps: [
        step('eleven.ends', values, { writes: [first, last], operations: 0 }),
        neighbours,
        sums.some((sum) => sum > 9)
          ? step('eleven.combine.carry', values, {
              writes: [answer],
              operations: carryOperations(parts),
            })
          : step('eleven.combine.fits', values),
      ],
    };
  },
};

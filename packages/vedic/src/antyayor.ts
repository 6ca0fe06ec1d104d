import { placesOf, withZeros } from './bases.ts';
import { additions } from './effort.ts';
import { productSteps, step } from './steps.ts';
import { type Multiplication } from './types.ts';

/** The power of ten that the endings add up to when the digits before them are equal: 43, 47 → 10. */
function endingSum(a: number, b: number): number | undefined {
  for (let sum = 10; sum <= Math.min(a, b); sum *= 10) {
    if (Math.floor(a / sum) === Math.floor(b / sum) && (a % sum) + (b % sum) === sum) return sum;
  }
}

/** Sub-sutra 8, "also when the last digits make ten": 43 × 47 → 4 × 5 | 3 × 7 → 20 | 21. */
export const antyayor: Multiplication = {
  fits: (a, b) => endingSum(a, b) !== undefined,
  work(a, b) {
    const sum = endingSum(a, b)!;
    const head = Math.floor(a / sum);
    const next = head + 1;
    const left = head * next;
    const [endingA, endingB] = [a % sum, b % sum];
    const places = 2 * placesOf(sum);
    const right = withZeros(endingA * endingB, sum * sum);
    const [tailA, tailB] = [withZeros(endingA, sum), withZeros(endingB, sum)];
    const answer = left * sum * sum + endingA * endingB;
    const values = { sum, head, next, left, tailA, tailB, places, right, answer };
    return {
      values,
      steps: [
        step('antyayor.split', values, { writes: [], operations: additions(endingA, endingB) }),
        step('antyayor.next', values, { writes: [next], operations: additions(head, 1) }),
        ...productSteps(head, next, (work) => step('heads', values, work)),
        ...productSteps(endingA, endingB, (work) => step('antyayor.tails', values, work), right),
        step('combine.fits', values),
      ],
    };
  },
};

import { placesOf, withZeros } from './bases';
import { additions } from './effort';
import { productWork, step } from './steps';
import { type Multiplication } from './types';

/** The smallest power of ten that the endings behind the same beginning add up to. */
function endingSum(a: number, b: number): number | undefined {
  for (let sum = 10; sum <= Math.min(a, b); sum *= 10) {
    if (Math.floor(a / sum) === Math.floor(b / sum) && (a % sum) + (b % sum) === sum) return sum;
  }
}

/**
 * "Also when the last digits make ten", for two numbers with the same beginning whose endings add
 * up to 10, 100, 1000 …: 43 × 47 → 4 × 5 = 20, 3 × 7 = 21, 20 | 21, and 191 × 109 → 2 | 0819.
 *
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sub-sutra 8.
 */
export const antyayor: Multiplication = {
  fits: (a, b) => endingSum(a, b) !== undefined,
  work(a, b) {
    const sum = endingSum(a, b)!;
    const head = Math.floor(a / sum);
    const next = head + 1;
    const left = head * next;
    const [u, v] = [a % sum, b % sum];
    const places = 2 * placesOf(sum);
    const right = withZeros(u * v, sum * sum);
    const [tailA, tailB] = [withZeros(u, sum), withZeros(v, sum)];
    const answer = left * sum * sum + u * v;
    const values = { sum, head, next, left, tailA, tailB, places, right, answer };
    return {
      values,
      steps: [
        step('antyayor.split', values, { writes: [], operations: additions(u, v) }),
        step('antyayor.next', values, { writes: [next], operations: additions(head, 1) }),
        step('heads', values, productWork(head, next)),
        step('antyayor.tails', values, productWork(u, v, right)),
        step('combine.fits', values),
      ],
    };
  },
};

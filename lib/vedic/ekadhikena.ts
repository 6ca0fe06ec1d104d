import { additions } from './effort';
import { productWork, step } from './steps';
import { type Multiplication } from './types';

/**
 * "By one more than the one before", for the square of a number that ends in 5:
 * 35² → 3 × 4 = 12, 12 | 25.
 *
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sutra 1.
 */
export const ekadhikena: Multiplication = {
  fits: (a, b) => a === b && a % 10 === 5,
  work(a) {
    const head = (a - 5) / 10;
    const next = head + 1;
    const left = head * next;
    const answer = left * 100 + 25;
    const values = { a, head, next, left, answer };
    return {
      values,
      steps: [
        step('ekadhikena.split', values),
        step('ekadhikena.next', values, { writes: [next], operations: additions(head, 1) }),
        step('heads', values, productWork(head, next)),
        step('ekadhikena.combine', values, { writes: [25], operations: 1 }),
      ],
    };
  },
};

import { additions } from './effort.ts';
import { productSteps, step } from './steps.ts';
import { type Multiplication } from './types.ts';

/** Sutra 1, "by one more than the one before": squares of numbers ending in 5. 35² → 3 × 4 | 25. */
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
        ...productSteps(head, next, (work) => step('heads', values, work)),
        step('ekadhikena.combine', values, { writes: [25], operations: 1 }),
      ],
    };
  },
};

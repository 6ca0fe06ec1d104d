import { expect, test } from 'vitest';
import { multiply } from '@sutra/vedic/multiply';
import { checkSolution, range, solved } from './checks.ts';

const SIZE = 1500;
/** Reading the steps takes longer than working them out. */
const EACH = 5;

test(`multiply: gives every product below ${SIZE} × ${SIZE}, with true sums in its steps`, () => {
  const methods = new Set<string>();
  for (const a of range(0, SIZE - 1)) {
    for (const b of range(a, SIZE - 1)) {
      const { solution } = solved((a + b) % 2 === 0 ? multiply(a, b) : multiply(b, a));
      // An assertion of the library would take most of the time.
      if (solution.answer !== a * b) throw new Error(`${a} × ${b} = ${solution.answer}`);
      if ((a + b) % EACH === 0) checkSolution(solution);
      methods.add(solution.method);
    }
  }
  expect(methods.size).toBe(8);
});

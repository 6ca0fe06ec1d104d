import { expect, test } from 'vitest';
import { multiply } from '@sutra/vedic/multiply';
import { checkSolution, range, solved } from '../checks.ts';

const SIZE = 1500;

// Assertions of the library would take most of the time.
function check(a: number, b: number): string {
  const { solution } = solved(multiply(a, b));
  if (solution.answer !== a * b) throw new Error(`${a} × ${b} = ${solution.answer}`);
  checkSolution(solution);
  return solution.method;
}

test(`multiply: gives every product below ${SIZE} × ${SIZE}, with true sums in each step`, () => {
  const counts = new Map<string, number>();
  for (const a of range(0, SIZE - 1)) {
    for (const b of range(a, SIZE - 1)) {
      const method = check(a, b);
      counts.set(method, (counts.get(method) ?? 0) + 1);
    }
  }
  expect(counts.size).toBe(8);
});

test(`multiply: gives the same product and method for b × a`, () => {
  for (const a of range(0, SIZE - 1)) {
    for (const b of range(0, a - 1)) {
      const { answer, method } = solved(multiply(a, b)).solution;
      if (answer !== a * b || method !== solved(multiply(b, a)).solution.method)
        throw new Error(`${a} × ${b}`);
    }
  }
});

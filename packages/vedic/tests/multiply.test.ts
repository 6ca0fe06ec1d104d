import fc from './fast-check.ts';
import { expect, test } from 'vitest';
import { effortOf } from '@sutra/vedic/effort';
import { candidates, multiply, work } from '@sutra/vedic/multiply';
import { LARGEST } from '@sutra/vedic/read-number';
import { checkSolution, solved } from './checks.ts';

const reasons = [
  [97, 93, 'nikhilam', 'nikhilam'],
  [96, 105, 'nikhilam', 'nikhilam'],
  [90, 91, 'nikhilam', 'nikhilam'],
  [100, 97, 'nikhilam', 'powerOfTen'],
  [43, 47, 'antyayor', 'antyayor'],
  [35, 35, 'ekadhikena', 'ekadhikena'],
  [96, 96, 'yavadunam', 'yavadunam'],
  [47, 11, 'eleven', 'eleven'],
  [47, 99, 'ekanyunena', 'ekanyunena'],
  [23, 14, 'urdhva', 'urdhva'],
  [46, 7, 'urdhva', 'urdhva.oneDigit'],
  [7, 8, 'urdhva', 'urdhva.table'],
  [0, 123, 'urdhva', 'urdhva.zero'],
  // Just outside a border.
  [9, 10, 'nikhilam', 'powerOfTen'],
  [89, 91, 'nikhilam', 'nikhilam.taught'],
  [90, 110, 'nikhilam', 'nikhilam'],
  [30, 99, 'ekanyunena', 'ekanyunena'],
  [80, 91, 'urdhva', 'zeros'],
  [111, 112, 'nikhilam', 'nikhilam.taught'],
  [979, 983, 'nikhilam', 'nikhilam.least'],
  [964, 964, 'yavadunam', 'yavadunam.least'],
  [87, 88, 'nikhilam', 'nikhilam.taught'],
] as const;

test('multiply: works each pair by its method, and says why', () => {
  for (const [a, b, method, reason] of reasons) {
    const chosen = { ok: true, reason, solution: { method } };
    expect.soft(multiply(a, b), `${a} × ${b}`).toMatchObject(chosen);
  }
});

const operand = fc.oneof(
  fc.integer({ min: 0, max: LARGEST }),
  fc.integer({ min: 0, max: 1500 }),
  fc.constantFrom(0, 1, 9, 10, 11, 99, 100, 999, 1000, 99_999, 100_000, LARGEST),
);

test('multiply: gives the product and true sums for any two numbers, in either order', () => {
  fc.assert(
    fc.property(operand, operand, (a, b) => {
      const result = solved(multiply(a, b));
      expect(result.solution.answer).toBe(a * b);
      expect(solved(multiply(b, a)).solution.method).toBe(result.solution.method);
      checkSolution(result.solution);
    }),
    { numRuns: 500 },
  );
});

test('multiply: takes no more work than any other method unless the pattern is obvious', () => {
  fc.assert(
    fc.property(operand, operand, (a, b) => {
      const { reason, solution } = solved(multiply(a, b));
      const { method } = solution;
      if (reason === 'zeros') return;
      const isLeast = ['anurupyena', 'antyayor', 'urdhva'].includes(method);
      if ((!isLeast && !reason.endsWith('.least')) || (a < 10 && b < 10)) return;
      const loads = new Map(
        candidates(a, b).map((each) => {
          const { digits, operations } = effortOf(work(each, Math.max(a, b), Math.min(a, b)).steps);
          return [each, digits + operations];
        }),
      );
      expect(loads.get(method)).toBe(Math.min(...loads.values()));
    }),
  );
});

import fc from '@/tests/support/fast-check';
import { describe, expect, test } from 'vitest';
import { vedic } from '@/content/en/vedic';
import { effortOf } from '@/lib/vedic/effort';
import { LARGEST } from '@/lib/vedic/operands';
import { solve, type Solution } from '@/lib/vedic/solve';
import { type Operation } from '@/lib/vedic/types';
import { fillValues } from '@/lib/vedic/words';
import { checkShown, recombine, worked } from './checks';

const operations: Operation[] = ['×', '÷', '²'];
const operand = fc.oneof(
  fc.integer({ min: 0, max: LARGEST }),
  fc.integer({ min: 0, max: 1500 }),
  fc.constantFrom(0, 1, 9, 10, 11, 99, 100, 999, 1000, 99_999, 100_000, LARGEST),
);

test.each([
  [97, '×', 93, 'nikhilam', 'nikhilam'],
  [104, '×', 109, 'nikhilam', 'nikhilam'],
  [96, '×', 105, 'nikhilam', 'nikhilam'],
  [988, '×', 997, 'nikhilam', 'nikhilam'],
  [98, '×', 95, 'nikhilam', 'nikhilam'],
  [100, '×', 97, 'nikhilam', 'powerOfTen'],
  [43, '×', 47, 'antyayor', 'antyayor'],
  [35, '×', 35, 'ekadhikena', 'ekadhikena'],
  [95, '²', undefined, 'ekadhikena', 'ekadhikena'],
  [96, '²', undefined, 'yavadunam', 'yavadunam'],
  [64, '²', undefined, 'urdhva', 'urdhva'],
  [47, '×', 11, 'eleven', 'eleven'],
  [47, '×', 99, 'ekanyunena', 'ekanyunena'],
  [497, '×', 498, 'anurupyena', 'anurupyena'],
  [23, '×', 14, 'urdhva', 'urdhva'],
  [46, '×', 7, 'urdhva', 'urdhva.oneDigit'],
  [7, '×', 8, 'urdhva', 'urdhva.table'],
  [0, '×', 123, 'urdhva', 'urdhva.zero'],
  [1234, '÷', 9, 'nikhilamDivision', 'nikhilamDivision'],
  [1234, '÷', 112, 'paravartya', 'paravartya'],
] as const)('%i %s %s is worked by %s because %s', (a, operation, b, method, reason) => {
  expect(solve(a, operation, b)).toMatchObject({ ok: true, operation, reason, chosen: { method } });
});

/** A plain loop: half a million calls of `expect` would cost more than the engine. */
test(
  'every product of 1 to 999 is right, in every method that applies',
  { timeout: 120_000 },
  () => {
    const wrong: string[] = [];
    for (let a = 1; a <= 999; a++) {
      for (let b = a; b <= 999; b++) {
        const { chosen, others } = worked(solve(a, '×', b));
        for (const { method, answer } of [chosen, ...others]) {
          if (answer !== a * b) wrong.push(`${a} × ${b} ${method}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('never throws for numbers in range, and what it shows is true', () => {
  fc.assert(
    fc.property(operand, fc.constantFrom(...operations), operand, (a, operation, b) => {
      const solved = solve(a, operation, b);
      if (!solved.ok) {
        expect(operation).toBe('÷');
        expect(vedic.refusals[solved.code]).toBeTruthy();
        return;
      }
      const plain = { '×': a * b, '²': a * a, '÷': Math.floor(a / b) }[operation];
      for (const solution of [solved.chosen, ...solved.others]) {
        expect(solution.answer).toBe(plain);
        if (plain === 0) continue;
        expect(recombine(solution)).toBe(plain);
        checkShown(solution);
      }
      const reason = fillValues(vedic.reasons[solved.reason], solved.chosen.steps[0]!.values);
      expect(reason).not.toMatch(/[{}]|undefined|NaN/);
    }),
    { numRuns: 2000 },
  );
});

test('refuses anything that is no number in range, whatever the operation', () => {
  const bad = fc.oneof(
    fc.double().filter((value) => !Number.isInteger(value) || value < 0 || value > LARGEST),
    fc.integer({ max: -1 }),
    fc.integer({ min: LARGEST + 1 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  );
  fc.assert(
    fc.property(bad, fc.constantFrom(...operations), operand, (value, operation, good) => {
      const inputCodes = ['notANumber', 'negative', 'tooLarge', 'notWhole'];
      const first = solve(value, operation, good);
      expect(first).toMatchObject({ ok: false, operand: 0 });
      expect(inputCodes).toContain(!first.ok && first.code);
      if (operation !== '²')
        expect(solve(good, operation, value)).toMatchObject({ ok: false, operand: 1 });
    }),
  );
});

const load = (solution: Solution) => {
  const { digits, operations: single } = effortOf(solution.steps);
  return digits + single;
};

describe('the other methods', () => {
  test('are listed with the least work first, without the chosen one', () => {
    const { chosen, others } = worked(solve(97, '×', 93));
    expect(others.map(({ method }) => method)).toEqual(['antyayor', 'urdhva']);
    fc.assert(
      fc.property(operand, operand, (a, b) => {
        const solved = worked(solve(a, '×', b));
        const loads = solved.others.map(load);
        expect(loads).toEqual([...loads].sort((x, y) => x - y));
        expect(solved.others.map(({ method }) => method)).not.toContain(solved.chosen.method);
      }),
    );
    expect(chosen.method).toBe('nikhilam');
  });

  test('the order of the two numbers changes neither the method nor the answer', () => {
    fc.assert(
      fc.property(operand, operand, (a, b) => {
        const [one, other] = [worked(solve(a, '×', b)), worked(solve(b, '×', a))];
        expect([other.chosen.method, other.chosen.answer]).toEqual([
          one.chosen.method,
          one.chosen.answer,
        ]);
      }),
    );
  });
});

test('refuses divisions without a short method', () => {
  expect(solve(100, '÷', 6)).toEqual({ ok: false, code: 'noShortDivision', operand: 1 });
  expect(solve(100, '÷', 0)).toEqual({ ok: false, code: 'divisionByZero', operand: 1 });
  expect(solve(8, '÷', 9)).toEqual({ ok: false, code: 'dividendBelowDivisor', operand: 0 });
});

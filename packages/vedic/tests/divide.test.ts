import fc from './fast-check.ts';
import { expect, test } from 'vitest';
import { checkDrawing } from './drawing-checks.ts';
import { divide, divideShort } from '@sutra/vedic/divide';
import { LARGEST } from '@sutra/vedic/read-number';
import { checkSolution, solved, writtenIn } from './checks.ts';

const bases = [10, 100, 1000, 10_000, 100_000, 1_000_000];
const between = (min: number, max: number) => fc.integer({ min, max: Math.min(max, LARGEST) });

const sums = fc
  .constantFrom(...bases)
  .chain((base) => between(0.7 * base, 1.3 * base))
  .filter((b) => !bases.includes(b))
  .chain((b) => fc.tuple(between(b, LARGEST), fc.constant(b)));

test.each([
  [
    999999,
    7,
    '1 × 7 + 2 = 9; 4 × 7 + 1 = 29; 2 × 7 + 5 = 19; 8 × 7 + 3 = 59; 5 × 7 + 4 = 39; 7 × 7 + 0 = 49; 999999 ÷ 7 = 142857',
  ],
  [98, 97, '1 × 97 + 1 = 98; 1 × 97 + 1 = 98'],
  [
    1212,
    112,
    '112 − 100 → −1 −2; 1; 2 + 1 × (−1) = 1; 1 + 1 × (−1) + 1 × (−2) = −2; 2 + 1 × (−2) = 0; 1 | 1 → 11; −2 | 0 → −20; −20 + 1 × 112 = 92, 11 − 1 = 10; 10 × 112 + 92 = 1212',
  ],
  [
    1234,
    112,
    '112 − 100 → −1 −2; 1; 2 + 1 × (−1) = 1; 3 + 1 × (−1) + 1 × (−2) = 0; 4 + 1 × (−2) = 2; 1 | 1 → 11; 0 | 2 → 2; 11 × 112 + 2 = 1234',
  ],
  [
    123456,
    98,
    '100 − 98 → 0 2; 1; 2; 3 + 1 × 2 = 5; 4 + 2 × 2 = 8; 5 + 5 × 2 = 15; 6 + 8 × 2 = 22; 1 | 2 | 5 | 8 → 1258; 15 | 22 → 172; 172 − 1 × 98 = 74, 1258 + 1 = 1259; 1259 × 98 + 74 = 123456',
  ],
] as const)('divide: writes %i ÷ %i as %s', (a, b, written) => {
  expect(writtenIn(solved(divide(a, b)).solution)).toBe(written);
});

test('divide: gives quotient and remainder and shows true sums over its whole range', () => {
  fc.assert(
    fc.property(sums, ([a, b]) => {
      const result = solved(divide(a, b));
      const { method, answer, values } = result.solution;
      const isBelow = bases.some((base) => b >= base * 0.7 && b < base);
      expect(['digits', isBelow ? 'nikhilamDivision' : 'paravartya']).toContain(method);
      expect([answer, values.remainder]).toEqual([Math.floor(a / b), a % b]);
      checkSolution(result.solution);
    }),
    { numRuns: 500 },
  );
});

test('divideShort: works exactly the divisors within three tenths of a base', () => {
  for (let b = 1; b <= 1400; b++) {
    const isNear = bases.some((base) => b !== base && b >= base * 0.7 && b <= base * 1.3);
    for (const a of [b, b + 1, 2 * b - 1, 2 * b, 9 * b + 4, 1234 + b, 99_999, 100_000, LARGEST]) {
      const result = divideShort(a, b);
      const code = [10, 100, 1000].includes(b) ? 'divisionByPowerOfTen' : 'noShortDivision';
      if (!isNear) expect(result).toEqual({ ok: false, code });
      else if (solved(result).solution.answer !== Math.floor(a / b)) throw new Error(`${a} ÷ ${b}`);
    }
  }
});

test.each([
  [85, 5, '1 × 5 + 3 = 8; 7 × 5 + 0 = 35; 85 ÷ 5 = 17'],
  [100, 4, '2 × 4 + 2 = 10; 5 × 4 + 0 = 20; 100 ÷ 4 = 25'],
  [144, 2, '7 × 2 + 0 = 14; 2 × 2 + 0 = 4; 144 ÷ 2 = 72'],
  [1234, 100, '1 × 100 + 23 = 123; 2 × 100 + 34 = 234; 12 × 100 + 34 = 1234'],
  [3, 7, '0 × 7 + 3 = 3; 0 × 7 + 3 = 3'],
  [12, 345, '0 × 345 + 12 = 12; 0 × 345 + 12 = 12'],
  [0, 7, '0 × 7 + 0 = 0; 0 ÷ 7 = 0'],
])('divide: writes %i ÷ %i digit by digit as %s', (a, b, written) => {
  expect(writtenIn(solved(divide(a, b)).solution)).toBe(written);
});

test('divide: refuses 0 alone of all divisors', () => {
  expect(divide(7, 0)).toEqual({ ok: false, code: 'divisionByZero' });
  const number = fc.integer({ min: 0, max: LARGEST });
  const divisor = fc.oneof(fc.integer({ min: 1, max: 120 }), number.filter(Boolean));
  fc.assert(
    fc.property(number, divisor, (a, b) => {
      const { solution } = solved(divide(a, b));
      expect([solution.answer, solution.values.remainder]).toEqual([Math.floor(a / b), a % b]);
      checkSolution(solution);
      checkDrawing(solution);
    }),
  );
});

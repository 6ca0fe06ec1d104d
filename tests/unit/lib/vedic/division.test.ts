import fc from '@/tests/support/fast-check';
import { describe, expect, test } from 'vitest';
import { LARGEST } from '@/lib/vedic/operands';
import { nikhilamDivision } from '@/lib/vedic/nikhilam-division';
import { paravartya } from '@/lib/vedic/paravartya';
import { checkShown, worked } from './checks';

const between = (min: number, max: number) => fc.integer({ min, max });
const withDividend = (divisor: fc.Arbitrary<number>) =>
  divisor.chain((b) => fc.tuple(between(b, LARGEST), fc.constant(b)));

const claims = [
  {
    method: nikhilamDivision,
    covers: (b: number) => [10, 100, 1000].some((base) => b >= base * 0.7 && b < base),
    refusal: 'notJustBelowBase',
    pairs: withDividend(
      between(1, 6).chain((zeros) => between(7 * 10 ** (zeros - 1), 10 ** zeros - 1)),
    ),
  },
  {
    method: paravartya,
    covers: (b: number) => [10, 100, 1000].some((base) => b > base && b <= base * 1.3),
    refusal: 'notJustAboveBase',
    pairs: withDividend(
      between(1, 5).chain((zeros) => between(10 ** zeros + 1, 13 * 10 ** (zeros - 1))),
    ),
  },
] as const;

describe.each(claims)('$method.name', ({ method, covers, refusal, pairs }) => {
  test('gives quotient and remainder and shows true sums over its whole domain', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const result = worked(method(a, b));
        expect([result.answer, result.remainder]).toEqual([Math.floor(a / b), a % b]);
        checkShown(result);
      }),
      { numRuns: 1000 },
    );
  });

  test('its columns, read as figures of the base, make up the dividend', () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const { columns, places } = worked(method(a, b));
        const totals = columns.map(({ total }) => total);
        const read = (figures: number[]) => figures.reduce((sum, figure) => sum * 10 + figure, 0);
        const cut = totals.length - places;
        expect(read(totals.slice(0, cut)) * b + read(totals.slice(cut))).toBe(a);
      }),
    );
  });

  test('works exactly the divisors it covers, all up to 1400, with every kind of dividend', () => {
    for (let b = 1; b <= 1400; b++) {
      for (const a of [b, b + 1, 2 * b - 1, 2 * b, 9 * b + 4, 1234 + b, 99_999, 100_000, LARGEST]) {
        const result = method(a, b);
        if (result.ok !== covers(b)) throw new Error(`${a} ÷ ${b}: ${JSON.stringify(result)}`);
        if (!result.ok) expect(result).toEqual({ ok: false, code: refusal, operand: 1 });
        else if (result.answer * b + result.remainder !== a) throw new Error(`${a} ÷ ${b}`);
        else expect(result.remainder).toBeLessThan(b);
      }
    }
  });

  test('refuses what is no division', () => {
    expect(method(10, 0)).toEqual({ ok: false, code: 'divisionByZero', operand: 1 });
    expect(method(7, 8)).toEqual({ ok: false, code: 'dividendBelowDivisor', operand: 0 });
    expect(method(Number.NaN, 9)).toEqual({ ok: false, code: 'notANumber', operand: 0 });
    expect(method(100, -9)).toEqual({ ok: false, code: 'negative', operand: 1 });
    expect(method(100.5, 9)).toEqual({ ok: false, code: 'notWhole', operand: 0 });
    expect(method(1_000_000, 9)).toEqual({ ok: false, code: 'tooLarge', operand: 0 });
  });
});

test('every number by 9', () => {
  for (let a = 9; a <= LARGEST; a += a < 20_000 ? 1 : 97) {
    const result = worked(nikhilamDivision(a, 9));
    if (result.answer !== Math.floor(a / 9) || result.remainder !== a % 9)
      throw new Error(`${a} ÷ 9`);
  }
});

test('the figures of known examples', () => {
  const figures = (result: ReturnType<typeof paravartya> | ReturnType<typeof nikhilamDivision>) =>
    worked<Extract<typeof result, { ok: true }>>(result).columns.map(({ total }) => total);
  expect(figures(nikhilamDivision(1234, 9))).toEqual([1, 3, 6, 10]);
  expect(figures(paravartya(1234, 112))).toEqual([1, 1, 0, 2]);
  expect(worked(paravartya(1234, 112)).transposed).toEqual([-1, -2]);
  expect(worked(nikhilamDivision(123456, 98)).transposed).toEqual([0, 2]);
});

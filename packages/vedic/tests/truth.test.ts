import { expect, test } from 'vitest';
import { divide } from '@sutra/vedic/divide';
import { multiply } from '@sutra/vedic/multiply';
import { type Solved } from '@sutra/vedic/types';
import { checkSolution, range, solved, writtenAt } from './checks.ts';

type Pair = readonly [number, number];

/** Every pair of a range, and of larger numbers those near a base, far from it, and ending alike. */
const pairs: readonly Pair[] = [
  ...range(2, 125).flatMap((a) => range(a, 125).map((b): Pair => [a, b])),
  ...range(131, 1_600)
    .filter((value) => value % 13 === 1)
    .flatMap((a) => [a, 97, 403, 508, 698, 796, 962, 995, 1_009].map((b): Pair => [a, b])),
  ...range(131, 1_600).map((a): Pair => [a, a]),
  ...[5_499, 8_995, 12_345, 53_999, 67_895, 99_901, 234_567, 518_998, 999_995].flatMap((a) =>
    [a, a + 1, 77_988, 99_987, 500_009].map((b): Pair => [a, b]),
  ),
];

// Assertions of the library would take most of the time.
function hold(isTrue: boolean, where: string): void {
  if (!isTrue) throw new Error(where);
}

/** How far both numbers are from the base, or undefined where a method has none. */
function differencesOf({ solution: { values, operands } }: Solved) {
  const base = Number(values.workingBase ?? values.base);
  return operands.map((value) => Math.abs(value - base)).sort((x, y) => x - y);
}

const products = /^(\d+) × (\d+) = (\d+)$/;
const hasOneDigit = (value: number) => /^\d0*$/.test(String(value));

test('products: one that is in no table is worked out in parts before it', () => {
  for (const [a, b] of pairs) {
    const { steps } = solved(multiply(a, b)).solution;
    const written = steps.map(writtenAt);
    for (const [at, working] of written.entries()) {
      const [x, y, product] = (products.exec(working) ?? []).slice(1).map(Number);
      if (!x || !y || Math.min(x, y) <= 12 || hasOneDigit(x) || hasOneDigit(y)) continue;
      const parts = [...(written[at - 1] ?? '').matchAll(/= (\d+)/g)].map(([, part]) =>
        Number(part),
      );
      const sum = parts.reduce((total, part) => total + part, 0);
      hold(sum === product, `${a} × ${b}: ${working}`);
    }
  }
});

test('products: no method takes two differences of three digits', () => {
  for (const [a, b] of pairs) {
    const result = solved(multiply(a, b));
    if (!['nikhilam', 'yavadunam', 'anurupyena'].includes(result.solution.method)) continue;
    const isShort = 'zeros' in result.solution.values;
    if (!isShort) hold(differencesOf(result)[0]! < 100, `${a} × ${b}`);
  }
});

test.each([
  ['500 × 46', 'zeros', 'urdhva', '230 | 00 → 23000'],
  ['300 × 400', 'zeros', 'urdhva', '12 | 0000 → 120000'],
  ['46 × 500', 'zeros', 'urdhva', '230 | 00 → 23000'],
  ['990 × 97', 'zeros', 'ekanyunena', '9603 | 0 → 96030'],
  ['110 × 23', 'zeros', 'eleven', '253 | 0 → 2530'],
  ['350 × 350', 'zeros', 'ekadhikena', '1225 | 00 → 122500'],
  ['100 × 35', 'powerOfTen', undefined, undefined],
  ['97 × 1000', 'powerOfTen', undefined, undefined],
])('products: %s sets the zeros at the end aside', (sum, reason, method, last) => {
  const [a, b] = sum.split(' × ').map(Number) as [number, number];
  const result = solved(multiply(a, b));
  expect(result.reason).toBe(reason);
  expect(result.solution.answer).toBe(a * b);
  checkSolution(result.solution);
  if (!last) return;
  expect(result.solution.method).toBe(method);
  expect(writtenAt(result.solution.steps.at(-1)!)).toBe(last);
});

test.each([
  [11, 7, 'urdhva'],
  [1, 99, 'urdhva'],
  [796, 698, 'urdhva'],
  [799, 595, 'urdhva'],
  [5_499, 5_499, 'urdhva'],
  [53_999, 53_999, 'urdhva'],
])('products: %i × %i is worked by %s', (a, b, method) => {
  expect(solved(multiply(a, b)).solution.method).toBe(method);
});

test('products: a number of the base itself is no crosswise subtraction', () => {
  const keys = solved(multiply(97, 100)).solution.steps.map(({ key }) => key);
  expect(keys).not.toContain('cross.subtract');
});

const divisors = [7, 8, 9, 11, 12, 13, 78, 83, 89, 97, 98, 102, 112, 128, 130, 870, 989, 1_013];

test('divisions: multiply only small figures, and correct by one digit at most', () => {
  for (const b of divisors) {
    for (const a of [...range(b, 1_400), 12_345, 98_765, 99_999, 123_456, 987_654, 999_999]) {
      if (a < b) continue;
      const { solution } = solved(divide(a, b));
      const isRight = solution.answer * b + solution.values.remainder === a;
      hold(isRight && solution.values.remainder < b, `${a} ÷ ${b}`);
      for (const { values } of solution.steps) {
        for (const term of Array.isArray(values.terms) ? values.terms : []) {
          if (typeof term === 'number') continue;
          const [figure, digit] = (term as Pair).map(Math.abs) as [number, number];
          hold(digit < 2 || figure < 10, `${a} ÷ ${b}`);
        }
        hold(Math.abs(Number(values.shift ?? 0)) < 10, `${a} ÷ ${b}`);
      }
    }
  }
});

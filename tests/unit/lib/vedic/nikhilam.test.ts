import fc from '@/tests/support/fast-check';
import { expect, test } from 'vitest';
import { vedic } from '@/content/en/vedic';
import { effortOf } from '@/lib/vedic/effort';
import { nikhilam } from '@/lib/vedic/nikhilam';
import { wordsOf } from '@/lib/vedic/words';
import { checkShown, recombine, worked } from './checks';

const read = (a: number, b: number) =>
  worked(nikhilam(a, b)).steps.map((step) => wordsOf(step, vedic.steps));

test('97 × 93 in the five steps of the worked example', () => {
  const result = worked(nikhilam(97, 93));
  expect(result).toMatchObject({
    base: 100,
    places: 2,
    differences: [-3, -7],
    cross: 90,
    product: 21,
    carry: 0,
    left: 90,
    right: '21',
    answer: 9021,
  });
  expect(read(97, 93).map(({ title, working }) => [title, working])).toEqual([
    ['Choose base 100', '100'],
    ['Find differences', '−3 and −7'],
    ['Cross subtract', '97 − 7 = 90'],
    ['Multiply differences', '3 × 7 = 21'],
    ['Combine', '90 | 21 → 9021'],
  ]);
  expect(effortOf(result.steps)).toEqual({ digits: 6, operations: 6 });
});

test.each([
  ['leading zeros of the right part', 98, 99, { left: 97, right: '02', carry: 0, answer: 9702 }],
  ['a carry', 88, 87, { left: 76, right: '56', carry: 1, answer: 7656 }],
  ['above the base', 104, 109, { left: 113, right: '36', carry: 0, answer: 11336 }],
  ['above, with a carry', 115, 112, { left: 128, right: '80', carry: 1, answer: 12880 }],
  ['a borrow', 96, 105, { left: 100, right: '80', carry: -1, answer: 10080 }],
  ['a borrow of more than one', 80, 115, { left: 92, right: '00', carry: -3, answer: 9200 }],
  ['the base itself', 100, 97, { left: 97, right: '00', carry: 0, answer: 9700 }],
  ['base ten', 8, 7, { left: 5, right: '6', carry: 0, answer: 56 }],
  ['the largest base', 999999, 999998, { left: 999997, right: '000002', answer: 999997000002 }],
])('%s', (_, a, b, expected) => {
  expect(nikhilam(a, b)).toMatchObject(expected);
});

test('cross adds above the base and says what is borrowed', () => {
  expect(read(104, 109)[2]).toMatchObject({ title: 'Cross add', working: '104 + 9 = 113' });
  expect(read(96, 105)[4]?.note).toBe(
    'Borrow 1 from the left part. It is worth 100 on the right, and 100 − 20 = 80.',
  );
});

const near = (base: number, value: number) => Math.abs(value - base) <= base / 2;
const bases = [10, 100, 1000, 10_000, 100_000, 1_000_000];

test('covers exactly the pairs near one power of ten, every pair up to 1600', () => {
  for (let a = 0; a <= 1600; a++) {
    const step = a % 7 === 0 ? 1 : 37;
    for (let b = 0; b <= 1600; b += step) {
      const result = nikhilam(a, b);
      const covered = bases.some((base) => near(base, a) && near(base, b));
      if (result.ok !== covered) throw new Error(`${a} × ${b}: ${result.ok}`);
      if (result.ok && (result.answer !== a * b || recombine(result) !== a * b)) {
        throw new Error(`${a} × ${b}: ${result.answer}`);
      }
      if (!result.ok && result.code !== 'notNearOneBase') throw new Error(result.code);
    }
  }
});

test('equals the product and shows true sums near every base', () => {
  const pair = fc.constantFrom(...bases).chain((base) => {
    const value = fc.integer({ min: base / 2, max: Math.min(999_999, base * 1.5) });
    return fc.tuple(value, value);
  });
  fc.assert(
    fc.property(pair, ([a, b]) => {
      const result = worked(nikhilam(a, b));
      expect(result.answer).toBe(a * b);
      expect(recombine(result)).toBe(a * b);
      checkShown(result);
    }),
    { numRuns: 1000 },
  );
});

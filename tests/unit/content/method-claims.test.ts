import { expect, test } from 'vitest';
import { methods as en } from '@/content/en/methods';
import { methods as hi } from '@/content/hi/methods';
import { methodChoice } from '@/content/en/method-choice';
import { methodPageSums } from '@/content/sums';
import { range } from '@/packages/vedic/tests/checks';
import { effortOf } from '@sutra/vedic/effort';
import { candidates, multiply, work } from '@sutra/vedic/multiply';
import { type Method } from '@sutra/vedic/types';

// What the pages of the methods say of all numbers, computed as they say it.

// Assertions of the library would take most of the time.
function hold(isTrue: boolean, where: string): void {
  if (!isTrue) throw new Error(where);
}

const bases = [10, 100, 1000, 10_000] as const;

const methodOf = (a: number, b: number) => {
  const solved = multiply(a, b);
  return solved.ok && solved.solution.method;
};

const writes = (method: Method, a: number, b: number) => effortOf(work(method, a, b).steps).digits;

test('pages of methods: the calculator does what “a good choice” says', () => {
  const choices: [Method, [number, number][]][] = [
    ['eleven', range(12, 9_999).map((number) => [number, 11])],
    ['ekadhikena', range(1, 99).map((head) => [head * 10 + 5, head * 10 + 5])],
    ['yavadunam', [96, 97, 98, 99, 101, 104, 108, 988, 991, 1_008].map((value) => [value, value])],
    ['ekanyunena', range(12, 98).map((number) => [number, 99])],
    ['ekanyunena', range(101, 998).map((number) => [number, 999])],
    ['anurupyena', [396, 496, 2_995].map((value) => [value, value + 2])],
  ];
  for (const [method, sums] of choices) {
    for (const [a, b] of sums) {
      // Zeros at the end are set aside first.
      if (a % 10 !== 0) hold(methodOf(a, b) === method, `${a} × ${b}: ${String(methodOf(a, b))}`);
    }
  }
});

/** Pairs a little above 200 to 9000, without zeros at the end. */
const littleAbove = [100, 1000].flatMap((base) =>
  range(2, 9).flatMap((factor) => {
    const near = range(1, 24).filter((more) => more % 10 > 0 && more * 8 <= base);
    const at = (more: number) => factor * base + more;
    return near.flatMap((one) =>
      near.filter((other) => other >= one).map((other) => [at(one), at(other)] as const),
    );
  }),
);

test('pages of methods: “less to write” is so', () => {
  const compared: (readonly [less: Method, more: Method, a: number, b: number])[] = [
    ['urdhva', 'yavadunam', 64, 64],
    ['urdhva', 'anurupyena', 48, 47],
    ...littleAbove.map(([a, b]) => ['urdhva', 'anurupyena', a, b] as const),
  ];
  // Nikhilam does not even fit: 43 is far from 100, and 57 × 2 is more than two digits.
  expect(candidates(98, 43)).toEqual(['urdhva']);
  for (const [less, more, a, b] of compared) {
    expect(writes(less, a, b), `${a} × ${b}`).toBeLessThan(writes(more, a, b));
  }
  for (const { pages } of [en, hi]) {
    const said = Object.values(pages).flatMap(({ avoid }) =>
      avoid.filter((reason) => /less to write|कम लिखना/.test(reason)),
    );
    expect(said.map((reason) => /\d+(?: × \d+|²)/.exec(reason)![0]).toSorted()).toEqual([
      '302 × 304',
      '48 × 47',
      '64²',
      '98 × 43',
    ]);
  }
});

/** What the lines of the page /methods say, in its order. */
const lines: readonly [Method, (a: number, b: number) => boolean][] = [
  ['ekadhikena', (a, b) => a === b && a % 10 === 5 && a > 9 && a < 1000],
  ['yavadunam', (a, b) => a === b && isNear(a)],
  ['eleven', (a, b) => (a === 11 && b > 9) || (b === 11 && a > 9)],
  ['ekanyunena', (a, b) => /^9+$/.test(String(Math.max(a, b)))],
  ['nikhilam', (a, b) => bases.some((base) => isNear(a, base) && isNear(b, base))],
  ['antyayor', (a, b) => Math.floor(a / 10) === Math.floor(b / 10) && (a % 10) + (b % 10) === 10],
  ['anurupyena', (a, b) => isLittleBelow(a, 100, b) || isLittleBelow(a, 1000, b)],
  ['urdhva', () => true],
];

const isNear = (value: number, ...of: number[]) =>
  (of.length > 0 ? of : bases).some((base) => Math.abs(value - base) * 10 <= base);

function isLittleBelow(a: number, base: number, b: number): boolean {
  const round = Math.ceil(a / base) * base;
  const isRound = round > base && round < base * 10;
  return isRound && [a, b].every((value) => round - value > 0 && (round - value) * 8 <= base);
}

test('page of all methods: the first line that fits names a method that works', () => {
  expect(Object.keys(methodChoice.rows)).toEqual(lines.map(([method]) => method));
  const lineOf = (a: number, b: number) => lines.find(([, fits]) => fits(a, b))![0];
  const pairs = [
    ...range(12, 130).flatMap((a) => range(a, 130).map((b) => [a, b] as const)),
    ...range(395, 520).flatMap((a) => range(a, 520).map((b) => [a, b] as const)),
    ...range(2_990, 3_010).flatMap((a) => range(970, 1_030).map((b) => [a, b] as const)),
    ...range(980, 1_020).flatMap((a) => range(a, 1_020).map((b) => [a, b] as const)),
  ].filter(([a, b]) => a % 10 > 0 && b % 10 > 0);
  let chosen = 0;
  for (const [a, b] of pairs) {
    const method = lineOf(a, b);
    hold(candidates(a, b).includes(method), `${a} × ${b}: ${method}`);
    if (methodOf(a, b) === method) chosen++;
  }
  // The calculator counts what takes the least work, and most often agrees.
  expect(chosen / pairs.length).toBeGreaterThan(0.9);
  for (const [method, [a, b]] of Object.entries(methodPageSums)) expect(lineOf(a, b)).toBe(method);
});

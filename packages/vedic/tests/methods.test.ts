import fc from './fast-check.ts';
import { expect, test } from 'vitest';
import { effortOf } from '@sutra/vedic/effort';
import { candidates, work } from '@sutra/vedic/multiply';
import { LARGEST } from '@sutra/vedic/read-number';
import { type Method } from '@sutra/vedic/types';
import { checkSolution, writtenIn } from './checks.ts';

type Pair = [number, number];

/** What a method claims to cover, in other terms than its own. */
interface Claim {
  covers: (a: number, b: number) => boolean;
  /** Pairs over the whole range. */
  pairs: fc.Arbitrary<Pair>;
}

const between = (min: number, max: number) => fc.integer({ min, max: Math.min(max, LARGEST) });
const squares = (value: fc.Arbitrary<number>) => value.map((a): Pair => [a, a]);
const bothWays = (pairs: fc.Arbitrary<Pair>) =>
  fc.tuple(pairs, fc.boolean()).map(([[a, b], isTurned]): Pair => (isTurned ? [b, a] : [a, b]));

const bases = [10, 100, 1000, 10_000, 100_000, 1_000_000];
const basesOf = (value: number) => bases.filter((base) => Math.abs(value - base) <= base / 2);
/** Where both are farther, the product of the differences is as much work as the sum. */
const REACH = 99;
/** One number within reach, the other at most half of the base away. */
const aroundBase = fc.constantFrom(...bases).map((base) => ({
  near: between(Math.max(base / 2, base - REACH), Math.min(base * 1.5, base + REACH)),
  any: between(base / 2, base * 1.5),
}));

const multipleOf = (value: number) => {
  const unit = 10 ** (String(value).length - 1);
  return { unit, factor: Math.floor(value / unit + 0.5) };
};

const claims: Record<Method, Claim> = {
  ekadhikena: {
    covers: (a, b) => a === b && String(a).endsWith('5'),
    pairs: squares(between(0, 99_999).map((head) => head * 10 + 5)),
  },
  yavadunam: {
    covers: (a, b) => a === b && basesOf(a).some((base) => Math.abs(a - base) <= REACH),
    pairs: squares(aroundBase.chain(({ near }) => near)),
  },
  eleven: {
    covers: (a, b) => (a === 11 || b === 11) && Math.min(a, b) > 9,
    pairs: bothWays(fc.tuple(between(10, LARGEST), fc.constant(11))),
  },
  ekanyunena: {
    covers(a, b) {
      const nines = [999, 99, 9].find((value) => value === a || value === b);
      const number = nines === a ? b : a;
      return nines !== undefined && Math.min(a, b) > 1 && number % (nines + 1) > 0;
    },
    pairs: bothWays(
      fc
        .tuple(between(2, LARGEST), fc.constantFrom(...bases.map((base) => base - 1)))
        .filter(([number, nines]) => number % (nines + 1) > 0),
    ),
  },
  nikhilam: {
    covers: (a, b) =>
      basesOf(a).some(
        (base) =>
          basesOf(b).includes(base) && Math.min(Math.abs(a - base), Math.abs(b - base)) <= REACH,
      ),
    pairs: bothWays(aroundBase.chain(({ near, any }) => fc.tuple(near, any))),
  },
  antyayor: {
    covers: (a, b) =>
      [1, 2, 3, 4, 5].some((digits) => {
        const [x, y] = [String(a), String(b)];
        const isSameHead = x.slice(0, -digits) === y.slice(0, -digits) && x.length > digits;
        return isSameHead && Number(x.slice(-digits)) + Number(y.slice(-digits)) === 10 ** digits;
      }),
    pairs: between(1, 5).chain((digits) =>
      fc
        .tuple(between(1, 10 ** (6 - digits) - 1), between(1, 10 ** digits - 1))
        .map(([head, tail]): Pair => [
          head * 10 ** digits + tail,
          (head + 1) * 10 ** digits - tail,
        ]),
    ),
  },
  anurupyena: {
    covers: (a, b) => {
      const { unit, factor } = multipleOf(a);
      const isInReach = b >= (factor - 0.5) * unit && b < (factor + 0.5) * unit;
      const distance = Math.min(...[a, b].map((value) => Math.abs(value - factor * unit)));
      return unit >= 10 && factor >= 2 && factor <= 9 && isInReach && distance <= REACH;
    },
    pairs: fc.tuple(between(1, 5), between(2, 9)).chain(([zeros, factor]) => {
      const [unit, middle] = [10 ** zeros, factor * 10 ** zeros];
      const reach = Math.min(unit / 2 - 1, REACH);
      const near = between(middle - reach, middle + reach);
      return fc.tuple(near, between(middle - unit / 2, middle + unit / 2 - 1));
    }),
  },
  urdhva: { covers: () => true, pairs: fc.tuple(between(0, LARGEST), between(0, LARGEST)) },
};
const methods = Object.keys(claims) as Method[];

/** What the steps write, and how much work they are. */
const examples = `
nikhilam 97 × 93 (6 digits, 6 operations): 100; −3, −7; 97 − 7 = 90; 3 × 7 = 21; 90 | 21 → 9021
nikhilam 88 × 87 (15 digits, 12 operations): 100; −12, −13; 88 − 13 = 75; 12 × 13 = 156; 75 | 156 → 76 | 56 → 7656
nikhilam 104 × 109 (7 digits, 2 operations): 100; +4, +9; 104 + 9 = 113; 4 × 9 = 36; 113 | 36 → 11336
nikhilam 96 × 105 (12 digits, 8 operations): 100; −4, +5; 96 + 5 = 101; 4 × 5 = 20; 101 | −20 → 100 | 80 → 10080
nikhilam 100 × 97 (6 digits, 5 operations): 100; 0, −3; 100 − 3 = 97; 0 × 3 = 00; 97 | 00 → 9700
ekadhikena 35 × 35 (5 digits, 3 operations): 3 | 5; 3 + 1 = 4; 3 × 4 = 12; 12 | 25 → 1225
yavadunam 96 × 96 (5 digits, 4 operations): 100; 100 − 96 = 4; 96 − 4 = 92; 4 × 4 = 16; 92 | 16 → 9216
eleven 47 × 11 (7 digits, 2 operations): 4 | 7; 4 + 7 = 11; 4 | 11 | 7 → 517
ekanyunena 47 × 99 (4 digits, 3 operations): 47 − 1 = 46; 99 − 46 = 53; 46 | 53 → 4653
ekanyunena 7 × 999 (4 digits, 2 operations): 7 − 1 = 6; 999 − 6 = 993; 6 | 993 → 6993
ekanyunena 1789 × 99 (6 digits, 5 operations): 1789 − 18 = 1771; 100 − 89 = 11; 1771 | 11 → 177111
antyayor 41 × 49 (5 digits, 4 operations): 4 | 1, 4 | 9; 4 + 1 = 5; 4 × 5 = 20; 1 × 9 = 09; 20 | 09 → 2009
antyayor 191 × 109 (6 digits, 6 operations): 1 | 91, 1 | 09; 1 + 1 = 2; 1 × 2 = 2; 91 × 09 = 0819; 2 | 0819 → 20819
anurupyena 48 × 47 (9 digits, 10 operations): 50 = 5 × 10; −2, −3; 48 − 3 = 45; 45 × 5 = 225; 2 × 3 = 6; 225 | 6 → 2256
anurupyena 304 × 299 (14 digits, 13 operations): 300 = 3 × 100; +4, −1; 304 − 1 = 303; 303 × 3 = 909; 4 × 1 = 4; 909 | −4 → 908 | 96 → 90896
urdhva 23 × 14 (5 digits, 7 operations): 3 × 4 = 12; 3 × 1 + 2 × 4 + 1 = 12; 2 × 1 + 1 = 3
urdhva 0 × 123 (1 digits, 0 operations): 0 × 123 = 0
`;

test('work: writes the steps of each example, and their effort', () => {
  for (const example of examples.trim().split('\n')) {
    const [, method, a, b] = /^(\w+) (\d+) × (\d+)/.exec(example)!;
    const solution = work(method as Method, Number(a), Number(b));
    const { digits, operations } = effortOf(solution.steps);
    const shown = `(${digits} digits, ${operations} operations): ${writtenIn(solution)}`;
    expect.soft(`${method} ${a} × ${b} ${shown}`).toBe(example);
  }
});

test.each(methods)('%s: gives the product and shows true sums over its whole range', (method) => {
  fc.assert(
    fc.property(claims[method].pairs, ([a, b]) => {
      const solution = work(method, a, b);
      expect(solution).toMatchObject({ method, operands: [a, b], answer: a * b });
      checkSolution(solution);
    }),
    { numRuns: 300 },
  );
});

test('candidates: are exactly the methods that cover a pair', () => {
  for (let a = 0; a <= 1600; a++) {
    const [step, last] = a <= 120 ? [1, 120] : [41, 1600];
    for (const b of [a, ...Array.from({ length: last / step }, (_, index) => index * step)]) {
      const covering = methods.filter((method) => claims[method].covers(a, b));
      if (String(candidates(a, b)) !== String(covering)) throw new Error(`${a} × ${b}`);
    }
  }
});

test('ekanyunena: its note takes as many digits from nine as there are nines', () => {
  for (const nines of [9, 99, 999, 9999]) {
    for (let number = 2; number <= nines; number++) {
      const { padded, right } = work('ekanyunena', number, nines).values;
      const taken = [...String(padded)].map((digit) => 9 - Number(digit)).join('');
      expect(taken, `${number} × ${nines}`).toBe(right);
    }
  }
});

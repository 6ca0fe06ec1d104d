import { pick, seeded } from '@sutra/vedic/random';
import { type Method } from '@sutra/vedic/types';
import { practiceCells } from './checks.ts';

/** What a pupil writes instead, by its own arithmetic; undefined where the mistake cannot be made. */
type Misconception = readonly [cause: string, answer: (a: number, b: number) => number | undefined];

const write = (...parts: readonly number[]) =>
  parts.every((part) => part >= 0) ? Number(parts.join('')) : undefined;
const digitsOf = (number: number) => [...String(number)].map(Number);
const fromEach = (ten: number) => (number: number) =>
  Number(
    digitsOf(number)
      .map((digit) => (ten - digit) % 10)
      .join(''),
  );

/** Of a sum near a base: how far each number is from it, and both parts. */
function nearBase(a: number, b: number, base: number) {
  const [da, db] = [a - base, b - base];
  return { base, da, db, left: a + db, right: da * db };
}
type Near = ReturnType<typeof nearBase>;
const baseOf = (a: number, b: number) => (Math.max(a, b) > 300 ? 1000 : 100);

const near =
  (answer: (near: Near, a: number, b: number) => number | undefined): Misconception[1] =>
  (a, b) =>
    answer(nearBase(a, b, baseOf(a, b)), a, b);

/** A number below the base with a difference by another rule. */
const wrongDifference = (rule: (number: number) => number) =>
  near(({ base, da, db }, a, b) =>
    da < 0 && db < 0 ? (b - rule(a)) * base + rule(a) * -db : undefined,
  );
const bothWrong = (rule: (number: number) => number) =>
  near(({ base, da, db }, a, b) =>
    da < 0 && db < 0 ? (b - rule(a)) * base + rule(a) * rule(b) : undefined,
  );

const isMixed = ({ right }: Near) => right < 0;

const nikhilam: readonly Misconception[] = [
  [
    'padding',
    near((n) => (n.right > 0 && n.right * 10 < n.base ? write(n.left, n.right) : undefined)),
  ],
  ['carry', near((n) => (n.right >= n.base ? n.left * n.base + (n.right % n.base) : undefined))],
  ['carry', near((n) => (n.right >= n.base ? write(n.left, n.right) : undefined))],
  ['nines', wrongDifference(fromEach(9))],
  ['nines', bothWrong(fromEach(9))],
  ['nines', wrongDifference(fromEach(10))],
  ['nines', bothWrong(fromEach(10))],
  ['summed', near((n) => (isMixed(n) ? undefined : n.left * n.base + Math.abs(n.da + n.db)))],
  ['notCrossed', near((n, a) => (a + n.da) * n.base + n.right)],
  ['notCrossed', near((n, _, b) => (b + n.db) * n.base + n.right)],
  ['wrongWay', near((n, a) => (a - n.db) * n.base + n.right)],
  ['lent', near((n) => (isMixed(n) ? n.left * n.base - n.right : undefined))],
  ['lent', near((n) => (isMixed(n) ? (n.left - 1) * n.base - n.right : undefined))],
  ['lent', near((n) => (isMixed(n) ? (n.left + 1) * n.base - n.right : undefined))],
  ['lent', near((n) => (isMixed(n) ? (n.left + 1) * n.base + n.base + n.right : undefined))],
  ['none', near((n) => (n.left - 1) * n.base + n.right)],
  ['none', near((n) => n.left * n.base + n.da * (n.db + 1))],
  ['none', near((n) => (n.left + 10) * n.base + n.right)],
];

function columns(a: number, b: number) {
  const [p, q, r, s] = [...digitsOf(a), ...digitsOf(b)] as [number, number, number, number];
  return { p, q, r, s, tens: p * r, ones: q * s };
}
type Columns = ReturnType<typeof columns>;
const middle =
  (of: (columns: Columns) => number): Misconception[1] =>
  (a, b) => {
    const own = columns(a, b);
    return own.tens * 100 + of(own) * 10 + own.ones;
  };
const settled =
  (of: (carried: { ones: number; middle: number }, own: Columns & { cross: number }) => number[]) =>
  (a: number, b: number) => {
    const own = columns(a, b);
    const cross = own.p * own.s + own.q * own.r;
    const ones = Math.floor(own.ones / 10);
    return write(...of({ ones, middle: Math.floor((cross + ones) / 10) }, { ...own, cross }));
  };

const urdhva: readonly Misconception[] = [
  ['countedOnce', middle(({ p, s }) => p * s)],
  ['countedOnce', middle(({ q, r }) => q * r)],
  ['countedOnce', (a, b) => write(columns(a, b).tens, columns(a, b).ones)],
  ['carry', settled((_, { tens, cross, ones }) => [tens, cross % 10, ones % 10])],
  [
    'carry',
    settled((_, { tens, cross, ones }) => [tens + Math.floor(cross / 10), cross % 10, ones % 10]),
  ],
  [
    'carry',
    settled((carried, { tens, cross, ones }) => [tens, (cross + carried.ones) % 10, ones % 10]),
  ],
  ['carry', settled((_, { tens, cross, ones }) => [tens, cross, ones])],
  [
    'carryPlace',
    settled((carried, { tens, cross, ones }) => [
      tens + Math.floor(cross / 10) + carried.ones,
      cross % 10,
      ones % 10,
    ]),
  ],
  ['takenAway', middle(({ p, q, r, s }) => Math.abs(p * s - q * r))],
  ['ownDigits', middle(({ p, q, r, s }) => p * q + r * s)],
  ['ownDigits', middle(({ p, q, r, s }) => p * r + q * s)],
  ['countedTwice', middle(({ p, s }) => 2 * p * s)],
  ['countedTwice', middle(({ q, r }) => 2 * q * r)],
  ['unshifted', (a, b) => a * (b % 10) + a * Math.floor(b / 10)],
  ['added', (a, b) => a + b],
  ['none', middle(({ p, q, r, s }) => p * s + q * r + 1)],
  ['none', (a, b) => a * b + columns(a, b).q],
];

const head = (number: number) => Math.floor(number / 10);
const squareOf5: readonly Misconception[] = [
  ['oneMore', (a) => head(a) ** 2 * 100 + 25],
  ['square5', (a) => write(head(a) * (head(a) + 1), 5)],
  ['square5', (a) => head(a) * (head(a) + 1)],
  ['next', (a) => 2 * head(a) * 100 + 25],
  ['next', (a) => (head(a) + 1) ** 2 * 100 + 25],
  ['next', (a) => head(a) * (head(a) - 1) * 100 + 25],
  ['summed', (a) => head(a) * (head(a) + 1) * 100 + 10],
  ['added', (a) => a + a],
  ['none', (a) => head(a) * (head(a) + 1) * 100 + 125],
  ['none', (a) => (head(a) * (head(a) + 1) - 10) * 100 + 25],
];

const square = (answer: (n: Near) => number | undefined): Misconception[1] => near(answer);
const yavadunam: readonly Misconception[] = [
  ['padding', square((n) => (n.right * 10 < n.base ? write(n.left, n.right) : undefined))],
  ['carry', square((n) => (n.right >= n.base ? n.left * n.base + (n.right % n.base) : undefined))],
  ['carry', square((n) => (n.right >= n.base ? write(n.left, n.right) : undefined))],
  ['wrongWay', square((n) => (n.base + 2 * -n.da + n.da - n.da) * n.base + n.right)],
  ['summed', square((n) => n.left * n.base + 2 * Math.abs(n.da))],
  ['moved', square((n) => (n.base + n.da) * n.base + n.right)],
  ['moved', square((n) => (n.base + 3 * n.da) * n.base + n.right)],
  ['nines', bothWrong(fromEach(9))],
  ['nines', bothWrong(fromEach(10))],
  ['none', square((n) => (n.left - 1) * n.base + n.right)],
  ['none', square((n) => n.left * n.base + Math.abs(n.da) * (Math.abs(n.da) + 1))],
];

const nines =
  (answer: (n: number, base: number) => number | undefined): Misconception[1] =>
  (a, b) =>
    answer(Math.min(a, b), Math.max(a, b) + 1);
const ekanyunena: readonly Misconception[] = [
  ['oneMore', nines((n, base) => n * base + (base - n))],
  ['nines', nines((n, base) => (n - 1) * base + (base - n) + 1)],
  ['nines', nines((n, base) => (n - 1) * base + (base - 1 - n))],
  ['nines', nines((n, base) => (n - 1) * base + fromEach(10)(n - 1))],
  ['next', nines((n, base) => (n + 1) * base + (base - n))],
  ['exchanged', nines((n, base) => (base - n) * base + (n - 1))],
  ['padding', nines((n, base) => ((base - n) * 10 < base ? write(n - 1, base - n) : undefined))],
  ['none', nines((n, base) => (n - 1) * base + (base - n) - 10)],
  ['none', nines((n, base) => (n - 11) * base + (base - n))],
];

const endings =
  (answer: (h: number, s: number, t: number) => number | undefined): Misconception[1] =>
  (a, b) =>
    answer(head(a), a % 10, b % 10);
const antyayor: readonly Misconception[] = [
  ['padding', endings((h, s, t) => (s * t < 10 ? write(h * (h + 1), s * t) : undefined))],
  ['oneMore', endings((h, s, t) => h * h * 100 + s * t)],
  ['summed', endings((h) => h * (h + 1) * 100 + 10)],
  ['habit', endings((h) => h * (h + 1) * 100 + 25)],
  ['next', endings((h, s, t) => (h + 1) ** 2 * 100 + s * t)],
  ['next', endings((h, s, t) => 2 * h * 100 + s * t)],
  ['next', endings((h, s, t) => h * (h - 1) * 100 + s * t)],
  ['added', (a, b) => a + b],
  ['none', endings((h, s, t) => h * (h + 1) * 100 + s * (t + 1))],
  ['none', endings((h, s, t) => (h * (h + 1) + 10) * 100 + s * t)],
];

const pair =
  (answer: (x: number, y: number) => number | undefined): Misconception[1] =>
  (a, b) => {
    const [x, y] = digitsOf(a === 11 ? b : a) as [number, number];
    return answer(x, y);
  };
const eleven: readonly Misconception[] = [
  ['carry', pair((x, y) => (x + y > 9 ? write(x, (x + y) % 10, y) : undefined))],
  ['carry', pair((x, y) => (x + y > 9 ? write(x, x + y, y) : undefined))],
  ['multiplied', pair((x, y) => write(x, x * y, y))],
  ['multiplied', pair((x, y) => x * 100 + x * y * 10 + y)],
  ['takenAway', pair((x, y) => write(x, Math.abs(x - y), y))],
  ['carryPlace', pair((x, y) => (x + y > 9 ? x * 100 + ((x + y) % 10) * 10 + y + 1 : undefined))],
  ['carryMore', pair((x, y) => (x + y < 10 ? (x + 1) * 100 + (x + y) * 10 + y : undefined))],
  ['none', pair((x, y) => x * 100 + (x + y + 1) * 10 + y)],
  ['timesLess', pair((x, y) => (x * 10 + y) * 10)],
];

const five =
  (answer: (n: Near & { a: number; b: number }) => number | undefined): Misconception[1] =>
  (a, b) => {
    const [da, db] = [a - 500, b - 500];
    return answer({ a, b, base: 100, da, db, left: a + db, right: da * db });
  };
const carryOf = (n: Near) => Math.floor(n.right / n.base);
const anurupyena: readonly Misconception[] = [
  ['factor', five((n) => n.left * n.base + n.right)],
  ['factor', five((n) => 4 * n.left * n.base + n.right)],
  ['factorEarly', five((n) => (n.a * 5 + n.db) * n.base + n.right)],
  ['factorTwice', five((n) => n.left * 5 * n.base + n.right * 5)],
  ['tooWide', five((n) => (carryOf(n) ? undefined : n.left * 5 * 1000 + n.right))],
  ['half', five((n) => (n.left % 2 ? ((n.left - 1) / 2) * 1000 + n.right : undefined))],
  ['half', five((n) => (n.left % 2 ? ((n.left - 1) / 2) * 1000 + n.right : undefined))],
  ['notCrossed', five((n) => (n.a + n.da) * 5 * n.base + n.right)],
  ['wrongWay', five((n) => (n.a - n.db) * 5 * n.base + n.right)],
  ['padding', five((n) => (n.right < 10 ? write(n.left * 5, n.right) : undefined))],
  ['carry', five((n) => (carryOf(n) ? n.left * 5 * n.base + (n.right % n.base) : undefined))],
  ['summed', five((n) => n.left * 5 * n.base - n.da - n.db)],
  ['none', five((n) => (n.left - 1) * 5 * n.base + n.right)],
];

const all: Readonly<Record<Method, readonly Misconception[]>> = {
  nikhilam,
  urdhva,
  ekadhikena: squareOf5,
  yavadunam,
  ekanyunena,
  antyayor,
  eleven,
  anurupyena,
};

/** How many of 300 wrong answers each method has. */
const shares: Readonly<Record<Method, number>> = {
  nikhilam: 71,
  urdhva: 58,
  ekadhikena: 34,
  yavadunam: 31,
  ekanyunena: 30,
  antyayor: 29,
  eleven: 29,
  anurupyena: 18,
};

export interface Mistaken {
  readonly method: Method;
  readonly a: number;
  readonly b: number;
  readonly given: number;
  /** All that give this number, by chance too. */
  readonly causes: readonly string[];
}

/** Wrong answers to sums of practice, each misconception of a method in turn. */
export function mistakenAnswers(seed: number): readonly Mistaken[] {
  const random = seeded(seed);
  return (Object.keys(shares) as Method[]).flatMap((method) => {
    const sums = practiceCells.filter((cell) => cell.method === method).map((cell) => cell.sums);
    const found: Mistaken[] = [];
    for (let turn = 0; found.length < shares[method]; turn++) {
      const [, answer] = all[method][turn % all[method].length]!;
      const [a, b] = pick(random, pick(random, sums));
      const given = answer(a, b);
      if (given === undefined || !(given >= 0) || given === a * b) continue;
      const causes = all[method]
        .filter(([, other]) => other(a, b) === given)
        .map(([cause]) => cause);
      found.push({ method, a, b, given, causes: [...new Set(causes)] });
    }
    return found;
  });
}

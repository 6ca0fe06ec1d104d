import { antyayor } from './antyayor.ts';
import { anurupyena } from './anurupyena.ts';
import { nearBase } from './bases.ts';
import { effortOf } from './effort.ts';
import { ekadhikena } from './ekadhikena.ts';
import { ekanyunena, isNines } from './ekanyunena.ts';
import { eleven } from './eleven.ts';
import { nikhilam } from './nikhilam.ts';
import { LAST_TABLE } from './steps.ts';
import { refusalOf } from './read-number.ts';
import {
  type Method,
  type Multiplication,
  type Reason,
  type Refusal,
  type Solved,
  type Solution,
  type Worked,
} from './types.ts';
import { urdhva } from './urdhva.ts';
import { yavadunam } from './yavadunam.ts';
import { endZeros, withoutZeros, zerosSteps } from './zeros.ts';

export { isShortened } from './zeros.ts';

/** `multiply` tries them in this order; `urdhva` fits every pair. */
const methods = {
  ekadhikena,
  yavadunam,
  eleven,
  ekanyunena,
  nikhilam,
  antyayor,
  anurupyena,
  urdhva,
} satisfies Record<Method, Multiplication>;

export function candidates(a: number, b: number): Method[] {
  if (refusalOf(a, b)) return [];
  return (Object.keys(methods) as Method[]).filter((method) => methods[method].fits(a, b));
}

export function work<M extends Method>(method: M, a: number, b: number) {
  if (refusalOf(a, b) || !methods[method]?.fits(a, b))
    throw new RangeError(`${method} does not fit ${a} × ${b}.`);
  const worked: Worked = methods[method].work(a, b);
  const { answer } = worked.values;
  const solution: Solution = { ...worked, method, operands: [a, b], answer };
  return solution as Solution & ReturnType<(typeof methods)[M]['work']>;
}

const FURTHEST_TAUGHT = 15;

/** Both within a tenth of the base, and one so near that its difference is in the tables. */
function isClose(a: number, b: number): boolean {
  const base = nearBase(a)!;
  const differences = [a, b].map((value) => Math.abs(value - base));
  return Math.max(...differences) * 10 <= base && Math.min(...differences) <= LAST_TABLE;
}

/** Near enough for Nikhilam to be taught with it, carries included: 88 × 87 → 75 | 156 → 7656. */
function isTaughtNearHundred(a: number, b: number): boolean {
  const [da, db] = [a - 100, b - 100];
  const isOneSide = da * db > 0 && Math.max(Math.abs(da), Math.abs(db)) <= FURTHEST_TAUGHT;
  return isOneSide && a !== b && a % 10 > 0 && b % 10 > 0;
}

function isObvious(method: Method, a: number, b: number): boolean {
  if (method === 'ekadhikena') return a < 1000;
  if (method === 'eleven') return true;
  if (method === 'ekanyunena') return isNines(Math.max(a, b));
  if (method === 'nikhilam' && isTaughtNearHundred(a, b)) return true;
  return (method === 'yavadunam' || method === 'nikhilam') && isClose(a, b);
}

const obviousMethod = (a: number, b: number): Method | undefined =>
  a < 10 && b < 10 ? 'urdhva' : candidates(a, b).find((method) => isObvious(method, a, b));

/**
 * The method with the fewest digits and operations. Counts with the larger number first, so that a × b and b × a
 * get the same one.
 */
export function leastWork(fitting: readonly Method[], a: number, b: number): Method {
  const loadOf = (method: Method) => {
    const { digits, operations } = effortOf(work(method, Math.max(a, b), Math.min(a, b)).steps);
    return digits + operations;
  };
  const loads = fitting.map(loadOf);
  return fitting[loads.indexOf(Math.min(...loads))]!;
}

const isPowerOfTen = (value: number) => /^10+$/.test(String(value));

function reasonFor(method: Method, a: number, b: number): Reason {
  if (a * b === 0) return 'urdhva.zero';
  if ([a, b].some(isPowerOfTen)) return 'powerOfTen';
  if (method === 'nikhilam' && !isClose(a, b) && isTaughtNearHundred(a, b))
    return 'nikhilam.taught';
  if (method === 'nikhilam' || method === 'yavadunam')
    return isClose(a, b) ? method : `${method}.least`;
  if (method !== 'urdhva') return method;
  if (a < 10 && b < 10) return 'urdhva.table';
  return a < 10 || b < 10 ? 'urdhva.oneDigit' : 'urdhva';
}

/** 500 × 46 is 5 × 46 with two zeros. */
function multiplyWithoutZeros(a: number, b: number): Solved {
  const [shortA, shortB] = [withoutZeros(a), withoutZeros(b)];
  const { solution } = choose(shortA, shortB);
  const zeros = '0'.repeat(endZeros(a) + endZeros(b));
  const answer = a * b;
  const values = {
    a,
    b,
    shortA,
    shortB,
    short: solution.answer,
    zeros,
    places: zeros.length,
    answer,
  };
  const [aside, back] = zerosSteps(values);
  const { method, steps } = solution;
  const whole = {
    method,
    operands: [a, b],
    values,
    answer,
    steps: [aside, ...steps, back],
    shortened: solution,
  } as const;
  return { ok: true, solution: whole, reason: 'zeros' };
}

/** Chooses as a teacher would: an obvious pattern first, else the fewest digits and operations. */
function choose(a: number, b: number): Solved {
  const method = obviousMethod(a, b) ?? leastWork(candidates(a, b), a, b);
  return { ok: true, solution: work(method, a, b), reason: reasonFor(method, a, b) };
}

export function multiply(a: number, b: number): Solved | Refusal {
  const refused = refusalOf(a, b);
  if (refused) return refused;
  const hasZeros = a * b > 0 && endZeros(a) + endZeros(b) > 0;
  const isSimple = [a, b].some(isPowerOfTen) || obviousMethod(a, b);
  return hasZeros && !isSimple ? multiplyWithoutZeros(a, b) : choose(a, b);
}

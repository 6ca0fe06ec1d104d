import { type Method } from './methods.ts';
import { partsOf } from './parts.ts';
import {
  findSlip,
  hasColumns,
  rightHalf,
  rightPlaces,
  type Slip,
  type SlipKey,
  slipKey,
  slipValues,
} from './slips.ts';
import { type Solution, type Values } from './types.ts';

/** What a first wrong answer is asked: it names a place, and no part that is not there yet. */
export type HintKey =
  | Exclude<SlipKey, 'swapped'>
  | 'order'
  | 'added'
  | 'zeroMore'
  | 'zeroLess'
  | 'timesMore'
  | 'timesLess'
  | 'leftFits'
  | 'rightFits'
  | 'ones'
  | 'tens'
  | 'hundreds'
  | 'further'
  | `${Exclude<Method, 'urdhva' | 'eleven'>}.begin`;

export interface Hint {
  readonly key: HintKey;
  readonly values: Values;
  /** The mistake that is asked about. */
  readonly slip?: Slip;
}

const sortedDigits = (number: number) => String([...`${number}`].sort());

/** Whether `longer` without one of its zeros is `shorter`. */
const hasOneZeroMore = (longer: number, shorter: number) =>
  [...`${longer}`].some(
    (digit, at, all) =>
      digit === '0' && all.filter((_, index) => index !== at).join('') === `${shorter}`,
  );

type Rule = (a: number, b: number, given: number) => Values | false;

/** Whether a number of the sum is there once too often. */
const isOnce = (a: number, b: number, number: number) =>
  (number === a || number === b) && { number };

const rules = {
  order: (a, b, given) => sortedDigits(given) === sortedDigits(a * b) && {},
  added: (a, b, given) => given === a + b && { a, b, given },
  zeroMore: (a, b, given) => hasOneZeroMore(given, a * b) && {},
  zeroLess: (a, b, given) => hasOneZeroMore(a * b, given) && {},
  timesMore: (a, b, given) => isOnce(a, b, given - a * b),
  timesLess: (a, b, given) => isOnce(a, b, a * b - given),
} satisfies Partial<Record<HintKey, Rule>>;

const columns = ['ones', 'tens', 'hundreds'] as const;

function placeHint(solution: Solution, given: number): Hint {
  const { method, operands, values } = solution;
  if (hasColumns(solution)) {
    const count = rightPlaces(solution, given);
    const [endA, endB] = operands.map((number) => number % 10) as [number, number];
    return { key: columns[count] ?? 'further', values: { count, endA, endB } };
  }
  const half = rightHalf(solution, given);
  const [left = '', right = ''] = partsOf(solution);
  // The right part of a square that ends in 5 is no find, and a part like the other would tell it.
  if (half && left !== right && `${half}${method}` !== 'rightekadhikena')
    return { key: `${half}Fits`, values: { left, right } };
  return { key: `${method as Exclude<Method, 'urdhva' | 'eleven'>}.begin`, values };
}

/** The first that fits a wrong answer, the most telling before the others. */
export function hintFor(solution: Solution, given: number): Hint {
  const slip = findSlip(solution, given);
  // Any two digits can change places: `order` says it without the answer.
  if (slip && slip !== 'swapped') {
    const key = slipKey(solution, slip) as HintKey;
    return { slip, key, values: slipValues(solution) };
  }
  for (const [key, rule] of Object.entries(rules)) {
    const values = rule(...solution.operands, given);
    if (values) return { key: key as HintKey, values };
  }
  return placeHint(solution, given);
}

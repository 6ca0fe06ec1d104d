import { rootOf } from './digits.ts';
import { partsOf } from './parts.ts';
import { findSlip, type Slip } from './slips.ts';
import { type Solution, type Values } from './types.ts';

/** What can be said of a wrong answer without telling the right one. */
export type HintKey =
  | 'order'
  | 'added'
  | 'zeroMore'
  | 'zeroLess'
  | 'leftFits'
  | 'rightFits'
  | 'times'
  | 'places'
  | 'lastDigit'
  | 'digitSums'
  | 'notYet';

export type Hint =
  | { readonly slip: Slip }
  | { readonly key: HintKey; readonly values: Values; readonly slip?: never };

const sortedDigits = (number: number) => String([...`${number}`].sort());

/** Whether `longer` without one of its zeros is `shorter`. */
const hasOneZeroMore = (longer: number, shorter: number) =>
  [...`${longer}`].some(
    (digit, at, all) =>
      digit === '0' && all.filter((_, index) => index !== at).join('') === `${shorter}`,
  );

type Rule = (a: number, b: number, given: number, left: string, right: string) => Values | false;

const rules: Readonly<Record<Exclude<HintKey, 'notYet'>, Rule>> = {
  order: (a, b, given) => sortedDigits(given) === sortedDigits(a * b) && {},
  added: (a, b, given) => given === a + b && { a, b, given },
  zeroMore: (a, b, given) => hasOneZeroMore(given, a * b) && {},
  zeroLess: (a, b, given) => hasOneZeroMore(a * b, given) && {},
  leftFits: (a, b, given, left, right) =>
    left + right === `${a * b}` &&
    [`${given}`, `${given}`.slice(0, -right.length)].includes(left) && { left },
  rightFits: (a, b, given, left, right) =>
    left + right === `${a * b}` && `${given}`.endsWith(right) && { right },
  times: (a, b, given) => Math.abs(given - a * b) === a && { a, b, times: given / a },
  places(a, b, given) {
    const [places, count] = [`${a * b}`.length, `${given}`.length];
    return places !== count && { places, count };
  },
  lastDigit(a, b, given) {
    const [endA, endB] = [a % 10, b % 10];
    const end = (endA * endB) % 10;
    return end !== given % 10 && { endA, endB, end };
  },
  digitSums(a, b, given) {
    const [rootA, rootB] = [rootOf(a), rootOf(b)];
    const product = rootA * rootB;
    const [root, rootGiven] = [rootOf(product), rootOf(given)];
    const chain = product > 9 ? `${product} → ${root}` : product;
    return root !== rootGiven && { a, b, rootA, rootB, chain, rootGiven };
  },
};

/** The first that is true of a wrong answer, the most telling before the others. */
export function hintFor(solution: Solution, given: number): Hint {
  const slip = findSlip(solution, given);
  // Any two digits can change places: `order` says it without the answer.
  if (slip && slip !== 'swapped') return { slip };
  // No number ends in a bar: without a right part, neither part fits.
  const [left = '', right = '|'] = partsOf(solution);
  for (const [key, rule] of Object.entries(rules)) {
    const values = rule(...solution.operands, given, left, right);
    if (values) return { key: key as HintKey, values };
  }
  return { key: 'notYet', values: {} };
}

import { digitRoot } from './digits.ts';
import { findSlip, type Slip } from './slips.ts';
import { type Solution, type Values } from './types.ts';

/** What can be said of a wrong answer without telling the right one. */
export type HintKey =
  'order' | 'added' | 'zeroMore' | 'zeroLess' | 'places' | 'lastDigit' | 'digitSums' | 'notYet';

export type Hint =
  | { readonly slip: Slip }
  | { readonly key: HintKey; readonly values: Values; readonly slip?: never };

const sortedDigits = (text: string) => [...text].sort().join('');

/** Whether `longer` without one of its zeros is `shorter`. */
const hasOneZeroMore = (longer: string, shorter: string) =>
  longer.length === shorter.length + 1 &&
  [...longer].some(
    (digit, at) => digit === '0' && longer.slice(0, at) + longer.slice(at + 1) === shorter,
  );

type Rule = (a: number, b: number, given: number) => Values | undefined;

const rules: Readonly<Record<Exclude<HintKey, 'notYet'>, Rule>> = {
  order: (a, b, given) =>
    sortedDigits(String(given)) === sortedDigits(String(a * b)) ? {} : undefined,
  added: (a, b, given) => (given === a + b ? { a, b, given } : undefined),
  zeroMore: (a, b, given) => (hasOneZeroMore(String(given), String(a * b)) ? {} : undefined),
  zeroLess: (a, b, given) => (hasOneZeroMore(String(a * b), String(given)) ? {} : undefined),
  places(a, b, given) {
    const [places, count] = [String(a * b).length, String(given).length];
    return places === count ? undefined : { places, count };
  },
  lastDigit(a, b, given) {
    const [endA, endB] = [a % 10, b % 10];
    const end = (endA * endB) % 10;
    return end === given % 10 ? undefined : { endA, endB, end };
  },
  digitSums(a, b, given) {
    const [rootA, rootB] = [digitRoot(a), digitRoot(b)];
    const product = rootA * rootB;
    const [root, rootGiven] = [digitRoot(product), digitRoot(given)];
    if (root === rootGiven) return undefined;
    const chain = product > 9 ? `${product} → ${root}` : product;
    return { a, b, rootA, rootB, chain, rootGiven };
  },
};

/** The first that is true of a wrong answer, the most telling before the others. */
export function hintFor(solution: Solution, given: number): Hint {
  const slip = findSlip(solution, given);
  // Any two digits can change places: `order` says it without the answer.
  if (slip && slip !== 'swapped') return { slip };
  for (const [key, rule] of Object.entries(rules)) {
    const values = rule(...solution.operands, given);
    if (values) return { key: key as HintKey, values };
  }
  return { key: 'notYet', values: {} };
}

import { hintFor, type HintKey } from '@sutra/vedic/hints';
import { multiply } from '@sutra/vedic/multiply';
import { partsOf } from '@sutra/vedic/parts';
import { wrongAnswers } from '@sutra/vedic/slips';
import { type Solution } from '@sutra/vedic/types';
import { oneIn, practiceCells, range, solved } from './checks.ts';

const solutionOf = (a: number, b: number) => solved(multiply(a, b)).solution;

const rest = (value: number) => value % 9;
const withoutOneZero = (value: number) =>
  [...String(value)].flatMap((digit, at, all) =>
    digit === '0' ? all.filter((_, index) => index !== at).join('') : [],
  );

const endsAlike = (one: number, other: number, places: number) =>
  (one - other) % 10 ** places === 0;

type Check = (a: number, b: number, given: number, values: Record<string, unknown>) => boolean;

/** What each line claims, by another calculation. */
export const claims: Record<HintKey, Check> = {
  order: (a, b, given) =>
    range(0, 9).every(
      (digit) => String(given).split(`${digit}`).length === String(a * b).split(`${digit}`).length,
    ),
  added: (a, b, given) => given - a === b,
  zeroMore: (a, b, given) => withoutOneZero(given).includes(String(a * b)),
  zeroLess: (a, b, given) => withoutOneZero(a * b).includes(String(given)),
  leftFits: (a, b, given, { left }) =>
    (`${given}` === left || `${a * b}`.length === `${given}`.length) &&
    [a * b, given].every((number) => `${number}`.startsWith(`${left}`)),
  rightFits: (a, b, given, { right }) => right !== '' && endsAlike(a * b, given, `${right}`.length),
  times: (a, b, given, { a: number, b: other, times }) =>
    number === a &&
    other === b &&
    a * Number(times) === given &&
    [b - 1, b + 1].includes(Number(times)),
  places: (a, b, given, { places, count }) =>
    places === `${a * b}`.length && count === `${given}`.length && places !== count,
  lastDigit: (a, b, given, { endA, endB, end }) =>
    `${a}`.endsWith(`${endA}`) &&
    `${b}`.endsWith(`${endB}`) &&
    `${a * b}`.endsWith(`${end}`) &&
    `${Number(endA) * Number(endB)}`.endsWith(`${end}`) &&
    !`${given}`.endsWith(`${end}`),
  digitSums(a, b, given, { rootA, rootB, chain, rootGiven }) {
    const [product, root = product] = String(chain).split(' → ').map(Number);
    return (
      rest(a) === rest(Number(rootA)) &&
      rest(b) === rest(Number(rootB)) &&
      product === Number(rootA) * Number(rootB) &&
      rest(root!) === rest(a * b) &&
      root! < 10 &&
      rest(given) === rest(Number(rootGiven)) &&
      rest(given) !== rest(a * b)
    );
  },
  notYet: (a, b, given) =>
    given !== a * b && (given - a * b) % 90 === 0 && `${given}`.length === `${a * b}`.length,
};

/** Throws if the line is false, or if a telling one is left out. */
export function checkHint(solution: Solution, given: number): string {
  const [a, b] = solution.operands;
  const hint = hintFor(solution, given);
  const name = hint.slip ?? hint.key;
  const isTrue = hint.slip
    ? [...wrongAnswers(solution)].filter(([, list]) => list.includes(given)).length === 1
    : claims[hint.key](a, b, given, hint.values);
  if (!isTrue) throw new Error(`${a} × ${b}, ${given}: ${name}`);
  return name;
}

/** Numbers near the right one, and those of usual mistakes. */
const numbersNear = (solution: Solution) => {
  const { answer, operands } = solution;
  const text = String(answer);
  return [
    ...[1, 2, 9, 10, 90, 100, 900].flatMap((by) => [answer - by, answer + by]),
    ...range(0, text.length).flatMap((at) => [
      Number(text.slice(0, at) + text.slice(at + 1)),
      Number(`${text.slice(0, at)}0${text.slice(at)}`),
      Number(text.slice(at) + text.slice(0, at)),
    ]),
    ...[...wrongAnswers(solution).values()].flat(),
    ...operands.flatMap((number) => [answer - number, answer + number]),
    ...partsOf(solution).map(Number),
    operands[0] + operands[1],
    answer * 100,
    0,
  ].filter((given) => given >= 0 && given !== answer);
};

/** Checks wrong answers to each sum of practice, of large cells to one in `every`; returns the lines. */
export function checkCells(every: number): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const { sums } of practiceCells) {
    const step = sums.length > 150 ? every : 1;
    for (const [a, b] of oneIn(step, sums)) {
      const solution = solutionOf(a, b);
      for (const given of numbersNear(solution)) seen.add(checkHint(solution, given));
    }
  }
  return seen;
}

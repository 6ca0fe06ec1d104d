import { type Hint, hintFor, type HintKey } from '@sutra/vedic/hints';
import { multiply } from '@sutra/vedic/multiply';
import { fill } from '@sutra/vedic/notation';
import { partsOf } from '@sutra/vedic/parts';
import { hasColumns, slipStep, wrongAnswers } from '@sutra/vedic/slips';
import { type Solution } from '@sutra/vedic/types';
import * as english from '@sutra/vedic/words/en';
import * as hindi from '@sutra/vedic/words/hi';
import { checkWords, oneIn, practiceCells, range, solved } from './checks.ts';

const solutionOf = (a: number, b: number) => solved(multiply(a, b)).solution;

const withoutOneZero = (value: number) =>
  [...String(value)].flatMap((digit, at, all) =>
    digit === '0' ? all.filter((_, index) => index !== at).join('') : [],
  );

const endsAlike = (one: number, other: number, places: number) =>
  (one - other) % 10 ** places === 0;

type Check = (a: number, b: number, given: number, values: Record<string, unknown>) => boolean;

const fitsAt = (a: number, b: number, given: number, places: number) =>
  endsAlike(a * b, given, places) && !endsAlike(a * b, given, places + 1);

/** What each line claims, by another calculation; those of slips and of beginnings ask alone. */
export const claims: Partial<Record<HintKey, Check>> = {
  order: (a, b, given) =>
    range(0, 9).every(
      (digit) => String(given).split(`${digit}`).length === String(a * b).split(`${digit}`).length,
    ),
  added: (a, b, given) => given - a === b,
  zeroMore: (a, b, given) => withoutOneZero(given).includes(String(a * b)),
  zeroLess: (a, b, given) => withoutOneZero(a * b).includes(String(given)),
  timesMore: (a, b, given, { number }) =>
    [(a + 1) * b, a * (b + 1)].includes(given) && given - a * b === number,
  timesLess: (a, b, given, { number }) =>
    [(a - 1) * b, a * (b - 1)].includes(given) && a * b - given === number,
  leftFits: (a, b, given, { left }) =>
    `${given}`.length <= `${a * b}`.length &&
    [a * b, given].every((number) => `${number}`.startsWith(`${left}`)),
  rightFits: (a, b, given, { right }) => right !== '' && endsAlike(a * b, given, `${right}`.length),
  ones: (a, b, given, { endA, endB }) =>
    fitsAt(a, b, given, 0) && `${a}`.endsWith(`${endA}`) && `${b}`.endsWith(`${endB}`),
  tens: (a, b, given) => fitsAt(a, b, given, 1) || given < 10,
  hundreds: (a, b, given) => fitsAt(a, b, given, 2) || given < 100,
  further: (a, b, given, { count }) => endsAlike(a * b, given, Number(count)),
};

/** Throws if a line in words holds the answer, or the value of a part that is wrong and not in the sum. */
function checkAsked(solution: Solution, given: number, { key, values }: Hint): void {
  const { operands, answer } = solution;
  const halves = hasColumns(solution) ? [] : partsOf(solution);
  const [left = '', right = ''] = halves;
  const isRight = { left: key === 'leftFits', right: key === 'rightFits' };
  const secret = [String(answer), ...(isRight.left ? [right] : isRight.right ? [left] : halves)];
  for (const hints of [english.hints, hindi.hints]) {
    const line = checkWords(fill(hints[key], values));
    const numbers = (line.match(/\d+/g) ?? []).filter(
      (number) => !operands.some((own) => `${own}`.includes(number)),
    );
    const told = numbers.filter((number) => secret.includes(number) && number !== `${given}`);
    if (told.length > 0) throw new Error(`${operands.join(' × ')}, ${given}: ${line}`);
  }
}

/** Throws if the line is false, tells too much, or if a telling one is left out. */
export function checkHint(solution: Solution, given: number): string {
  const [a, b] = solution.operands;
  const hint = hintFor(solution, given);
  const isTrue = hint.slip
    ? [...wrongAnswers(solution)].filter(([, list]) => list.includes(given)).length === 1
    : (claims[hint.key]?.(a, b, given, hint.values) ?? hint.key.endsWith('.begin'));
  if (!isTrue) throw new Error(`${a} × ${b}, ${given}: ${hint.key}`);
  checkAsked(solution, given, hint);
  const step = slipStep(solution, given);
  if (!solution.steps[step ?? -1]) throw new Error(`${a} × ${b}, ${given}: no step`);
  return hint.key;
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

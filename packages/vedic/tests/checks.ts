import { levels } from '@sutra/vedic/levels';
import { fill } from '@sutra/vedic/notation';
import { type SolvedDivision } from '@sutra/vedic/divide';
import { canAsk, questionTable } from '@sutra/vedic/questions';
import { type Method, type Solved } from '@sutra/vedic/types';
import { workings } from '@sutra/vedic/workings';

type AnySolution = (Solved | SolvedDivision)['solution'];
type Step = AnySolution['steps'][number];

const number = '\\(?−?\\d+\\)?';
const equation = new RegExp(`(${number}(?: [+−×] ${number})+) = (−?\\d+)`, 'g');
const sideBySide = /((?:−?\d+ \| )+−?\d+) → (\d+)$/;

const read = (text: string) => Number(text.replace(/[()]/g, '').replace('−', '-'));

/** Value of a written sum, products before additions. */
function evaluate(sum: string): number {
  const [first = '', ...others] = sum.split(/ (?=[+−] )/);
  const product = (text: string) =>
    text.split(' × ').reduce((total, part) => total * read(part), 1);
  return others.reduce(
    (total, part) => total + (part.startsWith('+') ? 1 : -1) * product(part.slice(2)),
    product(first),
  );
}

/** Throws unless every place is filled and every equation true. Returns the words. */
export function checkWords(words: string): string {
  if (/[{}]|undefined|NaN|-\d|,\d|\d\.\d/.test(words)) throw new Error(words);
  for (const [written, left = '', right = ''] of words.matchAll(equation)) {
    if (evaluate(left) !== read(right)) throw new Error(written);
  }
  return words;
}

/** Throws unless "90 | 21 → 9021" is one number, with carries and negative figures settled in it. */
function checkParts(key: string, working: string): void {
  const [, parts = '', whole] = sideBySide.exec(working) ?? [];
  if (!whole) return;
  const isSettled = /^eleven\.combine\.carry$|\.read$/.test(key);
  const value = isSettled
    ? parts.split(' | ').reduce((sum, part) => sum * 10 + read(part), 0)
    : Number(parts.replaceAll(' | ', ''));
  if (value !== Number(whole)) throw new Error(working);
}

export const writtenAt = ({ key, values }: Step) => fill(workings[key], values);

function checkStep(step: Step): string {
  const working = checkWords(writtenAt(step));
  checkParts(step.key, working);
  return working;
}

/** Checks all that is written at the steps, up to the answer in the last of them. */
export function checkSolution(solution: AnySolution): void {
  const last = solution.steps.map(checkStep).at(-1) ?? '';
  const hasAnswer = new RegExp(`\\b${solution.answer}\\b`).test(last);
  if (!hasAnswer && solution.method !== 'urdhva') throw new Error(last);
}

/** What is written in each step. */
export const writtenIn = (solution: AnySolution) => solution.steps.map(writtenAt).join('; ');

/** The solved sum, or a failing test with the reason of the refusal. */
export function solved<Result extends { ok: boolean; code?: string }>(result: Result) {
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  return result as Extract<Result, { ok: true }>;
}

export const range = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

/** One of as many, for `npm test`. */
export const oneIn = <Item>(many: number, items: readonly Item[]) =>
  items.filter((_, index) => index % many === 0);

/** Every method of a level of practice, with all of its sums. */
export const practiceCells = levels.flatMap((level) =>
  Object.entries(questionTable[level]).map(([name, { rules, onlyMixed = false }]) => {
    const method = name as Method;
    const sums = rules.flatMap(({ a: [low, high], b: rangeOfB }) =>
      range(low, high).flatMap((a) =>
        range(...rangeOfB(a))
          .filter((b) => canAsk(method, a, b))
          .map((b) => [a, b] as const),
      ),
    );
    return { level, method, onlyMixed, sums };
  }),
);

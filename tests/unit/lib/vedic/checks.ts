import { expect } from 'vitest';
import { vedic } from '@/content/en/vedic';
import { type Solution } from '@/lib/vedic/solve';
import { type Refusal, type Step } from '@/lib/vedic/types';
import { wordsOf } from '@/lib/vedic/words';

/** The worked sum, or a failing test that names the refusal. */
export function worked<S extends { ok: true }>(result: S | Refusal): S {
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  return result;
}

const number = '\\(?−?\\d+\\)?';
const equation = new RegExp(`(${number}(?: [+−×] ${number})+) = (−?\\d+)`, 'g');

const read = (text: string) => Number(text.replace(/[()]/g, '').replace('−', '-'));

/** Value of a written sum, products before additions. */
function evaluate(sum: string): number {
  const [first = '', ...rest] = sum.split(/ (?=[+−] )/);
  const product = (text: string) =>
    text.split(' × ').reduce((total, part) => total * read(part), 1);
  return rest.reduce(
    (total, part) => total + (part.startsWith('+') ? 1 : -1) * product(part.slice(2)),
    product(first),
  );
}

/** Every equation in a text as [as written, left side, right side]. */
export function equationsIn(text: string): [string, number, number][] {
  return [...text.matchAll(equation)].map(([all, left = '', right = '']) => [
    all,
    evaluate(left),
    read(right),
  ]);
}

/** Parts that stand side by side, "90 | 21 → 9021", read as one number; settled ones differ. */
function checkSideBySide(step: Step, working: string): void {
  if (/^eleven\.combine\.carry$|\.settle$/.test(step.text)) return;
  const [, parts, whole] = /((?:\d+ \| )+\d+) → (\d+)$/.exec(working) ?? [];
  if (parts) expect(Number(parts.replaceAll(' | ', '')), working).toBe(Number(whole));
}

/** A step's words with every place filled and every equation true. Returns them. */
export function checkWords(step: Step): string {
  const filled = wordsOf(step, vedic.steps);
  checkSideBySide(step, filled.working);
  const words = Object.values(filled).join(' ; ');
  expect(words, step.text).not.toMatch(/[{}]|undefined|NaN|-\d|,\d|\d\.\d/);
  for (const [written, left, right] of equationsIn(words)) expect(left, written).toBe(right);
  return words;
}

/** Checks all that a learner sees of a worked sum; the last step must end in the answer. */
export function checkShown({ steps, answer }: Solution): void {
  const shown = steps.map((step) => checkWords(step));
  expect(shown.some((words) => words.includes('→') || equationsIn(words).length > 0)).toBe(true);
  const last = steps.at(-1);
  if (last && 'answer' in last.values) expect(shown.at(-1)).toMatch(new RegExp(`\\b${answer}\\b`));
}

/** What the parts shown in the steps give when they are put together again. */
export function recombine(solution: Solution): number {
  switch (solution.method) {
    case 'nikhilam':
    case 'yavadunam':
    case 'anurupyena':
    case 'ekanyunena':
      if (solution.right.length !== solution.places) throw new Error(`${solution.right} misfits`);
      return Number(`${solution.left}${solution.right}`);
    case 'antyayor':
      return Number(`${solution.left}${solution.right}`);
    case 'ekadhikena':
      return Number(`${solution.product}25`);
    case 'eleven':
      return solution.parts.reduce((sum, part) => sum * 10 + part, 0);
    case 'urdhva':
      return Number(
        solution.columns
          .map(({ written }) => written)
          .reverse()
          .join(''),
      );
    default:
      return (solution.operands[0] - solution.remainder) / solution.operands[1];
  }
}

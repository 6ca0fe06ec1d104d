import { signed } from './notation.ts';
import { type Solution } from './types.ts';
import { isShortened } from './zeros.ts';

/**
 * The parts of the answer from the left, as the steps and the drawing have them: 47 × 11 → 4, 11, 7
 * before any carry, and the columns of 23 × 14 → 3, 12, 12 with what is carried into them.
 */
export function partsOf(solution: Solution): string[] {
  const { method, values, steps } = solution;
  if (isShortened(solution)) return [String(values.short), String(values.zeros)];
  if (method === 'eleven') return String(values.parts).split(' | ');
  if (method === 'urdhva') return steps.map(({ values: { total = 0 } }) => String(total)).reverse();
  return [String(values.left), String(values.right ?? 25)];
}

/** The parts in one line: "95 | 06", and with what is carried or borrowed "73 | 180 → 74 | 80". */
export function partsLine(solution: Solution): string {
  const parts = partsOf(solution).join(' | ');
  const { carry, unsettled, product } = solution.values;
  if (!carry) return parts;
  return `${Number(unsettled)} | ${signed(Number(product))} → ${parts}`;
}

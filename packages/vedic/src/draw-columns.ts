import { crosswiseStrokes } from './crosswise.ts';
import { digits, digitsFromOnes } from './digits.ts';
import { type Board, LINE, type StepsAt } from './figures.ts';
import { type Step, type Values } from './types.ts';

/** Longer numbers have narrow columns, with their sums on two lines in turn. */
const MOST_WIDE = 4;

/**
 * "Vertically and crosswise": digits are two columns apart, so that the strokes of each column cross
 * above it.
 */
export function drawStrokes(board: Board, values: Values, steps: readonly Step[]): number {
  const rows = [digitsFromOnes(Number(values.a)), digitsFromOnes(Number(values.b))] as const;
  const columns = steps.flatMap((step, index) =>
    /^urdhva\.[vc]/.test(step.key) ? { ...step, index } : [],
  );
  const [upper, lower] = [rows[0].length, rows[1].length];
  const isNarrow = Math.max(upper, lower) > MOST_WIDE;
  const column = isNarrow ? 1.05 : 1.75;
  const at = (place: number) => -place * column;
  const lines = [1.5, isNarrow ? 5.4 : 4.4] as const;
  rows.forEach((row, index) =>
    row.forEach((digit, place) =>
      board.write(digit, at(2 * place), lines[index]!, { size: 'large', role: 'number' }),
    ),
  );
  const rule = lines[1] + 0.45;
  const furthest = Math.max(columns.length - 1, 2 * (Math.max(upper, lower) - 1));
  board.rule([at(furthest) - 0.5, rule], [0.5, rule]);
  if (!columns.length) {
    board.writeTo(0, 0.5, rule + 1.7, { size: 'large', role: 'result', place: 0, steps: [0] });
    return rule + 1.7;
  }

  const sumLine = (place: number) => rule + 1.9 + (isNarrow && place % 2 ? 1.9 : 0);
  const lastLine = sumLine(isNarrow ? 1 : 0) + LINE;
  crosswiseStrokes(upper, lower).forEach((strokes, place) => {
    const { index, values: found } = columns[place]!;
    const carryIn = place ? Number(columns[place - 1]!.values.carryOut) : 0;
    const own = [index];
    for (const [from, to] of strokes)
      board.stroke([at(2 * from), lines[0] + 0.2], [at(2 * to), lines[1] - 1.5], own);
    if (carryIn)
      board.write(`+${carryIn}`, at(place), sumLine(place) - 0.95, {
        size: 'small',
        role: 'carry',
        place,
        steps: own,
      });
    board.write(String(found.total), at(place), sumLine(place), {
      size: 'small',
      role: 'part',
      place,
      steps: own,
    });
    [...String(found.written)].reverse().forEach((digit, extra) =>
      board.write(digit, at(place + extra), lastLine, {
        size: 'large',
        role: 'result',
        place: place + extra,
        steps: own,
      }),
    );
  });
  return lastLine;
}

/** Times eleven: each digit with its neighbour, and both ends alone. */
export function drawNeighbours(board: Board, values: Values, steps: StepsAt): number {
  const row = digits(Number(values.number));
  const parts = String(values.parts).split(' | ');
  const [ends, inner, combine] = [
    steps('eleven.ends'),
    steps('eleven.neighbours'),
    steps('eleven.combine.fits', 'eleven.combine.carry'),
  ];
  const last = parts.length - 1;
  const hasCarry = parts.some((part) => Number(part) > 9);
  const column = 1.65;
  const at = (index: number) => index * column;
  const [line, next] = [1.5, hasCarry ? 5.4 : 4.7];
  const stepsOf = (index: number) => (index % last ? inner : ends);
  row.forEach((digit, index) => {
    board.write(digit, at(index + 0.5), line, { size: 'large', role: 'number' });
    for (const part of [index, index + 1]) {
      const x = at(index + 0.5 + (part === index ? -0.12 : 0.12));
      const foot = at(part) + (part === index ? 1 : -1) * (part % last ? 0.2 : 0);
      board.stroke([x, line + 0.25], [foot, next - (hasCarry ? 2 : 1.5)], stepsOf(part));
    }
  });
  let carry = 0;
  for (const [index, part] of [...parts.entries()].reverse()) {
    const place = last - index;
    const size = hasCarry ? 'medium' : 'large';
    board.write(part, at(index), next, {
      size,
      role: hasCarry ? 'part' : 'result',
      place,
      steps: [...stepsOf(index), ...combine],
    });
    if (!hasCarry) continue;
    const total = Number(part) + carry;
    if (carry)
      board.write(`+${carry}`, at(index), next - 1, {
        size: 'small',
        role: 'carry',
        place,
        steps: combine,
      });
    const written = index ? String(total % 10) : String(total);
    [...written].reverse().forEach((digit, extra) =>
      board.write(digit, at(index - extra), next + LINE, {
        size: 'large',
        role: 'result',
        place: place + extra,
        steps: combine,
      }),
    );
    carry = Math.floor(total / 10);
  }
  if (!hasCarry) return next;
  board.rule([-0.5, next + 0.4], [at(last) + 0.5, next + 0.4], combine);
  return next + LINE;
}

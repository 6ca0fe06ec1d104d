import { digits } from './digits.ts';
import { type Board, LINE, type StepsAt, widthOf } from './figures.ts';
import { type Values } from './types.ts';

/** Between the left and the right half of a drawing. */
const GAP = 1.1;
const middle = GAP / 2;

function divide(board: Board, y: number, lines: number, steps: readonly number[]): void {
  board.rule([middle, y - 1.4], [middle, y + LINE * (lines - 1) + 0.2], steps);
}

/** Begins in common, and endings that make ten: the beginning times one more, and the endings. */
export function drawFork(board: Board, values: Values, steps: StepsAt): number {
  const head = String(values.head);
  // A square ends in 5, and its steps name no endings.
  const tails = [values.tailA ?? 5, values.tailB ?? 5].map(String);
  const right = String(values.right ?? 25);
  const left = String(values.left);
  const split = steps('ekadhikena.split', 'antyayor.split');
  const one = steps('ekadhikena.next', 'antyayor.next');
  const heads = steps('heads');
  const ends = steps('ekadhikena.combine', 'antyayor.tails');
  const combine = steps('ekadhikena.combine', 'combine');
  const lines = [1.5, 1.5 + LINE] as const;
  tails.forEach((tail, index) => {
    board.writeTo(head, 0, lines[index]!, { size: 'large', role: 'number' });
    board.writeFrom(tail, GAP, lines[index]!, { size: 'large', role: 'number' });
  });
  divide(board, lines[0], 2, split);
  board.writeTo('+1', -head.length - 0.3, lines[1] - 0.7, {
    size: 'small',
    role: 'working',
    steps: [...one, ...heads],
  });

  const sums = [`${head} × ${String(values.next)}`, tails.map(Number).join(' × ')] as const;
  const [sumLine, lastLine] = [lines[1] + 2.5, lines[1] + 2.5 + LINE];
  const leftMiddle = -Math.max(widthOf(sums[0], 'medium'), left.length) / 2;
  const rightMiddle = GAP + Math.max(widthOf(sums[1], 'medium'), right.length) / 2;
  board.stroke(
    [-head.length / 2, lines[1] + 0.3],
    [leftMiddle, sumLine - 1.05],
    [...one, ...heads],
  );
  board.stroke([GAP + tails[0]!.length / 2, lines[1] + 0.3], [rightMiddle, sumLine - 1.05], ends);
  board.write(sums[0], leftMiddle, sumLine, {
    size: 'medium',
    role: 'working',
    steps: [...one, ...heads],
  });
  board.write(sums[1], rightMiddle, sumLine, { size: 'medium', role: 'working', steps: ends });
  board.writeTo(left, 0, lastLine, {
    size: 'large',
    role: 'result',
    place: right.length,
    steps: [...heads, ...combine],
  });
  board.writeFrom(right, GAP, lastLine, {
    size: 'large',
    role: 'result',
    place: 0,
    steps: [...ends, ...combine],
  });
  divide(board, lastLine, 1, combine);
  return lastLine;
}

/** Where each digit is taken from: from nine, the last from ten, and zeros after it from zero. */
function minuendsOf(tail: string, isFromTen: boolean): number[] {
  const last = isFromTen ? tail.search(/0*$/) - 1 : tail.length;
  return Array.from(tail, (_, index) => (index < last ? 9 : index === last ? 10 : 0));
}

/** By one less, and what is left from the nines. */
export function drawNines(board: Board, values: Values, steps: StepsAt): number {
  const [number, left, right] = [values.number, values.left, values.right].map(String) as [
    string,
    string,
    string,
  ];
  const isShort = Number(values.before) === 0;
  const tail = String(isShort ? values.padded : values.tail);
  const lessen = steps('ekanyunena.lessen.');
  const complement = steps('ekanyunena.complement.');
  const combine = steps('combine');
  const lines = [1.5, 1.5 + LINE + 0.3, 1.5 + 2 * LINE + 0.8] as const;
  const at = (index: number) => GAP + index + 0.5;
  board.writeTo(number, 0, lines[0], { size: 'large', role: 'number' });
  board.writeTo(`− ${Number(values.less)}`, 0, lines[1] - 0.1, {
    size: 'medium',
    role: 'working',
    steps: lessen,
  });
  const minuends = minuendsOf(tail, !isShort);
  digits(Number(`1${tail}`))
    .slice(1)
    .forEach((digit, index) => {
      board.write(minuends[index]!, at(index), lines[0] - 0.2, {
        size: 'small',
        role: 'working',
        steps: complement,
      });
      board.write(digit, at(index), lines[1], {
        size: 'medium',
        role: 'working',
        steps: complement,
      });
      board.stroke([at(index), lines[0] + 0.1], [at(index), lines[1] - 1], complement);
    });
  const rule = lines[1] + 0.45;
  board.rule([-Math.max(number.length, left.length), rule], [0, rule]);
  board.rule([GAP, rule], [GAP + right.length, rule]);
  board.writeTo(left, 0, lines[2], {
    size: 'large',
    role: 'result',
    place: right.length,
    steps: [...lessen, ...combine],
  });
  board.writeFrom(right, GAP, lines[2], {
    size: 'large',
    role: 'result',
    place: 0,
    steps: [...complement, ...combine],
  });
  divide(board, lines[2], 1, combine);
  return lines[2];
}

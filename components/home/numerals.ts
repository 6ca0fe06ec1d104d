import { type Nikhilam } from '@/lib/vedic/nikhilam';

/**
 * Where the great numerals stand, in the units of their drawing. Every digit has a cell of its own,
 * because the display face has no tabular figures: `x` holds one centre for each character.
 */
export interface Line {
  text: string;
  x: string;
  y: number;
}

/** A text set in one piece around or from `x`. */
export interface Mark {
  text: string;
  x: number;
  y: number;
}

export interface Numerals {
  width: number;
  height: number;
  numbers: readonly Line[];
  differences: readonly Mark[];
  /** The crosswise strokes: from the first number to the second difference, and back. */
  crossings: readonly [string, string];
  /** Middles of the two halves of the answer, for what is written under them. */
  halves: readonly [number, number];
}

export interface WideNumerals extends Numerals {
  signs: readonly (Mark & { size: number })[];
  /** From the margin line (x = 1) to the first difference. */
  join: string;
  underlines: readonly [string, string];
  shorts: readonly [number, number];
  answerStart: number;
}

export interface TallNumerals extends Numerals {
  rule: string;
  /** The stroke between the halves of the answer. */
  divider: string;
}

/** Centres of cells side by side, as the `x` of an SVG text. */
export function cells(count: number, start: number, cell: number): string {
  return Array.from({ length: count }, (_, index) => start + cell * (index + 0.5)).join(' ');
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;

/** Half the width of a difference in figures of a size. */
const halfWidth = (text: string, size: number) => (text.length * size * 0.57) / 2;

/**
 * One line from the margin to the answer: a × b = answer, the differences below, a thread from
 * stroke to stroke. Figures 214 units high, 1256 units wide with two digits a number.
 */
export function wideNumerals({ operands, differences, left, right }: Nikhilam): WideNumerals {
  const [a, b] = operands.map(String) as [string, string];
  const [first, second] = differences.map(signed) as [string, string];
  const answer = `${left}${right}`;
  const aStart = 57;
  const aEnd = aStart + 122 * a.length;
  const bStart = aEnd + 78;
  const bEnd = bStart + 122 * b.length;
  const answerStart = bEnd + 148;
  const leftEnd = answerStart + 120 * String(left).length;
  const answerEnd = leftEnd + 120 * right.length;
  // The differences hang a little left of the middle, so that the crossing falls under the ×.
  const firstX = (aStart + aEnd) / 2 - 17;
  const secondX = (bStart + bEnd) / 2 - 5;
  const [firstHalf, secondHalf] = [halfWidth(first, 102), halfWidth(second, 102)].map(
    Math.round,
  ) as [number, number];
  const [fromA, toSecond] = [aEnd - 89, secondX - secondHalf - 14];
  const [fromB, toFirst] = [bStart + 49, firstX + firstHalf + 16];
  return {
    width: answerEnd + 5,
    height: 440,
    answerStart,
    numbers: [
      { text: a, x: cells(a.length, aStart, 122), y: 184 },
      { text: b, x: cells(b.length, bStart, 122), y: 184 },
      { text: answer, x: cells(answer.length, answerStart + 1, 120), y: 184 },
    ],
    signs: [
      { text: '×', x: aEnd + 37, y: 146, size: 118 },
      { text: '=', x: bEnd + 45, y: 147, size: 126 },
    ],
    differences: [
      { text: first, x: firstX, y: 374 },
      { text: second, x: secondX, y: 374 },
    ],
    shorts: [firstX - 42, secondX - 42],
    join: `M1 150V308C1 356 34 356 ${firstX - firstHalf - 12} 356`,
    crossings: [
      `M${fromA} 210C${fromA + 44} 248 ${toSecond - 80} 320 ${toSecond} 328`,
      `M${fromB} 210C${fromB - 40} 256 ${toFirst + 64} 314 ${toFirst} 328`,
    ],
    underlines: [
      `M${secondX + secondHalf + 12} 340C${answerStart - 103} 362 ${answerStart - 77} 232 ${answerStart + 9} 220H${leftEnd - 9}`,
      `M${leftEnd + 27} 220H${answerEnd - 9}`,
    ],
    halves: [(answerStart + leftEnd) / 2, (leftEnd + answerEnd) / 2 + 8],
  };
}

/**
 * The method's own layout: number over number, the differences to the right, the halves of the
 * answer under the columns that made them. Figures 124 units high, 332 units wide with two digits.
 */
export function tallNumerals({ operands, differences, left, right }: Nikhilam): TallNumerals {
  const numbers = [...operands, left].map(String);
  const end = 18 + 66 * Math.max(...numbers.map((number) => number.length));
  const rightStart = end + 58;
  const rightEnd = rightStart + 64 * Math.max(right.length, 2);
  const middle = (rightStart + rightEnd) / 2;
  const [from, to] = [end + 10, end + 82];
  const rows = [98, 232, 368];
  // Long differences begin where the strokes end, too, and reach further to the right.
  const beside = differences.map((difference, row) => {
    const text = signed(difference);
    const x = Math.max(middle + 8, to + halfWidth(text, 84));
    return { text, x, y: rows[row]! - 4 };
  });
  const ends = beside.map(({ text, x }) => Math.ceil(x + halfWidth(text, 84)) - 4);
  return {
    width: Math.max(rightEnd - 4, ...ends),
    height: 410,
    numbers: [
      ...numbers.map((text, row) => ({
        text,
        x: cells(text.length, end - 66 * text.length, 66),
        y: rows[row]!,
      })),
      { text: right, x: cells(right.length, middle - 32 * right.length, 64), y: 368 },
    ],
    differences: beside,
    crossings: [
      `M${from} 62C${from + 36} 66 ${to - 36} 196 ${to} 204`,
      `M${from} 196C${from + 36} 192 ${to - 36} 78 ${to} 70`,
    ],
    rule: `M18 260H${end}M${rightStart + 6} 260H${rightEnd - 6}`,
    divider: `M${end + 32} 284V372`,
    halves: [(18 + end) / 2, middle],
  };
}

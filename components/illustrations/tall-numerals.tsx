import { type Nikhilam } from '@/lib/vedic/nikhilam';
import { withSign } from '@/lib/vedic/notation';
import { cells, type Drawing, type Layer, type PathLayer, thread } from './drawing';
import { Illustration } from './illustration';

interface Options {
  /** What made each half of the answer, below the numerals. */
  halves?: readonly [string, string];
  /** Draws the stroke between the halves, and leaves out the room at the left. */
  onSlate?: boolean;
  /** When each of the crossing strokes draws itself. */
  draws?: readonly PathLayer['draws'][];
  /** Width of the strokes that cross. */
  stroke?: number;
  /** Room between the two columns. */
  gap?: number;
}

/** Half the width of a difference, 84 units high. */
const halfWidth = (text: string) => (text.length * 84 * 0.57) / 2;

/**
 * A product as Nikhilam writes it: number over number, the differences to the right, the halves of
 * the answer under the columns that made them. Figures 124 units high, 332 units wide with two
 * digits a number.
 */
export function tallNumerals(
  { operands, differences, left, right }: Nikhilam,
  { halves, onSlate, draws = [], stroke = 3, gap = 58 }: Options = {},
): Drawing {
  const numbers = [...operands, left].map(String);
  const end = 18 + 66 * Math.max(...numbers.map((number) => number.length));
  const rightStart = end + gap;
  const rightEnd = rightStart + 64 * Math.max(right.length, 2);
  const middle = (rightStart + rightEnd) / 2;
  const [from, to] = [end + 10, end + 82];
  const rows = [98, 232, 368];
  // Long differences begin where the strokes end, too, and reach further to the right.
  const beside = differences.map((difference, row) => {
    const text = withSign(difference);
    return { text, x: Math.max(middle + 8, to + halfWidth(text)), y: rows[row]! - 4 };
  });
  const ends = beside.map(({ text, x }) => Math.ceil(x + halfWidth(text)) - 4);
  const start = onSlate ? 18 : 0;
  const rules = `M18 260H${end}M${rightStart + 6} 260H${rightEnd - 6}`;
  const captions: Layer[] = halves
    ? [
        {
          fill: 'muted-foreground',
          isCaption: true,
          anchor: 'middle',
          texts: [
            { text: halves[0], x: (18 + end) / 2, y: 402 },
            { text: halves[1], x: middle, y: 402 },
          ],
        },
      ]
    : [];
  return {
    viewBox: [start, 0, Math.max(rightEnd - 4, ...ends) - start, halves ? 410 : 374],
    layers: [
      thread(`M${from} 62C${from + 36} 66 ${to - 36} 196 ${to} 204`, stroke, draws[0]),
      thread(`M${from} 196C${from + 36} 192 ${to - 36} 78 ${to} 70`, stroke, draws[1]),
      {
        d: onSlate ? `${rules}M${end + gap / 2 + 3} 284V372` : rules,
        colour: 'foreground',
        width: 2,
      },
      {
        fill: 'foreground',
        size: 124,
        anchor: 'middle',
        texts: [
          ...numbers.map((text, row) => ({
            text,
            x: cells(text.length, end - 66 * text.length, 66),
            y: rows[row]!,
          })),
          { text: right, x: cells(right.length, middle - 32 * right.length, 64), y: 368 },
        ],
      },
      { fill: 'thread-text', size: 84, anchor: 'middle', texts: beside },
      ...captions,
    ],
  };
}

interface Props {
  worked: Nikhilam;
  /** The sum in words. */
  label: string;
  halves: readonly [string, string];
  onSlate?: boolean;
  draw?: '' | 'now';
  /** Pixels of a unit of the drawing; it fills its place where none is given. */
  scale?: number;
  /** Sets the size of the captions, too. */
  className?: string;
}

export function TallNumerals({ worked, halves, onSlate, scale, ...props }: Props) {
  const draws = onSlate ? (['in-view', 'in-view'] as const) : (['first', 'later'] as const);
  const drawing = tallNumerals(worked, { halves, onSlate, draws });
  return <Illustration drawing={drawing} width={scale && drawing.viewBox[2] * scale} {...props} />;
}

import { type Nikhilam } from '@sutra/vedic/types';
import { withSign } from '@sutra/vedic/notation';
import { captions, cells, type Drawing, type PathLayer, thread } from './drawing';
import { Illustration, type IllustrationProps } from './illustration';

interface Options {
  /** Captions below the halves of the answer. */
  halves?: readonly [string, string];
  /** Draws a stroke between the halves, and has no margin at the left. */
  hasDivider?: boolean;
  draws?: readonly PathLayer['draws'][];
  /** A half of the answer, where nothing is below it. */
  underlined?: 'left' | 'right';
  stroke?: number;
  gap?: number;
}

/** Of a difference, set 84 units high. */
const halfWidth = (text: string) => (text.length * 84 * 0.57) / 2;

/**
 * A product by Nikhilam in two columns, the numbers and the differences, with the halves of the
 * answer below. Two numbers of two digits are 332 units wide.
 */
export function tallNumerals(
  { operands, differences, left, right }: Nikhilam,
  { halves, hasDivider, draws = [], underlined, stroke = 3, gap = 58 }: Options = {},
): Drawing {
  const numbers = [...operands, left].map(String);
  const end = 18 + 66 * Math.max(...numbers.map((number) => number.length));
  const rightStart = end + gap;
  const rightEnd = rightStart + 64 * Math.max(right.length, 2);
  const middle = (rightStart + rightEnd) / 2;
  const [from, to] = [end + 10, end + 82];
  const rows = [98, 232, 368];
  // A long difference also starts where the strokes end, so it extends to the right.
  const differenceLabels = differences.map((difference, row) => {
    const text = withSign(difference);
    return { text, x: Math.max(middle + 8, to + halfWidth(text)), y: rows[row]! - 4 };
  });
  const ends = differenceLabels.map(({ text, x }) => Math.ceil(x + halfWidth(text)) - 4);
  const startX = hasDivider ? 18 : 0;
  const rules = `M18 260H${end}M${rightStart + 6} 260H${rightEnd - 6}`;
  const underlines = { left: `M18 388H${end}`, right: `M${rightStart + 6} 388H${rightEnd - 6}` };
  const height = halves ? 410 : underlined ? 394 : 374;
  return {
    viewBox: [startX, 0, Math.max(rightEnd - 4, ...ends) - startX, height],
    layers: [
      thread(`M${from} 62C${from + 36} 66 ${to - 36} 196 ${to} 204`, stroke, draws[0]),
      thread(`M${from} 196C${from + 36} 192 ${to - 36} 78 ${to} 70`, stroke, draws[1]),
      {
        d: hasDivider ? `${rules}M${end + gap / 2 + 3} 284V372` : rules,
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
      { fill: 'thread-text', size: 84, anchor: 'middle', texts: differenceLabels },
      ...(halves ? [captions(halves, [(18 + end) / 2, middle], 402)] : []),
      ...(underlined ? [thread(underlines[underlined], 5)] : []),
    ],
  };
}

interface Props extends Omit<IllustrationProps, 'drawing'>, Pick<Options, 'halves' | 'hasDivider'> {
  worked: Nikhilam;
}

/** `className` must set the font size of the captions. */
export function TallNumerals({ worked, halves, hasDivider, ...props }: Props) {
  const draws = hasDivider ? (['in-view', 'in-view'] as const) : (['first', 'later'] as const);
  const drawing = tallNumerals(worked, { halves, hasDivider, draws });
  return <Illustration drawing={drawing} {...props} />;
}

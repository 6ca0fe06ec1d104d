import { type Traditional } from '@/lib/vedic/traditional';
import { fillValues } from '@/lib/vedic/words';
import { cells, type Drawing, type Label } from './drawing';
import { Illustration } from './illustration';

const CELL = 38;
const PITCH = 64;
const FIRST = 84;
/** Room for the carries of the sum, between the upper rule and the first product. */
const CARRIES = 28;
/** From one line of carries to the next, where more than two rows leave some. */
const STACKED = 26;
/** Half of what keeps two carries above one digit apart: a third of a cell. */
const SPREAD = 12.67;

/**
 * Long multiplication as it is written at school, with its carries: figures 62 units high in cells
 * of 38, rows 64 apart. With two digits a number it is as high as `tallNumerals`, and the answers
 * of both are on one line.
 */
export function writtenSum({ upper, lower, rows, carries, answer }: Traditional): Drawing {
  const width = CELL * (String(answer).length + 1);
  const middleOf = (place: number) => width - CELL * (place + 0.5);
  // Two carries are side by side above a digit; more are stacked, the first one lowest.
  const isStacked = rows.length > 2;
  const lift = isStacked ? STACKED * (rows.length - 1) : 0;
  const baseline = (row: number) => lift + FIRST + PITCH * row + (row > 1 ? CARRIES : 0);
  const line = (value: number, row: number, shift = 0): Label => {
    const text = String(value);
    const start = width - CELL * (text.length + shift);
    return { text, x: cells(text.length, start, CELL), y: baseline(row) };
  };
  const partials = rows.map(({ product, place }, index) => line(product, 2 + index, place));
  const last = 2 + (rows.length > 1 ? rows.length : 0);
  const spread = rows.length === 2 ? SPREAD : 0;
  const products: Label[] = rows.flatMap((row, index) =>
    row.carries.flatMap((carry, place) =>
      carry
        ? {
            text: carry,
            x: middleOf(place + 1) + spread * (index * 2 - (rows.length - 1)),
            y: 28 + lift - (isStacked ? STACKED * index : 0),
          }
        : [],
    ),
  );
  const sums: Label[] = carries.flatMap((carry, place) =>
    carry ? { text: carry, x: middleOf(place + 1), y: baseline(1) + 42 } : [],
  );
  const rules = new Set([1, last - 1].map((row) => `M0 ${baseline(row) + 14}H${width}`));
  return {
    viewBox: [0, 0, width, baseline(last) + 42],
    layers: [
      { d: [...rules].join(''), colour: 'muted-foreground', width: 2 },
      {
        fill: 'foreground',
        size: 62,
        anchor: 'middle',
        texts: [
          line(upper, 0),
          line(lower, 1),
          ...(rows.length > 1 ? partials : []),
          line(answer, last),
          { text: '×', x: CELL / 2, y: baseline(1) - 7, size: 44 },
        ],
      },
      {
        fill: 'muted-foreground',
        size: 24,
        anchor: 'middle',
        texts: [...products, ...sums],
      },
    ],
  };
}

/** The sum in words. */
export interface WrittenSumTexts {
  readonly longLabel: string;
  readonly longRow: string;
}

function sentence(
  { upper, lower, rows, answer }: Traditional,
  { longLabel, longRow }: WrittenSumTexts,
): string {
  const products = rows.map(({ digit, place, product }) =>
    fillValues(longRow, { upper, digit: digit * 10 ** place, product: product * 10 ** place }),
  );
  return fillValues(longLabel, { a: upper, b: lower, rows: products.join(', '), answer });
}

interface Props {
  sum: Traditional;
  texts: WrittenSumTexts;
  /** Pixels of a unit of the drawing; it fills its place where none is given. */
  scale?: number;
  className?: string;
}

export function WrittenSum({ sum, texts, scale, className }: Props) {
  const drawing = writtenSum(sum);
  return (
    <Illustration
      drawing={drawing}
      label={sentence(sum, texts)}
      width={scale && drawing.viewBox[2] * scale}
      className={className}
    />
  );
}

import { fill } from '@/lib/text/format';
import { type Traditional } from '@sutra/vedic/traditional';
import { cells, type Drawing, type Label } from './drawing';
import { Illustration, type IllustrationProps } from './illustration';

const CELL = 38;
const ROW_HEIGHT = 64;
const FIRST_BASELINE = 84;
/** For the carries of the sum, between the upper rule and the first product. */
const SUM_CARRY_HEIGHT = 28;
/** Of one line of carries above the numbers, when there are more than two rows. */
const CARRY_LINE_HEIGHT = 26;
/** Of two carries above one digit, to the left and right of its middle: a third of a cell. */
const CARRY_OFFSET = 12.67;

/**
 * Long multiplication with its carries. For numbers of two digits it is as high as `tallNumerals`, so
 * that the answers of both are on one line.
 */
export function writtenSum({ upper, lower, rows, carries, answer }: Traditional): Drawing {
  const width = CELL * (String(answer).length + 1);
  const middleOf = (place: number) => width - CELL * (place + 0.5);
  // Two rows: their carries are side by side above a digit. More rows: stacked, the first lowest.
  const isStacked = rows.length > 2;
  const lift = isStacked ? CARRY_LINE_HEIGHT * (rows.length - 1) : 0;
  const baseline = (row: number) =>
    lift + FIRST_BASELINE + ROW_HEIGHT * row + (row > 1 ? SUM_CARRY_HEIGHT : 0);
  const line = (value: number, row: number, shift = 0): Label => {
    const text = String(value);
    const start = width - CELL * (text.length + shift);
    return { text, x: cells(text.length, start, CELL), y: baseline(row) };
  };
  const partials = rows.map(({ product, place }, index) => line(product, 2 + index, place));
  const answerRow = 2 + (rows.length > 1 ? rows.length : 0);
  const spread = rows.length === 2 ? CARRY_OFFSET : 0;
  const productCarries: Label[] = rows.flatMap((row, index) =>
    row.carries.flatMap((carry, place) =>
      carry
        ? {
            text: carry,
            x: middleOf(place + 1) + spread * (index * 2 - (rows.length - 1)),
            y: 28 + lift - (isStacked ? CARRY_LINE_HEIGHT * index : 0),
          }
        : [],
    ),
  );
  const sumCarries: Label[] = carries.flatMap((carry, place) =>
    carry ? { text: carry, x: middleOf(place + 1), y: baseline(1) + 42 } : [],
  );
  const rules = new Set([1, answerRow - 1].map((row) => `M0 ${baseline(row) + 14}H${width}`));
  return {
    viewBox: [0, 0, width, baseline(answerRow) + 42],
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
          line(answer, answerRow),
          { text: '×', x: CELL / 2, y: baseline(1) - 7, size: 44 },
        ],
      },
      {
        fill: 'muted-foreground',
        size: 24,
        anchor: 'middle',
        texts: [...productCarries, ...sumCarries],
      },
    ],
  };
}

interface WrittenSumTexts {
  readonly longLabel: string;
  readonly longRow: string;
}

function sentence(
  { upper, lower, rows, answer }: Traditional,
  { longLabel, longRow }: WrittenSumTexts,
): string {
  const products = rows.map(({ digit, place, product }) =>
    fill(longRow, { upper, digit: digit * 10 ** place, product: product * 10 ** place }),
  );
  return fill(longLabel, { a: upper, b: lower, rows: products.join(', '), answer });
}

interface Props extends Omit<IllustrationProps, 'drawing'> {
  sum: Traditional;
  texts: WrittenSumTexts;
}

export function WrittenSum({ sum, texts, ...props }: Props) {
  return <Illustration drawing={writtenSum(sum)} label={sentence(sum, texts)} {...props} />;
}

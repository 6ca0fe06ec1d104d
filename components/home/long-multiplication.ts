import { type Traditional } from '@/lib/vedic/traditional';
import { cells, type Line, type Mark } from './numerals';

export interface WrittenSum {
  width: number;
  height: number;
  rows: readonly Line[];
  sign: Mark;
  /** Small figures: carries of the products above the upper number, of the sum above its rows. */
  carries: readonly Mark[];
  rules: string;
}

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
 * Long multiplication as it is written at school, with its carries, in the units of the drawing:
 * figures 62 units high in cells of 38, rows 64 apart. With two digits a number it is as high as
 * `tallNumerals`, and the answers of both stand on one line.
 */
export function writtenSum({ upper, lower, rows, carries, answer }: Traditional): WrittenSum {
  const columns = String(answer).length;
  const width = CELL * (columns + 1);
  const middleOf = (place: number) => width - CELL * (place + 0.5);
  // Two carries stand side by side above a digit; more are stacked, the first one lowest.
  const isStacked = rows.length > 2;
  const lift = isStacked ? STACKED * (rows.length - 1) : 0;
  const baseline = (row: number) => lift + FIRST + PITCH * row + (row > 1 ? CARRIES : 0);
  const line = (value: number, row: number, shift = 0): Line => {
    const text = String(value);
    const start = width - CELL * (text.length + shift);
    return { text, x: cells(text.length, start, CELL), y: baseline(row) };
  };
  const partials = rows.map(({ product, place }, index) => line(product, 2 + index, place));
  const last = 2 + (rows.length > 1 ? rows.length : 0);
  const spread = rows.length === 2 ? SPREAD : 0;
  return {
    width,
    height: baseline(last) + 42,
    rows: [
      line(upper, 0),
      line(lower, 1),
      ...(rows.length > 1 ? partials : []),
      line(answer, last),
    ],
    sign: { text: '×', x: CELL / 2, y: baseline(1) - 7 },
    carries: [
      ...rows.flatMap((row, index) =>
        row.carries.flatMap((carry, place) =>
          carry
            ? {
                text: String(carry),
                x: middleOf(place + 1) + spread * (index * 2 - (rows.length - 1)),
                y: 28 + lift - (isStacked ? STACKED * index : 0),
              }
            : [],
        ),
      ),
      ...carries.flatMap((carry, place) =>
        carry ? { text: String(carry), x: middleOf(place + 1), y: baseline(1) + 42 } : [],
      ),
    ],
    rules: [1, last - 1]
      .filter((row, index, all) => all.indexOf(row) === index)
      .map((row) => `M0 ${baseline(row) + 14}H${width}`)
      .join(''),
  };
}

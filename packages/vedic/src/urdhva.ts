import { crosswiseProducts, type Product } from './crosswise.ts';
import { additions } from './effort.ts';
import { step, totalOf } from './steps.ts';
import { type StepKey, type Term, type Worked } from './types.ts';

export interface Column {
  readonly place: number;
  readonly strokes: readonly Product[];
  readonly carryIn: number;
  readonly total: number;
  readonly written: number;
}

const termsOf = (strokes: readonly Product[], carryIn: number): Term[] => [
  ...strokes.map(({ digits }) => digits),
  ...(carryIn ? [carryIn] : []),
];

function columnsOf(a: number, b: number): Column[] {
  let carry = 0;
  return crosswiseProducts(a, b).map((strokes, place, { length }) => {
    const carryIn = carry;
    const total = totalOf(termsOf(strokes, carryIn));
    carry = Math.floor(total / 10);
    const written = place === length - 1 ? total : total % 10;
    return { place, strokes, carryIn, total, written };
  });
}

function sumOperations(terms: readonly Term[]): number {
  let [sum, operations] = [0, 0];
  for (const term of terms) {
    const value = totalOf([term]);
    operations += additions(sum, value) + (typeof term !== 'number' && value > 0 ? 1 : 0);
    sum += value;
  }
  return operations;
}

function columnStep({ place, strokes, carryIn, total, written }: Column, last: number) {
  const terms = termsOf(strokes, carryIn);
  const carryOut = (total - written) / 10;
  const isVertical = strokes.length === 1 && strokes[0]!.from === strokes[0]!.to;
  const end = place === last ? 'last' : carryOut ? 'carry' : 'fits';
  // A column with one vertical product is the first, which nothing is carried into, or the last.
  const key = `urdhva.${isVertical ? 'vertical' : 'crosswise'}.${end}${carryIn ? '.carried' : ''}`;
  return step(
    key as StepKey,
    { terms, total, written, carryOut, carryIn },
    { writes: carryOut ? [written, carryOut] : [written], operations: sumOperations(terms) },
  );
}

/** Sutra 3, "vertically and crosswise": 23 × 14 → 2 × 1 | 2 × 4 + 3 × 1 | 3 × 4 → 322. */
export const urdhva = {
  fits: () => true,
  /** `columns` start at the ones; there are none when a number is 0. */
  work(a: number, b: number): Worked & { readonly columns: readonly Column[] } {
    const columns = a === 0 || b === 0 ? [] : columnsOf(a, b);
    const answer = columns.reduce((sum, { written, place }) => sum + written * 10 ** place, 0);
    const values = { a, b, answer };
    const zero = step('urdhva.zero', values, { writes: [0], operations: 0 });
    return {
      values,
      columns,
      steps: columns.length
        ? columns.map((column) => columnStep(column, columns.length - 1))
        : [zero],
    };
  },
};

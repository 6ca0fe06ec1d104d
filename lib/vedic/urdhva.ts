import { crosswiseProducts, sumOf, type Product } from '@/lib/maths/crosswise';
import { additions, nonZeroDigits } from './effort';
import { refuseOperands } from './operands';
import { type Refusal, type Step, type Term, type Worked } from './types';

/** One column of the answer, as written. */
export interface Column {
  readonly place: number;
  readonly strokes: readonly Product[];
  readonly carryIn: number;
  /** Sum of the products and of what was carried in. */
  readonly total: number;
  /** What is written in this column: one digit, or the whole total in the last one. */
  readonly written: number;
  readonly carryOut: number;
}

type ColumnValues = {
  place: number;
  terms: readonly Term[];
  carryIn: number;
  total: number;
  written: number;
  carryOut: number;
};

export type UrdhvaStep =
  Step<'vertical' | 'crosswise', ColumnValues> | Step<'zero', { a: number; b: number }>;

export interface Urdhva extends Worked<'urdhva', UrdhvaStep> {
  /** From the ones to the left; empty when one number is zero. */
  readonly columns: readonly Column[];
}

function columnsOf(a: number, b: number): Column[] {
  let carryIn = 0;
  return crosswiseProducts(a, b).map((strokes, place, { length }) => {
    const total = sumOf(strokes) + carryIn;
    const carryOut = place === length - 1 ? 0 : Math.floor(total / 10);
    const written = total - carryOut * 10;
    const column = { place, strokes, carryIn, total, written, carryOut };
    carryIn = carryOut;
    return column;
  });
}

function operationsOf({ strokes, carryIn }: Column): number {
  let sum = 0;
  let operations = 0;
  for (const term of [...strokes.map(({ digits: [x, y] }) => x * y), carryIn]) {
    operations += additions(sum, term);
    sum += term;
  }
  return operations + strokes.filter(({ digits: [x, y] }) => x * y > 0).length;
}

function stepOf(column: Column, index: number, { length }: readonly Column[]): UrdhvaStep {
  const { place, strokes, carryIn, total, written, carryOut } = column;
  const straight = strokes.length === 1 && strokes[0]?.from === strokes[0]?.to;
  const kind = straight ? 'vertical' : 'crosswise';
  const end = index === length - 1 ? 'last' : carryOut ? 'carry' : 'fits';
  const terms: Term[] = strokes.map(({ digits }) => digits);
  return {
    kind,
    text: `urdhva.${kind}.${end}`,
    values: {
      place,
      terms: carryIn ? [...terms, carryIn] : terms,
      carryIn,
      total,
      written,
      carryOut,
    },
    writes: carryOut ? [written, carryOut] : [written],
    operations: operationsOf(column),
  };
}

/**
 * Product of any two whole numbers, "vertically and crosswise": one column for each place of the
 * answer, from the ones on, each the sum of the products that belong there and of the carry:
 * 23 × 14 → 3 × 4 = 12; 2 × 4 + 3 × 1 + 1 = 12; 2 × 1 + 1 = 3 → 322.
 *
 * @param a 0 to 999999.
 * @param b 0 to 999999.
 * @returns a refusal only for a number out of range.
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sutra 3.
 */
export function urdhva(a: number, b: number): Urdhva | Refusal {
  const refused = refuseOperands(a, b);
  if (refused) return refused;
  const common = { ok: true, method: 'urdhva', operands: [a, b] } as const;
  if (!nonZeroDigits(a) || !nonZeroDigits(b)) {
    const zero: UrdhvaStep = {
      kind: 'zero',
      text: 'urdhva.zero',
      values: { a, b },
      writes: [0],
      operations: 0,
    };
    return { ...common, columns: [], answer: 0, steps: [zero] };
  }
  const columns = columnsOf(a, b);
  const answer = columns.reduce((sum, { written, place }) => sum + written * 10 ** place, 0);
  return { ...common, columns, answer, steps: columns.map(stepOf) };
}

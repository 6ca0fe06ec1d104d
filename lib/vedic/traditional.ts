import { digitsFromOnes } from '@/lib/maths/digits';
import { additions, nonZeroDigits, effortOf, type Effort } from './effort';

/** One row of long multiplication: the upper number times one digit of the lower one. */
export interface PartialProduct {
  readonly digit: number;
  /** Places the row is shifted to the left. */
  readonly place: number;
  /** The row without its shift: 97 × 9 → 873. */
  readonly product: number;
  /** Carries written above the upper number, from the ones on; zeros are not written. */
  readonly carries: readonly number[];
  readonly operations: number;
}

/** Long multiplication as the school writes it, as data. */
export interface Traditional extends Effort {
  readonly upper: number;
  readonly lower: number;
  readonly rows: readonly PartialProduct[];
  /** Carries written when the rows are added, from the ones on; empty with a single row. */
  readonly carries: readonly number[];
  readonly answer: number;
  /** Everything put on paper, by the rule of `effort.ts`. */
  readonly writes: readonly number[];
}

function row(upper: number, digit: number, place: number): PartialProduct {
  const carries: number[] = [];
  let operations = 0;
  let carry = 0;
  digitsFromOnes(upper).forEach((top, index, all) => {
    const product = top * digit;
    operations += (product ? 1 : 0) + additions(product, carry);
    carry = Math.floor((product + carry) / 10);
    if (index < all.length - 1) carries.push(carry);
  });
  return { digit, place, product: upper * digit, carries, operations };
}

function addRows(rows: readonly PartialProduct[]) {
  const shifted = rows.map(({ product, place }) => digitsFromOnes(product * 10 ** place));
  const carries: number[] = [];
  let operations = 0;
  let carry = 0;
  const width = Math.max(...shifted.map((digits) => digits.length));
  for (let place = 0; place < width; place++) {
    const terms = [...shifted.map((digits) => digits[place] ?? 0), carry];
    operations += Math.max(0, terms.filter(Boolean).length - 1);
    carry = Math.floor(terms.reduce((sum, term) => sum + term) / 10);
    if (place < width - 1) carries.push(carry);
  }
  return { carries, operations };
}

/**
 * Long multiplication of two whole numbers from 0. The number with fewer digits that are
 * not zero goes below, and zeros make no row. The count is kind to the school: shifts are left
 * empty, and a single row is the answer.
 *
 * @throws RangeError where a number is negative, not whole, or too large for an exact product;
 *   `solve` and `readNumber` answer such input with a refusal.
 */
export function traditional(a: number, b: number): Traditional {
  const answer = a * b;
  if (![a, b, answer].every((value) => Number.isSafeInteger(value) && value >= 0)) {
    throw new RangeError(`No exact product of ${a} and ${b}`);
  }
  const [upper, lower] = nonZeroDigits(b) > nonZeroDigits(a) ? [b, a] : [a, b];
  const rows = digitsFromOnes(lower)
    .map((digit, place) => row(upper, digit, place))
    .filter(({ product }) => product > 0);
  const sum = rows.length > 1 ? addRows(rows) : { carries: [], operations: 0 };
  const writes = [
    ...rows.flatMap(({ carries, product }) =>
      rows.length > 1 ? [...carries.filter(Boolean), product] : carries.filter(Boolean),
    ),
    ...sum.carries.filter(Boolean),
    answer,
  ];
  const operations = rows.reduce((total, { operations: own }) => total + own, sum.operations);
  return {
    upper,
    lower,
    rows,
    carries: sum.carries,
    answer,
    writes,
    ...effortOf([{ writes, operations }]),
  };
}

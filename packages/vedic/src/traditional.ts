import { digitsFromOnes } from './digits.ts';
import {
  addOnPaper,
  additions,
  effortOf,
  nonZeroDigits,
  type Effort,
  type Work,
} from './effort.ts';

interface PartialProduct {
  readonly digit: number;
  readonly place: number;
  /** The row without its shift: 97 × 9 → 873. */
  readonly product: number;
  /** The first one goes to the tens. */
  readonly carries: readonly number[];
  readonly operations: number;
}

export interface Traditional extends Effort {
  readonly upper: number;
  readonly lower: number;
  readonly rows: readonly PartialProduct[];
  readonly carries: readonly number[];
  readonly answer: number;
  readonly writes: Work['writes'];
}

function multiplyRow(upper: number, digit: number, place: number): PartialProduct {
  const carries: number[] = [];
  let operations = 0;
  for (const top of digitsFromOnes(upper)) {
    const [product, carry] = [top * digit, carries.at(-1) ?? 0];
    operations += (product ? 1 : 0) + additions(product, carry);
    carries.push(Math.floor((product + carry) / 10));
  }
  return { digit, place, product: upper * digit, carries: carries.slice(0, -1), operations };
}

/** Long multiplication. The number with fewer non-zero digits goes below; its zeros make no rows. */
export function traditional(a: number, b: number): Traditional {
  const [upper, lower] = nonZeroDigits(b) > nonZeroDigits(a) ? [b, a] : [a, b];
  const answer = a * b;
  const rows = digitsFromOnes(lower)
    .map((digit, place) => multiplyRow(upper, digit, place))
    .filter(({ product }) => product > 0);
  const sum = addOnPaper(rows.map(({ product, place }) => product * 10 ** place));
  const writes = [
    ...rows.flatMap(({ carries, product }) => [
      ...carries.filter(Boolean),
      ...(rows.length > 1 ? [product] : []),
    ]),
    ...sum.carries.filter(Boolean),
    answer,
  ];
  const operations = rows.reduce((total, row) => total + row.operations, sum.operations);
  return {
    upper,
    lower,
    rows,
    answer,
    writes,
    carries: sum.carries,
    ...effortOf([{ writes, operations }]),
  };
}

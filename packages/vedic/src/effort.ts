import { digitsFromOnes } from './digits.ts';

/**
 * `digits`: every digit written after the question: differences, partial products, carries, column
 * results, the answer. Signs, bars and the empty places of a shifted row do not count.
 * `operations`: single-digit multiplications, and places where a digit or a carry is added or
 * subtracted. A zero costs nothing. The Vedic methods and long multiplication are counted alike.
 */
export interface Effort {
  readonly digits: number;
  readonly operations: number;
}

export interface Work {
  readonly writes: readonly (number | string)[];
  readonly operations: number;
}

export const noWork: Work = { writes: [], operations: 0 };

export function effortOf(steps: readonly Work[]): Effort {
  return {
    digits: steps.flatMap(({ writes }) => writes).join('').length,
    operations: steps.reduce((sum, step) => sum + step.operations, 0),
  };
}

/** Adds column by column; the first of `carries` goes to the tens. */
export function addOnPaper(numbers: readonly number[]) {
  const rows = numbers.map(digitsFromOnes);
  const width = Math.max(0, ...rows.map((row) => row.length));
  const carries: number[] = [];
  let operations = 0;
  for (let place = 0; place < width; place++) {
    const terms = [...rows.map((row) => row[place] ?? 0), carries.at(-1) ?? 0];
    operations += Math.max(0, terms.filter(Boolean).length - 1);
    carries.push(Math.floor(terms.reduce((sum, term) => sum + term) / 10));
  }
  return { carries: carries.slice(0, -1), operations };
}

export const additions = (x: number, y: number) => (x && y ? addOnPaper([x, y]).operations : 0);

export function subtractions(x: number, y: number): number {
  const subtrahend = digitsFromOnes(y);
  let operations = 0;
  let borrow = 0;
  for (const [place, digit] of digitsFromOnes(x).entries()) {
    const lower = subtrahend[place] ?? 0;
    operations += (lower ? 1 : 0) + borrow;
    borrow = digit < lower + borrow ? 1 : 0;
  }
  return operations;
}

export function signedAdditions(x: number, y: number): number {
  const small = Math.min(Math.abs(x), Math.abs(y));
  const large = Math.max(Math.abs(x), Math.abs(y));
  return x < 0 === y < 0 ? additions(large, small) : subtractions(large, small);
}

export const nonZeroDigits = (value: number) => digitsFromOnes(value).filter(Boolean).length;

import { digitsFromOnes } from '@/lib/maths/digits';

/**
 * The counting rule, the same for the Vedic methods and for the school's long multiplication.
 *
 * - Written digits: every digit put on paper after the question itself: differences, partial
 *   products, carries, column results, the answer. What is already there is not counted again,
 *   and neither are signs, bars and the places left empty in a shifted row.
 * - Operations: one for each single-digit multiplication, and one for each place where a digit or
 *   a carry is added or taken away. A zero costs nothing: it is not multiplied, added or taken.
 */
export interface Effort {
  digits: number;
  operations: number;
}

/** Operations of adding two whole numbers on paper: 28 + 4 → 2 (8 + 4, then 2 + 1). */
export function additions(x: number, y: number): number {
  const [upper, lower] = [digitsFromOnes(x), digitsFromOnes(y)];
  let operations = 0;
  let carry = 0;
  for (let place = 0; place < Math.max(upper.length, lower.length); place++) {
    const top = upper[place] ?? 0;
    const bottom = lower[place] ?? 0;
    operations += top && bottom ? 1 : 0;
    operations += carry && (top || bottom) ? 1 : 0;
    carry = top + bottom + carry > 9 ? 1 : 0;
  }
  return operations;
}

/** Operations of taking `y` from a whole number that is at least as large: 90 − 7 → 2. */
export function subtractions(x: number, y: number): number {
  const [upper, lower] = [digitsFromOnes(x), digitsFromOnes(y)];
  let operations = 0;
  let borrow = 0;
  upper.forEach((digit, place) => {
    const taken = lower[place] ?? 0;
    operations += (taken ? 1 : 0) + borrow;
    borrow = digit - taken - borrow < 0 ? 1 : 0;
  });
  return operations;
}

/** Operations of adding numbers of any sign: taking away where the signs differ. */
export function signedAdditions(x: number, y: number): number {
  const small = Math.min(Math.abs(x), Math.abs(y));
  const large = Math.max(Math.abs(x), Math.abs(y));
  return x < 0 === y < 0 ? additions(large, small) : subtractions(large, small);
}

/**
 * Digits that are not zero: the rows of a long multiplication, and the operations of "all from
 * nine and the last from ten".
 */
export function nonZeroDigits(value: number): number {
  return digitsFromOnes(value).filter(Boolean).length;
}

/** What a step puts on paper and how many single-digit operations it takes. */
export interface Work {
  readonly writes: readonly (number | string)[];
  readonly operations: number;
}

export const noWork: Work = { writes: [], operations: 0 };

/** Adds up what the steps write and do. */
export function effortOf(steps: readonly Work[]): Effort {
  return steps.reduce(
    (sum, step) => ({
      digits:
        sum.digits +
        step.writes.reduce<number>((count, written) => count + String(written).length, 0),
      operations: sum.operations + step.operations,
    }),
    { digits: 0, operations: 0 },
  );
}

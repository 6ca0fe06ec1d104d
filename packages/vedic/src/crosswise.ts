import { digitsFromOnes } from './digits.ts';

/** A line from a place of the upper number to a place of the lower one; 0 is the ones. */
type Stroke = readonly [from: number, to: number];

/**
 * The strokes of "vertically and crosswise" (sutra 3) between numbers of so many digits, one list for
 * each place of the answer from the ones on: (2, 2) → [[0, 0]], [[0, 1], [1, 0]], [[1, 1]].
 */
export function crosswiseStrokes(upper: number, lower = upper): Stroke[][] {
  return Array.from({ length: upper + lower - 1 }, (_, place) =>
    Array.from({ length: upper }, (_, from): Stroke => [from, place - from]).filter(
      ([, to]) => to >= 0 && to < lower,
    ),
  );
}

export interface Product {
  readonly from: number;
  readonly to: number;
  readonly digits: readonly [number, number];
}

export function crosswiseProducts(a: number, b: number): Product[][] {
  const [upper, lower] = [digitsFromOnes(a), digitsFromOnes(b)];
  return crosswiseStrokes(upper.length, lower.length).map((strokes) =>
    strokes.map(([from, to]) => ({ from, to, digits: [upper[from]!, lower[to]!] })),
  );
}

export function sumOf(products: readonly Product[]): number {
  return products.reduce((sum, { digits: [x, y] }) => sum + x * y, 0);
}

import { digitsFromOnes } from './digits';

/** A stroke from a place of the upper number to one of the lower; 0 is the ones. */
export type Stroke = readonly [from: number, to: number];

/**
 * The strokes that multiply two numbers "vertically and crosswise", one list for each place of the
 * answer, from the ones on: with three digits the right pair, two crossed pairs, all three, two
 * crossed pairs, the left pair.
 *
 * @param upper digits of the upper number, at least 1.
 * @returns upper + lower − 1 lists.
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sutra 3.
 */
export function crosswiseStrokes(upper: number, lower = upper): Stroke[][] {
  return Array.from({ length: upper + lower - 1 }, (_, place) =>
    Array.from({ length: upper }, (_, from): Stroke => [from, place - from]).filter(
      ([, to]) => to >= 0 && to < lower,
    ),
  );
}

/** One stroke with the digits that it joins. */
export interface Product {
  readonly from: number;
  readonly to: number;
  readonly digits: readonly [number, number];
}

/** The products of each place of a × b, from the ones on. */
export function crosswiseProducts(a: number, b: number): Product[][] {
  const [upper, lower] = [digitsFromOnes(a), digitsFromOnes(b)];
  return crosswiseStrokes(upper.length, lower.length).map((strokes) =>
    strokes.map(([from, to]) => ({ from, to, digits: [upper[from]!, lower[to]!] })),
  );
}

/** What the products of one place add up to, before any carry. */
export function sumOf(products: readonly Product[]): number {
  return products.reduce((sum, { digits: [x, y] }) => sum + x * y, 0);
}

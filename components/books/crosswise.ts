/** A stroke from a point of the upper row to one of the lower row, both counted from the left. */
export type Stroke = readonly [from: number, to: number];

/**
 * The strokes that multiply two numbers of `digits` digits "vertically and crosswise", one list for
 * each place of the answer, from the ones on: with three digits the right pair, two crossed pairs,
 * all three, two crossed pairs, the left pair.
 *
 * @param digits at least 1; gives 2 × digits − 1 lists.
 * @see Bharati Krishna Tirtha, Vedic Mathematics (1965), sutra 3.
 */
export function crosswiseRows(digits: number): Stroke[][] {
  const points = Array.from({ length: digits }, (_, index) => index);
  return Array.from({ length: 2 * digits - 1 }, (_, place) => {
    const sum = 2 * (digits - 1) - place;
    return points
      .filter((from) => points.includes(sum - from))
      .map((from): Stroke => [from, sum - from]);
  });
}

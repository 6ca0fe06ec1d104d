/** The middle of what was measured several times, and how far it spread. */
export interface Summary {
  median: number;
  least: number;
  most: number;
}

/** @throws when there is nothing to summarise. */
export function summary(values: readonly number[]): Summary {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const median = (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
  return { median, least: sorted[0]!, most: sorted.at(-1)! };
}

/** How many times `part` is of `whole`, by their medians; 1 where both are nothing. */
export function ratio(part: readonly number[], whole: readonly number[]): number {
  const [a, b] = [summary(part).median, summary(whole).median];
  return a === b ? 1 : a / b;
}

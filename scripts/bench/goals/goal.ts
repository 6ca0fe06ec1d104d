import { type Weight } from '../../size/measure';
import { type AuthPath } from '../checks';
import { type TapFigures } from '../first-tap';
import { type Sample } from '../loads';

/** One of the goals that the site has set itself, and what was measured. */
export interface Goal {
  number: number;
  what: string;
  wanted: string;
  found: string;
  reached: boolean;
}

/** Everything that is known of the site as shipped, and the loads of what it is compared with. */
export interface Measured {
  /** As `npm run size` weighs the pages that were asked for. */
  weights: readonly Weight[];
  samples: readonly Sample[];
  auth: AuthPath;
  /** Pages that were left and come back to, and how many were as they had been left. */
  kept: { tried: number; restored: number };
  taps: readonly TapFigures[];
}

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The item with the largest figure, and that figure; nothing of nothing. */
export function most<Item>(items: readonly Item[], figure: (item: Item) => number) {
  const [item] = items.toSorted((a, b) => figure(b) - figure(a));
  return item && { item, figure: figure(item) };
}

/** A goal that holds when the largest of some figures is small enough; none where there are none. */
export function atMost<Item>(
  number: number,
  what: string,
  limit: number,
  items: readonly Item[],
  figure: (item: Item) => number,
  { name, write = kB }: { name: (item: Item) => string; write?: (value: number) => string },
): Goal[] {
  const worst = most(items, figure);
  if (!worst) return [];
  const found = `${write(worst.figure)} (${name(worst.item)})`;
  return [{ number, what, wanted: `≤ ${write(limit)}`, found, reached: worst.figure <= limit }];
}

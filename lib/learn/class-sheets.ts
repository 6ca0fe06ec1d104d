import { isSame, type Kind } from '@sutra/vedic/questions';
import { type Random } from '@sutra/vedic/random';
import { anySheet, type Sheet } from './sheets';

export const MOST_SHEETS = 60;

/** How many of their twenty sums two neighbours share at most. */
export const MOST_SHARED = 6;

/** Draws for one sheet after which its kind has too few sums. */
const PATIENCE = 300;

export const countShared = (one: Sheet, other: Sheet) =>
  one.sums.filter((sum) => other.sums.some((another) => isSame(sum, another))).length;

/**
 * Different sheets of one kind, each with its own code. No two are alike, and neighbours in the list
 * share few sums. Fewer than asked for where the kind has too few sums.
 */
export function classSheets(
  kind: Kind,
  count: number,
  random: Random = Math.random,
  draw: typeof anySheet = anySheet,
): Sheet[] {
  const sheets: Sheet[] = [];
  for (let draws = 0; sheets.length < count && draws < PATIENCE; draws++) {
    const sheet = draw(kind, random);
    const last = sheets.at(-1);
    if (last && countShared(last, sheet) > MOST_SHARED) continue;
    if (sheets.some((earlier) => countShared(earlier, sheet) === sheet.sums.length)) continue;
    sheets.push(sheet);
    draws = 0;
  }
  return sheets;
}

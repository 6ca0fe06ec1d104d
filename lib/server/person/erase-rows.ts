import { DATA_RULES_DATE } from '@/lib/retention';
import { DAY } from '@/lib/time';
import { type Row, type SavedRow, type Store } from '../submissions/kinds';

/** Rule 8(3): personal data is kept for a year. */
const RULE_APPLIES = Date.parse(`${DATA_RULES_DATE}T00:00+05:30`);
const YEAR = 366 * DAY;

export const legalHoldUntil = ({ acceptedAt }: Row) => acceptedAt + YEAR;

export const isHeldByLaw = (row: Row, now: number): boolean =>
  now >= RULE_APPLIES && legalHoldUntil(row) > now;

/** Removes rows from the files, too. `isEmptied`: false while another process reads. */
export async function eraseRows(
  store: Store,
  rows: SavedRow[],
): Promise<{ removed: SavedRow[]; isEmptied: boolean }> {
  const removed: SavedRow[] = [];
  for (const row of rows) {
    const last = await store.remove(row);
    if (last) removed.push(last);
  }
  return { removed, isEmptied: await store.truncate() };
}

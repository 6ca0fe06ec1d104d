import { type SavedRow, type Store } from './store.ts';
import { BEGIN_TIMEOUT } from './timeouts.ts';
import { systemTimers, type Timers } from './timers.ts';

/**
 * Removes rows, and returns those that were there. When it resolves, no attempt to send one of them
 * can begin any more: a process may have leased a row just before, which takes up to eight seconds.
 */
export async function eraseRows<Kind extends string, Payload>(
  store: Pick<Store<Kind, Payload>, 'remove'>,
  rows: readonly SavedRow<Kind, Payload>[],
  timers: Pick<Timers, 'after'> = systemTimers,
): Promise<SavedRow<Kind, Payload>[]> {
  const removed: SavedRow<Kind, Payload>[] = [];
  for (const row of rows) {
    const last = await store.remove(row);
    if (last) removed.push(last);
  }
  if (removed.some(({ lease }) => lease !== null)) {
    await new Promise<void>((resolve) => void timers.after(BEGIN_TIMEOUT, resolve));
  }
  return removed;
}

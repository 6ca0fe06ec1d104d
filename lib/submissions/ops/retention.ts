import { errorCode } from '@/lib/log/error-code';
import { DAY } from '@/lib/time';
import { type Keep, type OutboxContext } from '../delivery/context';
import { type Stored } from '../drivers/store';
import { undeliveredSince } from '../model/submission';
import { erasePayload } from '../model/transitions';

const PAGE = 100;
const REMOVAL_NOTICE = 7 * DAY;

export function removalDate(row: Stored, keep: Keep): number | null {
  const since = undeliveredSince(row);
  return since === null ? row.eraseAt : (row.eraseAt ?? since + keep.undelivered);
}

async function changePages(
  list: () => Promise<Stored[]>,
  change: (row: Stored) => Promise<unknown>,
): Promise<void> {
  while ((await Promise.all((await list()).map(change))).some(Boolean));
}

export function createRetention({ store, log, now, keep }: OutboxContext) {
  let warnedAt = -Infinity;

  /** Stores each date of removal, so that even with a wrong clock a week passes before it. */
  async function announceRemovals(): Promise<void> {
    await changePages(
      () => store.listUndelivered(now() - keep.undelivered + REMOVAL_NOTICE, PAGE),
      (row) => store.replace(row, { ...row, eraseAt: now() + REMOVAL_NOTICE }),
    );
    if (Math.abs(now() - warnedAt) < DAY) return;
    const { expiring } = await store.countRows();
    if (expiring > 0) log.warn('undelivered-expiring', { count: expiring });
    warnedAt = now();
  }

  return async function applyRetention(): Promise<number> {
    let count = 0;
    const erase = async (row: Stored) => {
      const since = undeliveredSince(row);
      // KEEP_UNDELIVERED_DAYS or KEEP_DAYS may have been raised since.
      const undeliveredUntil = (since ?? -Infinity) + keep.undelivered;
      if (undeliveredUntil > now()) return store.replace(row, { ...row, eraseAt: null });
      const deliveredUntil = (row.deliveredAt ?? -Infinity) + keep.delivered;
      if (deliveredUntil > now()) return store.replace(row, { ...row, eraseAt: deliveredUntil });
      const isErased = await (since === null
        ? store.replace(row, erasePayload(row))
        : store.remove(row));
      if (isErased) count += 1;
      return isErased;
    };
    try {
      await store.removeCounters(now());
      await announceRemovals();
      await changePages(() => store.listErasable(now(), PAGE), erase);
      if (count > 0) log.info('payloads-erased', { count });
      if (!(await store.emptyLog())) log.warn('store-log-not-emptied', { code: 'busy' });
    } catch (error) {
      log.error('outbox-upkeep-failed', { code: errorCode(error) });
    }
    return count;
  };
}

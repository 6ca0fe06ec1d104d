import { errorCode } from '@/lib/error-code';
import { type Engine } from './engine';
import { type Stored } from './store';
import { erased } from './transitions';
import { undeliveredSince } from './types';

const PAGE = 100;
const DAY = 24 * 3_600_000;

/** How long before its removal an undelivered row is announced, in milliseconds. */
const NOTICE = 7 * DAY;

/** When a row will be removed or its payload erased; `null` for an open one. */
export function keptUntil(row: Stored, keepUndelivered: number): number | null {
  const since = undeliveredSince(row);
  return since === null ? row.eraseAt : (row.eraseAt ?? since + keepUndelivered);
}

/**
 * Erases payloads of delivered rows and removes undelivered rows after their retention, from the
 * files too; removes old counters.
 *
 * @param keepUndelivered milliseconds.
 */
export function createUpkeep({ store, log, now }: Engine, keepUndelivered: number) {
  let reportedAt = -Infinity;

  /** Changes rows page by page until none is left, or none can be changed. */
  async function eachPage(
    read: () => Promise<Stored[]>,
    change: (row: Stored) => Promise<unknown>,
  ): Promise<void> {
    while ((await Promise.all((await read()).map(change))).some(Boolean));
  }

  /** Announces removals a week ahead, even after the clock was wrong. */
  async function announce(): Promise<void> {
    await eachPage(
      () => store.undelivered(now() - keepUndelivered + NOTICE, PAGE),
      async (row) => {
        const until = Math.max(undeliveredSince(row)! + keepUndelivered, now() + NOTICE);
        return store.replace(row, { ...row, eraseAt: until });
      },
    );
    if (Math.abs(now() - reportedAt) < DAY) return;
    const { expiring } = await store.counts();
    if (expiring > 0) log.warn('undelivered-expiring', { count: expiring });
    reportedAt = now();
  }

  /** @returns how many texts were erased. Never rejects. */
  return async function upkeep(): Promise<number> {
    let count = 0;
    const erase = async (row: Stored) => {
      const since = undeliveredSince(row);
      // The setting may have been raised after the announcement.
      if (since !== null && since + keepUndelivered > now()) {
        return store.replace(row, { ...row, eraseAt: null });
      }
      const isDone = await (since === null ? store.replace(row, erased(row)) : store.remove(row));
      if (isDone) count += 1;
      return isDone;
    };
    try {
      await store.sweep(now());
      await announce();
      await eachPage(() => store.erasable(now(), PAGE), erase);
      if (count > 0) log.info('payloads-erased', { count });
      if (!(await store.emptyLog())) log.warn('store-log-not-emptied', { code: 'busy' });
    } catch (error) {
      log.error('outbox-upkeep-failed', { code: errorCode(error) });
    }
    return count;
  };
}

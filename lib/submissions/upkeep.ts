import { type Engine } from './engine';
import { erased } from './transitions';

const PAGE = 100;

/**
 * Erases what delivered rows said, once its time has come, and forgets old counters.
 *
 * @returns how many payloads were erased. Never rejects.
 */
export async function upkeep({ store, log, now }: Engine): Promise<number> {
  let count = 0;
  try {
    await store.sweep(now());
    for (;;) {
      const rows = await store.erasable(now(), PAGE);
      const written = await Promise.all(rows.map((row) => store.replace(row, erased(row))));
      count += written.filter(Boolean).length;
      if (!written.some(Boolean)) break;
    }
    if (count > 0) log.info('payloads-erased', { count });
  } catch {
    log.error('outbox-upkeep-failed');
  }
  return count;
}

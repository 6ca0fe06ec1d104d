import { errorCode } from '@/lib/error-code';
import { type Log } from '@/lib/log';
import { withDeadline } from './deadline';
import { type SubmissionStore } from './store';

/** A write at most this long ago still proves that the store can be written, in milliseconds. */
const PROVEN_FOR = 5_000;
const DEADLINE = 2_500;

/**
 * A store that remembers how its writes went. A failed one counts at once, and until a probe
 * succeeds: on a full disk small writes go on succeeding between those that fail.
 */
export function watchWrites(store: SubmissionStore, log: Log, now: () => number) {
  let isWritable = true;
  let provenAt: number | undefined;
  let probing: Promise<void> | undefined;

  async function watch<Value>(write: Promise<Value>): Promise<Value> {
    try {
      const value = await write;
      if (isWritable) provenAt = now();
      return value;
    } catch (error) {
      isWritable = false;
      throw error;
    }
  }

  async function probe(): Promise<void> {
    try {
      await withDeadline(store.probe(), DEADLINE);
      isWritable = true;
    } catch (error) {
      isWritable = false;
      log.error('store-probe-failed', { code: errorCode(error) });
    }
    provenAt = now();
  }

  const watched: Pick<SubmissionStore, 'create' | 'replace' | 'remove'> = {
    create: (row) => watch(store.create(row)),
    replace: (stored, next) => watch(store.replace(stored, next)),
    remove: (stored) => watch(store.remove(stored)),
  };

  return {
    store: Object.assign(Object.create(store) as SubmissionStore, watched),
    /** Whether a submission could be stored now. Probes when nothing was written for five seconds. */
    async isWritable(): Promise<boolean> {
      // A clock that was put back must not postpone the next probe.
      const age = provenAt === undefined ? Infinity : now() - provenAt;
      if (age < 0 || age >= PROVEN_FOR) {
        await (probing ??= probe().finally(() => (probing = undefined)));
      }
      return isWritable;
    },
  };
}

export type WatchedStore = ReturnType<typeof watchWrites>;

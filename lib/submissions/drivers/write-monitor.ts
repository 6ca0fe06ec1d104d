import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/log/error-code';
import { type Log } from '@/lib/log/log';
import { type SubmissionStore } from './store';

const CHECK_INTERVAL = 5_000;
const DEADLINE = 2_500;

/** After a failed write only a probe shows recovery: on a full disk small writes may succeed. */
export function monitorWrites(store: SubmissionStore, log: Log, now: () => number) {
  let isWritable = true;
  let checkedAt = -Infinity;
  let probing: Promise<void> | undefined;

  async function monitor<Value>(write: Promise<Value>): Promise<Value> {
    try {
      const value = await write;
      if (isWritable) checkedAt = now();
      return value;
    } catch (error) {
      isWritable = false;
      throw error;
    }
  }

  async function probe(): Promise<void> {
    try {
      await waitAtMost(store.probe(), DEADLINE);
      isWritable = true;
    } catch (error) {
      isWritable = false;
      log.error('store-probe-failed', { code: errorCode(error) });
    }
    checkedAt = now();
  }

  const monitored: Pick<SubmissionStore, 'create' | 'replace' | 'remove'> = {
    create: (row) => monitor(store.create(row)),
    replace: (stored, next) => monitor(store.replace(stored, next)),
    remove: (stored) => monitor(store.remove(stored)),
  };

  return {
    store: Object.assign(Object.create(store) as SubmissionStore, monitored),
    async isWritable(): Promise<boolean> {
      const age = now() - checkedAt;
      // A clock set back must not postpone the next probe.
      if (age < 0 || age >= CHECK_INTERVAL) {
        await (probing ??= probe().finally(() => (probing = undefined)));
      }
      return isWritable;
    },
  };
}

import { codedError } from '@/lib/log/error-code';
import { type SubmissionStore } from './store';

const MAX_COUNTERS = 50_000;

const NO_ROWS = { open: 0, held: 0, dead: 0, quarantined: 0, expiring: 0, oldestOpen: null };

const refuse = () => Promise.reject(codedError('no-store'));
const emptyList = () => Promise.resolve([]);

/** For a host with an ephemeral disk and no database: only rate limits work, in memory. */
export function noStore(): SubmissionStore {
  const counters = new Map<string, { count: number; until: number }>();
  return {
    canStore: false,
    create: refuse,
    replace: refuse,
    remove: refuse,
    probe: refuse,
    get: async () => undefined,
    listOpen: emptyList,
    listBySender: emptyList,
    listHeld: emptyList,
    listMailed: emptyList,
    listErasable: emptyList,
    listUndelivered: emptyList,
    countRows: async () => NO_ROWS,
    async *scan() {},
    async increment(keys, until) {
      return keys.map((key) => {
        const count = (counters.get(key)?.count ?? 0) + 1;
        // The last key is the one used last, so that the one dropped is idle.
        counters.delete(key);
        counters.set(key, { count, until });
        if (counters.size > MAX_COUNTERS) counters.delete(counters.keys().next().value!);
        return count;
      });
    },
    async removeCounters(now) {
      for (const [key, { until }] of counters) if (until < now) counters.delete(key);
    },
    readState: async () => undefined,
    writeState: refuse,
    isIntact: () => true,
    emptyLog: async () => true,
    close: async () => {},
  };
}

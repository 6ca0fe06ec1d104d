import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/log/error-code';
import { MINUTE } from '@/lib/time';
import { type OutboxContext } from '../delivery/context';
import { type Counts } from '../drivers/store';
import { type Kind, kindNames, kinds } from '../model/kinds';

/** How long an open row may wait. */
export const DEGRADED_AGE = 15 * MINUTE;
const DEADLINE = 2_500;
/** Counts are cached, because the endpoint is public and they take several queries. */
const CACHE_MS = 10_000;

interface Details extends Omit<Counts, 'oldestOpen'> {
  replaced: boolean;
  oldestOpenSeconds: number | null;
}

export interface Health extends Partial<Details> {
  status: 'ok' | 'degraded' | 'down';
  store: 'up' | 'down' | 'none';
  targets: Record<Kind, 'configured' | 'store' | 'unset'>;
}

export function createHealth(
  { store, targets, storeOnly, log, now }: OutboxContext,
  isWritable: () => Promise<boolean>,
) {
  const describe = (kind: Kind) => (storeOnly.includes(kind) ? 'store' : 'unset');
  const entries = kindNames.map((kind) => [kind, targets[kind] ? 'configured' : describe(kind)]);
  const targetFields = { targets: Object.fromEntries(entries) as Health['targets'] };
  let cache = { at: -Infinity, counts: Promise.resolve<Counts | undefined>(undefined) };

  async function countRows(): Promise<Counts | undefined> {
    try {
      return await waitAtMost(store.countRows(), DEADLINE);
    } catch (error) {
      log.error('store-counts-failed', { code: errorCode(error) });
      cache.at = -Infinity;
      return undefined;
    }
  }

  function cachedCounts(): Promise<Counts | undefined> {
    const age = now() - cache.at;
    if (age < 0 || age >= CACHE_MS) cache = { at: now(), counts: countRows() };
    return cache.counts;
  }

  return async function readHealth(): Promise<Health> {
    if (!store.canStore) {
      const isWorking = kindNames.every((kind) => targets[kind] || kinds[kind].requiresSignIn);
      return { status: isWorking ? 'ok' : 'degraded', store: 'none', ...targetFields };
    }
    const counts = (await isWritable()) && (await cachedCounts());
    if (!counts) return { status: 'down', store: 'down', ...targetFields };
    const { oldestOpen, ...numbers } = counts;
    const age = oldestOpen === null ? null : Math.max(0, now() - oldestOpen);
    const replaced = !store.isIntact();
    return {
      status: replaced || (age ?? 0) > DEGRADED_AGE ? 'degraded' : 'ok',
      store: 'up',
      ...targetFields,
      ...numbers,
      oldestOpenSeconds: age === null ? null : Math.round(age / 1_000),
      replaced,
    };
  };
}

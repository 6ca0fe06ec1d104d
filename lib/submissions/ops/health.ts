import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/log/error-code';
import { type OutboxContext } from '../delivery/context';
import { type Counts } from '../drivers/store';
import { type Kind, kindNames, kinds } from '../model/kinds';

const TOO_OLD = 15 * 60_000;
const DEADLINE = 2_500;
/** How long counts are cached: anybody may ask, and they take several queries. */
const COUNTED_FOR = 10_000;

interface Details extends Omit<Counts, 'oldestOpen'> {
  /** Whether the database was deleted or replaced while the site was running. */
  replaced: boolean;
  oldestOpenSeconds: number | null;
}

export interface Health extends Partial<Details> {
  /** `degraded`: the site serves, and stores what it can, but the owner should look. */
  status: 'ok' | 'degraded' | 'down';
  /** Whether a submission could be stored now; `none` on a host without a store. */
  store: 'up' | 'down' | 'none';
  targets: Record<Kind, 'configured' | 'unset'>;
}

export function createHealth(
  { store, targets, log, now }: OutboxContext,
  isWritable: () => Promise<boolean>,
) {
  const configured = kindNames.map((kind) => [kind, targets[kind] ? 'configured' : 'unset']);
  const facts = { targets: Object.fromEntries(configured) as Health['targets'] };
  let counted = { at: -Infinity, counts: Promise.resolve<Counts | undefined>(undefined) };

  async function countRows(): Promise<Counts | undefined> {
    try {
      return await waitAtMost(store.countRows(), DEADLINE);
    } catch (error) {
      log.error('store-counts-failed', { code: errorCode(error) });
      counted.at = -Infinity;
      return undefined;
    }
  }

  function cachedCounts(): Promise<Counts | undefined> {
    const age = now() - counted.at;
    if (age < 0 || age >= COUNTED_FOR) counted = { at: now(), counts: countRows() };
    return counted.counts;
  }

  return async function readHealth(): Promise<Health> {
    if (!store.canStore) {
      const isWorking = kindNames.every((kind) => targets[kind] || kinds[kind].requiresSignIn);
      return { status: isWorking ? 'ok' : 'degraded', store: 'none', ...facts };
    }
    const counts = (await isWritable()) && (await cachedCounts());
    if (!counts) return { status: 'down', store: 'down', ...facts };
    const { oldestOpen, ...numbers } = counts;
    const age = oldestOpen === null ? null : Math.max(0, now() - oldestOpen);
    const replaced = !store.isIntact();
    return {
      status: replaced || (age !== null && age > TOO_OLD) ? 'degraded' : 'ok',
      store: 'up',
      ...facts,
      ...numbers,
      oldestOpenSeconds: age === null ? null : Math.round(age / 1_000),
      replaced,
    };
  };
}

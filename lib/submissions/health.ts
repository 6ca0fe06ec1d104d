import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/error-code';
import { type Engine } from './engine';
import { type Counts } from './store';
import { type Kind } from './types';
import { type WatchedStore } from './watched-store';

/** An open row older than this says that something is wrong, in milliseconds. */
const TOO_OLD = 15 * 60_000;
const DEADLINE = 2_500;
/** How long counts are cached: anybody may ask, and they take five queries. */
const COUNTED_FOR = 10_000;

/** Known only while the store is up. */
interface Details extends Omit<Counts, 'oldestOpen'> {
  /** Whether the database was deleted or replaced while the site was running. */
  replaced: boolean;
  /** Age of the oldest open row in seconds; none when nothing is open. */
  oldestOpenSeconds: number | null;
}

export interface Health extends Partial<Details> {
  /** `degraded`: the site serves, and stores what it can, but the owner should look. */
  status: 'ok' | 'degraded' | 'down';
  /** Whether a submission could be stored now; `none` on a host that is to store nothing. */
  store: 'up' | 'down' | 'none';
  /** Whether a kind has an address. */
  targets: Record<Kind, 'configured' | 'unset'>;
}

/** The state of the outbox: counts and codes, no personal data. */
export function createHealth(
  { store, targets, log, now }: Engine,
  isWritable: WatchedStore['isWritable'],
) {
  let counted: { at: number; counts: Promise<Counts | undefined> } | undefined;

  async function readCounts(): Promise<Counts | undefined> {
    try {
      return await waitAtMost(store.counts(), DEADLINE);
    } catch (error) {
      log.error('store-counts-failed', { code: errorCode(error) });
      counted = undefined;
      return undefined;
    }
  }

  function cachedCounts(): Promise<Counts | undefined> {
    const age = counted ? now() - counted.at : Infinity;
    if (!counted || age < 0 || age >= COUNTED_FOR) counted = { at: now(), counts: readCounts() };
    return counted.counts;
  }

  return async function readHealth(): Promise<Health> {
    const configured = (kind: Kind) => (targets[kind] ? 'configured' : 'unset');
    const facts = { contact: configured('contact'), profile: configured('profile') } as const;
    if (!store.keepsRows) {
      // Without a store nobody can sign in, so profiles cannot come; contact messages all fail.
      const status = targets.contact ? 'ok' : 'degraded';
      return { status, store: 'none', targets: facts };
    }
    const down: Health = { status: 'down', store: 'down', targets: facts };
    const counts = (await isWritable()) && (await cachedCounts());
    if (!counts) return down;
    const { oldestOpen, ...numbers } = counts;
    const age = oldestOpen === null ? null : Math.max(0, now() - oldestOpen);
    const replaced = !store.isIntact();
    return {
      status: replaced || (age !== null && age > TOO_OLD) ? 'degraded' : 'ok',
      store: 'up',
      targets: facts,
      ...numbers,
      oldestOpenSeconds: age === null ? null : Math.round(age / 1_000),
      replaced,
    };
  };
}

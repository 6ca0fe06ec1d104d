import { createHash } from 'node:crypto';
import { type Log } from '@/lib/log';
import { withDeadline } from './deadline';
import { type SubmissionStore } from './store';

export interface Limit {
  /** How many in one window. */
  most: number;
  /** Length of a window, in milliseconds. */
  window: number;
}

export interface Limits {
  /** Generous: a whole school may share one address. */
  address: Limit;
  /** Tight: one mail address or one account. */
  identity: Limit;
}

export const DEFAULT_LIMITS: Limits = {
  address: { most: 120, window: 10 * 60_000 },
  identity: { most: 8, window: 10 * 60_000 },
};

/** The longest a visitor waits for the counters, in milliseconds. */
const DEADLINE = 500;

export interface RateLimitOptions {
  store: Pick<SubmissionStore, 'count'>;
  log: Log;
  limits?: Limits;
  now?: () => number;
}

/**
 * Counts in two buckets, by address and by identity, in windows that begin at whole multiples of
 * their length. The counters live in the store, so that they hold across instances; their keys are
 * hashes. When the store fails, everybody passes.
 *
 * @returns whether this one may pass; asking counts.
 */
export function createRateLimit({
  store,
  log,
  limits = DEFAULT_LIMITS,
  now = Date.now,
}: RateLimitOptions) {
  async function within(bucket: keyof Limits, scope: string, value: string): Promise<boolean> {
    const { most, window } = limits[bucket];
    const start = Math.floor(now() / window) * window;
    const key = createHash('sha256').update([bucket, scope, value, start].join('\n')).digest('hex');
    return (await withDeadline(store.count(key, start + window), DEADLINE)) <= most;
  }

  return async function mayPass(
    scope: string,
    { address, identity }: { address?: string; identity?: string },
  ): Promise<boolean> {
    try {
      const checks = await Promise.all([
        address ? within('address', scope, address) : true,
        identity ? within('identity', scope, identity.trim().toLowerCase()) : true,
      ]);
      if (!checks.includes(false)) return true;
      log.warn('submission-limited', { kind: scope, code: checks[0] ? 'identity' : 'address' });
      return false;
    } catch {
      log.warn('rate-limit-unavailable', { kind: scope });
      return true;
    }
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;

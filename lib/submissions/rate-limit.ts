import { createHash } from 'node:crypto';
import { errorCode } from '@/lib/error-code';
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
  /** Tight: one email address or one account, from one address. */
  identityAtAddress: Limit;
  /** One email address or account from anywhere. Looser, so that a stranger cannot use it up alone. */
  identity: Limit;
}

export const DEFAULT_LIMITS: Limits = {
  address: { most: 120, window: 10 * 60_000 },
  identityAtAddress: { most: 8, window: 10 * 60_000 },
  identity: { most: 40, window: 10 * 60_000 },
};

/** The longest a visitor waits for the counters, in milliseconds. */
const DEADLINE = 500;

export interface RateLimitOptions {
  store: Pick<SubmissionStore, 'count'>;
  log: Log;
  limits?: Limits;
  now?: () => number;
}

/** Mail providers that ignore dots before the `@`, with the name that stands for all their names. */
const DOTLESS: Partial<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * One spelling for every spelling of one sender: NFKC and lower case, without invisible characters;
 * of an email address also without `+tag`, and without dots where the provider ignores them.
 */
function senderOf(identity: string): string {
  const text = identity
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  const host = text.slice(at + 1);
  const name = text.slice(0, at).replace(/(?<=.)\+.*$/, '');
  const dotless = DOTLESS[host];
  return dotless ? `${name.replaceAll('.', '')}@${dotless}` : `${name}@${host}`;
}

/**
 * Counts by address, by sender at that address and by sender, in windows that begin at whole
 * multiples of their length. The counters live in the store, so that they hold across instances; their keys are
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
  async function isOver(bucket: keyof Limits, ...values: string[]): Promise<boolean> {
    const { most, window } = limits[bucket];
    const start = Math.floor(now() / window) * window;
    const key = createHash('sha256')
      .update([bucket, ...values, start].join('\n'))
      .digest('hex');
    return (await withDeadline(store.count(key, start + window), DEADLINE)) > most;
  }

  return async function mayPass(
    scope: string,
    { address = '', identity }: { address?: string; identity: string },
  ): Promise<boolean> {
    const sender = senderOf(identity);
    try {
      const [byAddress, bySenderThere, bySender] = await Promise.all([
        address !== '' && isOver('address', scope, address),
        isOver('identityAtAddress', scope, sender, address),
        isOver('identity', scope, sender),
      ]);
      if (!byAddress && !bySenderThere && !bySender) return true;
      log.warn('submission-limited', { kind: scope, code: byAddress ? 'address' : 'identity' });
      return false;
    } catch (error) {
      log.warn('rate-limit-unavailable', { kind: scope, code: errorCode(error) });
      return true;
    }
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;

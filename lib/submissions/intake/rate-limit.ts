import { createHash } from 'node:crypto';
import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/log/error-code';
import { type Log } from '@/lib/log/log';
import { mailboxOf } from '@/lib/text/mailbox';
import { MINUTE } from '@/lib/time';
import { type SubmissionStore } from '../drivers/store';

export interface Limits {
  /** Generous, because a whole school may share one address. */
  address: number;
  senderAtAddress: number;
  /** From all addresses. Submissions over another limit do not count. */
  sender: number;
}

export const DEFAULT_LIMITS: Limits = { address: 120, senderAtAddress: 8, sender: 40 };

const WINDOW = 10 * MINUTE;
const DEADLINE = 500;

const INVISIBLE = /[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu;

type Bucket = [limit: keyof Limits, ...values: string[]];

interface RateLimitOptions {
  store: Pick<SubmissionStore, 'increment'>;
  log: Log;
  now: () => number;
  limits?: Limits;
}

/** Limits hold across instances. When the store fails, nothing is limited. */
export function createRateLimit({ store, log, now, limits = DEFAULT_LIMITS }: RateLimitOptions) {
  async function findExceeded(...buckets: Bucket[]) {
    const start = Math.floor(now() / WINDOW) * WINDOW;
    const keys = buckets.map((bucket) =>
      createHash('sha256')
        .update([...bucket, start].join('\n'))
        .digest('hex'),
    );
    const counts = await store.increment(keys, start + WINDOW);
    return buckets.find(([limit], index) => counts[index]! > limits[limit])?.[0];
  }

  return async function isWithinLimits(
    kind: string,
    { address = '', sender }: { address?: string; sender: string },
  ): Promise<boolean> {
    const name = mailboxOf(sender.normalize('NFKC').replace(INVISIBLE, ''), true);
    const atAddress: Bucket[] = address === '' ? [] : [['address', kind, address]];
    atAddress.push(['senderAtAddress', kind, name, address]);
    // In sequence: someone else's rejected messages must not use up the sender's limit.
    const find = async () =>
      (await findExceeded(...atAddress)) ?? findExceeded(['sender', kind, name]);
    try {
      const exceeded = await waitAtMost(find(), DEADLINE);
      if (!exceeded) return true;
      const code = exceeded === 'address' ? 'address' : 'sender';
      log.warn('submission-limited', { kind, code });
      return false;
    } catch (error) {
      log.warn('rate-limit-unavailable', { kind, code: errorCode(error) });
      return true;
    }
  };
}

export type RateLimit = ReturnType<typeof createRateLimit>;

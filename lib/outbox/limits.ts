import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/log/error-code';
import { type Log } from '@/lib/log/log';
import { mailboxOf } from '@/lib/text/mailbox';
import { HOUR, MINUTE, SECOND } from '@/lib/time';
import { MAILED } from './outcome';
import { type Row } from './row';
import { type Store } from './store';

export interface Limits {
  /** Generous, because a whole school may share one address. */
  address: number;
  senderAtAddress: number;
  /** From all addresses. */
  sender: number;
}

const DEFAULT_LIMITS: Limits = { address: 120, senderAtAddress: 8, sender: 40 };

const WINDOW = 10 * MINUTE;
const MAX_COUNTERS = 50_000;

const INVISIBLE = /[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu;

export type LimitCode = 'address' | 'sender';

interface Submission {
  kind: string;
  address?: string;
  sender: string;
}

/** Counts submissions in ten minutes, in this process. */
export class RateLimit {
  private readonly counters = new Map<string, { count: number; until: number }>();

  constructor(
    private readonly now: () => number,
    private readonly limits: Limits = DEFAULT_LIMITS,
  ) {}

  /** Counts one submission, or returns the limit that it would exceed. */
  take(submission: Submission): LimitCode | undefined {
    const counters = this.countersOf(submission);
    const exceeded = counters.find(({ limit, count }) => count >= this.limits[limit]);
    if (exceeded) return exceeded.limit === 'address' ? 'address' : 'sender';
    for (const { key, count, until } of counters)
      this.counters.set(key, { count: count + 1, until });
    if (this.counters.size > MAX_COUNTERS) this.drop();
    return undefined;
  }

  /** For a submission that was counted, but is stored already. */
  giveBack(submission: Submission): void {
    for (const { key, count, until } of this.countersOf(submission)) {
      this.counters.set(key, { count: Math.max(0, count - 1), until });
    }
  }

  private countersOf({ kind, address, sender }: Submission) {
    const name = mailboxOf(sender.normalize('NFKC').replace(INVISIBLE, ''), true);
    const now = this.now();
    const counterOf = (limit: keyof Limits, ...values: string[]) => {
      const key = [limit, kind, ...values].join('\n');
      const saved = this.counters.get(key);
      // A clock that is set back ends a window, too.
      const isCurrent = saved && saved.until > now && saved.until <= now + WINDOW;
      return { limit, key, ...(isCurrent ? saved : { count: 0, until: now + WINDOW }) };
    };
    return [
      ...(address ? [counterOf('address', address)] : []),
      counterOf('senderAtAddress', name, address ?? ''),
      counterOf('sender', name),
    ];
  }

  /** Makes room instead of refusing submissions: expired counters go first, then the oldest. */
  private drop(): void {
    const now = this.now();
    for (const [key, { until }] of this.counters) if (until <= now) this.counters.delete(key);
    for (const key of this.counters.keys()) {
      if (this.counters.size <= MAX_COUNTERS / 2) return;
      this.counters.delete(key);
    }
  }
}

/** Mails an hour that carry messages: mail providers stop an account that sends too many. */
export const MAILS_AN_HOUR = 60;

const STORE_TIMEOUT = SECOND;

/** Counts the mails of the last hour in the store, and those that this process is sending. */
export class MailLimit {
  private readonly taken = new Map<string, number>();
  private queue = Promise.resolve(true);

  constructor(
    private readonly store: Store,
    private readonly log: Log,
    private readonly now: () => number,
  ) {}

  /** False when this row has to wait. A store that does not answer delays no mail. */
  async take(row: Row): Promise<boolean> {
    // One at a time, so that no two rows get the last place.
    this.queue = this.queue.then(() => this.takePlace(row));
    try {
      return await waitAtMost(this.queue, STORE_TIMEOUT);
    } catch (error) {
      this.log.warn('mail-limit-unavailable', { code: errorCode(error) });
      return true;
    }
  }

  /** Call it for a row that was not mailed. */
  giveBack({ id }: Row): void {
    this.taken.delete(id);
  }

  private async takePlace({ id }: Row): Promise<boolean> {
    const from = this.now() - HOUR;
    for (const [other, at] of this.taken) if (at < from) this.taken.delete(other);
    const mailed = new Set(this.taken.keys());
    try {
      for await (const row of this.store.rows({ state: 'delivered', from })) {
        if (row.code === MAILED) mailed.add(row.id);
      }
    } catch (error) {
      this.log.warn('mail-limit-unavailable', { code: errorCode(error) });
    }
    mailed.delete(id);
    const hasPlace = mailed.size < MAILS_AN_HOUR;
    if (hasPlace) this.taken.set(id, this.now());
    return hasPlace;
  }
}

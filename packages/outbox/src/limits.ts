import { createHmac, randomBytes } from 'node:crypto';
import { mailboxOf } from './mailbox-of.ts';
import { MINUTE } from './time.ts';

export interface Limits {
  /** Generous, because a whole school may share one address. */
  address: number;
  /** At one address, so that a stranger elsewhere cannot use up a sender's limit. */
  sender: number;
}

const DEFAULT_LIMITS: Limits = { address: 120, sender: 8 };

const WINDOW = 10 * MINUTE;
const MAX_COUNTERS = 50_000;

interface Submission {
  kind: string;
  address?: string;
  sender: string;
}

/** Counts submissions in ten minutes, in this process. One that is sent again counts once. */
export class RateLimit {
  /** Of this process: without it nobody can tell from the memory who has sent. */
  private readonly salt = randomBytes(32);
  private readonly counters = new Map<string, { ids: Set<string>; until: number }>();

  constructor(private readonly limits: Limits = DEFAULT_LIMITS) {}

  /** Counts one submission, or returns the limit that it would exceed. */
  take(submission: Submission, id: string): keyof Limits | undefined {
    const counters = this.countersOf(submission);
    const exceeded = counters.find(
      ({ limit, ids }) => ids.size >= this.limits[limit] && !ids.has(id),
    );
    if (exceeded) return exceeded.limit;
    for (const { key, ids, until } of counters) {
      // A map keeps the place of a key that it has: this one goes behind those used before.
      this.counters.delete(key);
      this.counters.set(key, { ids: ids.add(id), until });
    }
    this.forgetUnused();
    return undefined;
  }

  /**
   * Removes counters that are over. Above the limit those unused the longest go too: no submission is
   * refused for lack of room.
   */
  private forgetUnused(): void {
    const now = performance.now();
    for (const [key, { until }] of this.counters) {
      if (until > now && this.counters.size <= MAX_COUNTERS) break;
      this.counters.delete(key);
    }
  }

  private hash(text: string): string {
    return createHmac('sha256', this.salt).update(text).digest('base64');
  }

  private countersOf({ kind, address, sender }: Submission) {
    const now = performance.now();
    const counterOf = (limit: keyof Limits, ...values: string[]) => {
      const key = this.hash([limit, kind, ...values].join('\n'));
      const saved = this.counters.get(key);
      const isCurrent = saved && saved.until > now;
      const counter = isCurrent ? saved : { ids: new Set<string>(), until: now + WINDOW };
      return { limit, key, ...counter };
    };
    // However one person may spell an address: two who share a limit lose little.
    const mailbox = mailboxOf(sender.normalize('NFKC'), true);
    const bySender = counterOf('sender', mailbox, address ?? '');
    return address ? [counterOf('address', address), bySender] : [bySender];
  }
}

import { createHmac, randomBytes } from 'node:crypto';
import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/log/error-code';
import { mailboxOf } from '@/lib/text/mailbox';
import { HOUR, MINUTE, SECOND } from '@/lib/time';
import { MailShare } from './mail-share';
import { MAIL_LIMIT, MAIL_SHARE, MAILED, type Outcome } from './outcome';
import { type Row } from './row';
import { type Context } from './store';

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

/** Mails an hour that carry messages: mail providers stop an account that sends too many. */
const MAILS_AN_HOUR = 60;
const MAIL_PAUSE = 10 * MINUTE;

/** Mails an hour that may be of client addresses that send many: the others are for everybody else. */
const SHARED_MAILS = MAILS_AN_HOUR / 2;
const SHARE_PAUSE = 30 * MINUTE;
/** So long a count is used again for rows that wait: there may be hundreds. */
const COUNT_AGE = 10 * SECOND;

const STORE_TIMEOUT = SECOND;

/** Counts the mails of the last hour in the store, and those that this process is sending. */
export class MailLimit {
  private sending = 0;
  private readonly share: MailShare;
  private lastCount = { at: -Infinity, count: 0 };

  constructor(private readonly context: Pick<Context, 'store' | 'log' | 'now'>) {
    this.share = new MailShare(context.now);
  }

  /**
   * Sends a mail, or lets its row wait. A store that does not answer delays no mail.
   *
   * @param origin the client address of a row that was accepted just now.
   */
  async send(row: Row, mail: () => Promise<Outcome>, origin?: string): Promise<Outcome> {
    const isCrowded = origin ? this.share.isCrowded(origin, row.id) : row.code === MAIL_SHARE;
    const wait = (code: string, retryAfter: number): Outcome => ({
      ...{ verdict: 'retry', code, isUnsent: true, retryAfter },
    });
    const { at, count } = this.lastCount;
    const isRecent = Math.abs(this.context.now() - at) < COUNT_AGE;
    if (isCrowded && !origin && isRecent && count >= SHARED_MAILS) {
      return wait(MAIL_SHARE, SHARE_PAUSE);
    }
    const mailed = await waitAtMost(this.countMailed(), STORE_TIMEOUT).catch((error: unknown) => {
      this.context.log.warn('mail-limit-unavailable', { code: errorCode(error) });
      return 0;
    });
    const total = mailed + this.sending;
    this.lastCount = { at: this.context.now(), count: total };
    if (isCrowded && total >= SHARED_MAILS) return wait(MAIL_SHARE, SHARE_PAUSE);
    if (total >= MAILS_AN_HOUR) return wait(MAIL_LIMIT, MAIL_PAUSE);
    this.sending += 1;
    return mail().finally(() => (this.sending -= 1));
  }

  private async countMailed(): Promise<number> {
    const { store, now } = this.context;
    let count = 0;
    for await (const { code } of store.rows({ state: 'delivered', from: now() - HOUR })) {
      if (code === MAILED) count += 1;
    }
    return count;
  }
}

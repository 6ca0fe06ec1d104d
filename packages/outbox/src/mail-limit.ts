import { createHash } from 'node:crypto';
import { waitAtMost } from './deadline.ts';
import { errorCode } from './error-code.ts';
import { type Log } from './log.ts';
import { MAIL_LIMIT, MAIL_SHARE, MAILED, type Outcome } from './outcome.ts';
import { type Row } from './row.ts';
import { type Store } from './store.ts';
import { HOUR, MINUTE, SECOND } from './time.ts';

/** Rows of one origin in an hour that count as those of a person. */
const FEW = 5;
const MAX_COUNTERS = 50_000;

/** Counts rows by their origin in the last hour, in the memory of this process, by hashes alone. */
class MailShare {
  private readonly counters = new Map<string, { ids: Set<string>; until: number }>();

  constructor(private readonly now: () => number) {}

  /** Counts a row, and says whether its origin has sent many in this hour. */
  isCrowded(origin: string, id: string): boolean {
    const now = this.now();
    const key = createHash('sha256').update(origin).digest('hex');
    const saved = this.counters.get(key);
    const isCurrent = saved && saved.until > now && saved.until <= now + HOUR;
    const counter = isCurrent ? saved : { ids: new Set<string>(), until: now + HOUR };
    if (counter.ids.size <= FEW) counter.ids.add(id);
    this.counters.delete(key);
    this.counters.set(key, counter);
    for (const [each, { until }] of this.counters) {
      if (until > now && this.counters.size <= MAX_COUNTERS) break;
      this.counters.delete(each);
    }
    return counter.ids.size > FEW;
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

  constructor(private readonly context: { store: Store; log: Log; now: () => number }) {
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

import { createHmac, randomBytes } from 'node:crypto';
import { waitAtMost } from './deadline.ts';
import { errorCode } from './error-code.ts';
import { type Log } from './log.ts';
import { mailboxOf } from './mailbox-of.ts';
import { MAIL_LIMIT, MAIL_SHARE, MAILED, type Outcome } from './outcome.ts';
import { type Row } from './row.ts';
import { type Store } from './store.ts';
import { HOUR, MINUTE, SECOND } from './time.ts';

const MAX_COUNTERS = 50_000;

interface Counter {
  readonly key: string;
  readonly ids: Set<string>;
  readonly until: number;
}

/** Who has sent which ids within a time, in the memory of this process. */
class Counters {
  /** Of this process: without it nobody can tell from the memory who has sent. */
  private readonly salt = randomBytes(32);
  private readonly saved = new Map<string, Counter>();

  constructor(
    private readonly window: number,
    private readonly now: () => number,
  ) {}

  find(...values: string[]): Counter {
    const now = this.now();
    const key = createHmac('sha256', this.salt).update(values.join('\n')).digest('base64');
    const saved = this.saved.get(key);
    // One that ends later than a new one began while the clock was ahead.
    const isCurrent = saved && saved.until > now && saved.until <= now + this.window;
    return isCurrent ? saved : { key, ids: new Set(), until: now + this.window };
  }

  /**
   * Removes counters that are over. Above the limit those unused the longest go too: no submission is
   * refused for lack of room.
   */
  save(counter: Counter): void {
    // A map keeps the place of a key that it has: this one goes behind those used before.
    this.saved.delete(counter.key);
    this.saved.set(counter.key, counter);
    const now = this.now();
    for (const [key, { until }] of this.saved) {
      if (until > now && this.saved.size <= MAX_COUNTERS) break;
      this.saved.delete(key);
    }
  }
}

export interface Limits {
  /** Generous, because a whole school may share one address. */
  address: number;
  /** At one address, so that a stranger elsewhere cannot use up a sender's limit. */
  sender: number;
}

const DEFAULT_LIMITS: Limits = { address: 120, sender: 8 };

interface Submission {
  kind: string;
  address?: string;
  sender: string;
}

/** Counts submissions within a time, in this process. One that is sent again counts once. */
export class RateLimit {
  private readonly counters: Counters;

  constructor(
    private readonly limits: Limits = DEFAULT_LIMITS,
    window = 10 * MINUTE,
  ) {
    this.counters = new Counters(window, () => performance.now());
  }

  /** Counts one submission, or returns the limit that it would exceed. */
  take({ kind, address, sender }: Submission, id: string): keyof Limits | undefined {
    // However one person may spell an address: two who share a limit lose little.
    const mailbox = mailboxOf(sender.normalize('NFKC'), true);
    const bySender = this.counters.find('sender', kind, mailbox, address ?? '');
    const byAddress = address ? this.counters.find('address', kind, address) : undefined;
    const isOver = (counter: Counter | undefined, limit: number) =>
      counter && counter.ids.size >= limit && !counter.ids.has(id);
    if (isOver(byAddress, this.limits.address)) return 'address';
    if (isOver(bySender, this.limits.sender)) return 'sender';
    for (const counter of [byAddress, bySender]) {
      counter?.ids.add(id);
      if (counter) this.counters.save(counter);
    }
    return undefined;
  }
}

/** Mails an hour that carry messages: mail providers stop an account that sends too many. */
const MAILS_AN_HOUR = 60;
const MAIL_PAUSE = 10 * MINUTE;

/** Mails an hour that may be of client addresses that send many: the others are for everybody else. */
const SHARED_MAILS = MAILS_AN_HOUR / 2;
const SHARE_PAUSE = 30 * MINUTE;
/** Rows of one client address in an hour that count as those of a person. */
const FEW = 5;
/** So long a count is used again for rows that wait: there may be hundreds. */
const COUNT_AGE = 10 * SECOND;

const STORE_TIMEOUT = SECOND;

const wait = (code: string, retryAfter: number): Outcome => ({
  ...{ verdict: 'retry', code, isUnsent: true, retryAfter },
});

/** Counts the mails of the last hour in the store, and those that this process is sending. */
export class MailLimit {
  private readonly counters: Counters;
  private sending = 0;
  private lastCount = { at: -Infinity, count: 0 };

  constructor(private readonly context: { store: Store; log: Log; now: () => number }) {
    this.counters = new Counters(HOUR, context.now);
  }

  /**
   * Sends a mail, or lets its row wait. A store that does not answer delays no mail.
   *
   * @param origin the client address of a row that was accepted just now.
   */
  async send(row: Row, mail: () => Promise<Outcome>, origin?: string): Promise<Outcome> {
    const isCrowded = origin ? this.isCrowded(origin, row.id) : row.code === MAIL_SHARE;
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

  /** Counts a row, and says whether its client address has sent many in this hour. */
  private isCrowded(origin: string, id: string): boolean {
    const counter = this.counters.find(origin);
    if (counter.ids.size <= FEW) counter.ids.add(id);
    this.counters.save(counter);
    return counter.ids.size > FEW;
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

import { createHmac, randomBytes } from 'node:crypto';
import { type Context } from './context.ts';
import { errorCode } from './error-code.ts';
import { mailboxOf } from './mailbox-of.ts';
import { MAIL_LIMIT, MAIL_SHARE, MAILED, type Outcome } from './outcome.ts';
import { type SentRow } from './receiver.ts';
import { type Row } from './row.ts';
import { type MailShares } from './settings.ts';
import { HOUR, MINUTE, SECOND } from './time.ts';
import { COUNT_TIMEOUT } from './timeouts.ts';
import { systemTimers, waitWithin } from './timers.ts';

export type { MailShares };

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
  sender?: string;
}

/** Counts submissions within a time, in this process. One that is sent again counts once. */
export class RateLimit {
  private readonly counters: Counters;
  private readonly limits: Limits;

  constructor(limits: Partial<Limits> = {}, window = 10 * MINUTE, { elapsed } = systemTimers) {
    this.limits = { ...DEFAULT_LIMITS, ...limits };
    this.counters = new Counters(window, elapsed);
  }

  /** Counts one submission, or returns the limit that it would exceed. */
  take({ kind, address, sender }: Submission, id: string): keyof Limits | undefined {
    // However one person may spell an address: two who share a limit lose little.
    const mailbox = sender && mailboxOf(sender.normalize('NFKC'), true);
    const bySender = mailbox
      ? this.counters.find('sender', kind, mailbox, address ?? '')
      : undefined;
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

/** A sixth of the hour that is counted. */
const MAIL_PAUSE = 10 * MINUTE;
/** Longer than a row waits until it is tried again: after that it is gone. */
const WAITING_AGE = 2 * MAIL_PAUSE;

/** Half of what a share may send is for client addresses that send few. */
const SHARE_PAUSE = 30 * MINUTE;
/** Rows of one client address in an hour that count as those of a person. */
const FEW = 5;
/** So long a count is used again for rows that wait: there may be hundreds. */
const COUNT_AGE = 10 * SECOND;

type Counts = Record<string, number>;

/** A row that waits for a mail of its share. */
interface WaitingRow {
  share: string;
  acceptedAt: number;
  until: number;
}

const wait = (code: string, retryAfter: number): Outcome => ({
  verdict: 'retry',
  code,
  isUnsent: true,
  retryAfter,
});

const add = (counts: Counts, share: string, n: number) =>
  void (counts[share] = (counts[share] ?? 0) + n);

/** Counts the mails of the last hour, of this process and in the store, and those under way. */
export class MailLimit {
  private readonly counters: Counters;
  /** The store counts them, too, unless their rows were erased: that takes no mail back. */
  private sent: { share: string; at: number }[] = [];
  private readonly sending: Counts = {};
  private readonly waiting = new Map<string, WaitingRow>();
  private lastCount: { at: number; counts: Counts } = { at: -Infinity, counts: {} };

  constructor(
    private readonly context: Pick<
      Context,
      'store' | 'log' | 'now' | 'timers' | 'receivers' | 'mails'
    >,
  ) {
    this.counters = new Counters(HOUR, context.now);
  }

  /**
   * Sends a mail, or lets its row wait. A store that does not answer delays no mail.
   *
   * @param origin the client address of a row that was accepted just now.
   */
  async send(row: Row, mail: () => Promise<Outcome>, origin?: string): Promise<Outcome> {
    const { log, now, timers } = this.context;
    const share = this.shareOf(row);
    const isCrowded = origin ? this.isCrowded(origin, row.id) : row.code === MAIL_SHARE;
    const options = { share, isCrowded, isNew: origin !== undefined };
    const isRecent = !origin && Math.abs(now() - this.lastCount.at) < COUNT_AGE;
    const known = isRecent ? this.findWait(row, this.lastCount.counts, options) : undefined;
    if (known) return known;
    const counting = waitWithin(this.countMailed(), COUNT_TIMEOUT, timers);
    const counts = await counting.catch((error: unknown) => {
      log.warn('mail-limit-unavailable', { code: errorCode(error) });
      return {} as Counts;
    });
    for (const [each, n] of Object.entries(this.countSent())) {
      counts[each] = Math.max(counts[each] ?? 0, n);
    }
    for (const [each, n] of Object.entries(this.sending)) add(counts, each, n);
    this.lastCount = { at: now(), counts };
    const found = this.findWait(row, counts, options);
    if (found) return found;
    add(this.sending, share, 1);
    try {
      const outcome = await mail();
      this.record(row, outcome);
      return outcome;
    } finally {
      add(this.sending, share, -1);
    }
  }

  /** Counts a mail that was sent, also one whose server answered late. */
  record(row: Row, { code }: Outcome): void {
    if (code === MAILED) this.sent.push({ share: this.shareOf(row), at: this.context.now() });
  }

  /** Undefined for a row that may be sent now. */
  private findWait(
    { id, kind, acceptedAt }: Row,
    counts: Counts,
    { share, isCrowded, isNew }: { share: string; isCrowded: boolean; isNew: boolean },
  ): Outcome | undefined {
    const { now, receivers } = this.context;
    const sent = counts[share] ?? 0;
    if (isCrowded && sent >= this.countRest(share) / 2) return wait(MAIL_SHARE, SHARE_PAUSE);
    // A pass over one share ends at the limit, so that there those due first go first.
    const hasOrder = isNew || receivers[kind]?.shareOf !== undefined;
    const older = hasOrder ? this.countOlder(share, acceptedAt) : 0;
    if (this.countRest(share, counts) - sent > older) {
      this.waiting.delete(id);
      return undefined;
    }
    this.waiting.set(id, { share, acceptedAt, until: now() + WAITING_AGE });
    return wait(MAIL_LIMIT, MAIL_PAUSE);
  }

  /** What others leave for a share: each of them can still send what is kept for it. */
  private countRest(share: string, counts: Counts = {}): number {
    const { shares, anHour } = this.context.mails;
    const others = new Set([...Object.keys(shares), ...Object.keys(counts)]);
    others.delete(share);
    const taken = [...others].map((name) => Math.max(shares[name] ?? 0, counts[name] ?? 0));
    return taken.reduce((rest, n) => rest - n, anHour);
  }

  /** Rows of a share that wait and were accepted before. */
  private countOlder(share: string, acceptedAt: number): number {
    let older = 0;
    for (const [id, row] of this.waiting) {
      if (row.until < this.context.now()) this.waiting.delete(id);
      else if (row.share === share && row.acceptedAt < acceptedAt) older += 1;
    }
    return older;
  }

  private shareOf(row: Row): string {
    const receiver = this.context.receivers[row.kind];
    try {
      return (row.payload !== null && receiver?.shareOf?.(row as SentRow)) || '';
    } catch {
      return '';
    }
  }

  /** Counts a row, and says whether its client address has sent many in this hour. */
  private isCrowded(origin: string, id: string): boolean {
    const counter = this.counters.find(origin);
    if (counter.ids.size <= FEW) counter.ids.add(id);
    this.counters.save(counter);
    return counter.ids.size > FEW;
  }

  private countSent(): Counts {
    const counts: Counts = {};
    const now = this.context.now();
    this.sent = this.sent.filter(({ at }) => at >= now - HOUR && at <= now);
    for (const { share } of this.sent) add(counts, share, 1);
    return counts;
  }

  private async countMailed(): Promise<Counts> {
    const { store } = this.context;
    const now = this.context.now();
    const counts: Counts = {};
    // Not those of a clock that was ahead, which would count until then.
    const mailed = store.rows({ state: 'delivered', from: now - HOUR, until: now });
    for await (const row of mailed) {
      if (row.code === MAILED) add(counts, this.shareOf(row), 1);
    }
    return counts;
  }
}

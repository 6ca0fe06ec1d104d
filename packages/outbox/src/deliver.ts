import { type Context } from './context.ts';
import { waitAtMost } from './deadline.ts';
import { errorCode } from './error-code.ts';
import { MailLimit } from './limits.ts';
import { failureFields } from './log.ts';
import { EARLY, MAIL_LIMIT, type Outcome, STORE_ONLY, UNREADABLE, UNSET } from './outcome.ts';
import { Pauses, type Turn } from './pauses.ts';
import { type Receiver, type SentRow } from './receiver.ts';
import {
  applyOutcome,
  isDue,
  isPossiblyTwice,
  reopenRow,
  type Row,
  settleRow,
  shortId,
} from './row.ts';
import { type SavedRow } from './store.ts';

export interface Report {
  attempts: number;
  delivered: number;
}

interface SendOptions {
  /** Milliseconds. */
  timeout?: number;
  /** The client address of a row that was accepted just now. */
  origin?: string;
  /** Where the caller has asked for the receiver's turn. */
  turn?: Turn;
  /** Of a row that is not on the disk yet; undefined when it never will be. */
  saved?: Promise<SavedRow | undefined>;
}

interface Sent {
  outcome: Outcome;
  /** Resolves when the outcome is in the store; never rejects. */
  stored: Promise<void>;
  /** Resolves when the rows are due that waited for the receiver; never rejects. */
  woken: Promise<void>;
}

const WAIT = { verdict: 'retry', isUnsent: true } as const;

const NOTHING: Report = { attempts: 0, delivered: 0 };

/** What a pass has done; nothing when it goes on after so many milliseconds. */
const waitForPass = (pass: Promise<Report>, ms: number): Promise<Report> =>
  ms === Infinity ? pass : waitAtMost(pass, ms).catch(() => NOTHING);

/** Sends rows and stores the outcomes. Several processes may deliver from one store. */
export class Delivery {
  private readonly pauses: Pauses;
  private readonly mailLimit: MailLimit;
  private readonly passes = new Map<string, Promise<Report>>();
  private readonly adopted = new Set<string>();
  private isStopped = false;

  constructor(private readonly context: Context) {
    this.pauses = new Pauses(context.now);
    this.mailLimit = new MailLimit(context);
  }

  /**
   * Sends what is due, after a pass that runs.
   *
   * @param ms milliseconds in which an attempt may begin, and a pass that runs is waited for.
   */
  async deliver(ms = Infinity): Promise<Report> {
    const kinds = Object.keys(this.context.kinds);
    const reports = await Promise.all(kinds.map((kind) => this.deliverKind(kind, ms)));
    const sum = (name: keyof Report) => reports.reduce((total, report) => total + report[name], 0);
    return { attempts: sum('attempts'), delivered: sum('delivered') };
  }

  /** Resolves when running passes have ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.passes.values());
  }

  /** The first attempt of a leased row, and every later one. Never throws. */
  async sendOnce(
    leased: Row,
    receiver: Receiver,
    {
      timeout = this.context.sendTimeout,
      origin,
      turn: given,
      saved = Promise.resolve(leased as SavedRow),
    }: SendOptions = {},
  ): Promise<Sent> {
    const turn = given ?? this.pauses.begin(receiver);
    const early = this.countEarly(leased, receiver);
    const outcome =
      early > 0
        ? ({ ...WAIT, code: EARLY, retryAfter: early, isExact: true } satisfies Outcome)
        : 'wait' in turn
          ? ({ ...WAIT, code: turn.code, retryAfter: turn.wait } satisfies Outcome)
          : await this.attempt(leased, receiver, { timeout, origin });
    const hasAnswered = outcome.verdict !== 'retry' && !outcome.isUnsent;
    const isBack = 'isDown' in turn && turn.isDown && hasAnswered;
    return {
      outcome,
      stored: saved.then(
        (row) => row && this.storeOutcome(row, outcome),
        () => {},
      ),
      woken: isBack ? this.wake(leased.kind) : Promise.resolve(),
    };
  }

  /** Milliseconds until a row may be sent. */
  private countEarly(row: Row, receiver: Receiver): number {
    const { notBefore } = receiver;
    if (row.payload === null || !notBefore) return 0;
    return notBefore(row as SentRow) - this.context.now();
  }

  private async attempt(
    row: Row,
    receiver: Receiver,
    { timeout, origin }: { timeout: number; origin?: string },
  ): Promise<Outcome> {
    const start = performance.now();
    const sendRow = async (): Promise<Outcome> => {
      if (row.payload === null) return UNREADABLE;
      const left = timeout - (performance.now() - start);
      const signal = AbortSignal.timeout(Math.max(1, Math.round(left)));
      try {
        return await receiver.send(row as SentRow, signal);
      } catch (error) {
        // Receivers report their failures as outcomes: only composing the message throws.
        const fields = { id: shortId(row), kind: row.kind, receiver: receiver.name };
        this.context.log.error('receiver-threw', { ...fields, ...failureFields(error) });
        return UNREADABLE;
      }
    };
    const outcome = receiver.isMailbox
      ? await this.mailLimit.send(row, sendRow, origin)
      : await sendRow();
    this.pauses.record(receiver, row.id, outcome);
    this.logAttempt(row, receiver, outcome, Math.round(performance.now() - start));
    return outcome;
  }

  /** Never throws: a row whose outcome cannot be stored is sent again when its lease ends. */
  private async storeOutcome(leased: SavedRow, outcome: Outcome): Promise<void> {
    const { store, log, now, random } = this.context;
    const fields = { id: shortId(leased), kind: leased.kind };
    try {
      const settled = await store.change(leased, (row) => {
        // Another worker may have leased the row meanwhile: then only a success counts.
        const isOwn = row.lease === leased.lease;
        if (row.state === 'replaced') {
          return outcome.verdict === 'delivered' ? { ...row, code: outcome.code } : undefined;
        }
        if (row.state === 'delivered' || (!isOwn && outcome.verdict !== 'delivered')) {
          return undefined;
        }
        return applyOutcome(row, outcome, { now: now(), random: random() });
      });
      const { state, code, attempts } = settled ?? leased;
      if (settled && isPossiblyTwice(settled)) {
        log.warn('submission-possibly-twice', { ...fields, count: settled.possibleDuplicates });
      }
      if (state === 'held' || state === 'dead') {
        log.error(`submission-${state}`, { ...fields, code: code ?? undefined, attempts });
      }
    } catch (error) {
      log.error('submission-not-settled', { ...fields, ...failureFields(error) });
    }
  }

  /** Makes the rows due that wait because their receiver was down. Never throws. */
  private async wake(kind: string): Promise<void> {
    const { store, log, now } = this.context;
    const wakeRow = (row: Row) => {
      const isWaiting = row.state === 'open' && row.lease === null && !isDue(row, now());
      return row.kind === kind && isWaiting ? { ...row, due: now() } : undefined;
    };
    try {
      for await (const row of store.rows({ state: 'open' })) {
        if (wakeRow(row)) await store.change(row, wakeRow);
      }
    } catch (error) {
      log.warn('rows-not-woken', { kind, code: errorCode(error) });
    }
  }

  private async deliverKind(kind: string, ms: number): Promise<Report> {
    const endsAt = performance.now() + ms;
    const running = this.passes.get(kind);
    await (running && waitForPass(running, ms));
    const next = this.passes.get(kind);
    if (next && next === running) return NOTHING;
    if (next) return waitForPass(next, endsAt - performance.now());
    const pass = this.runPass(kind, endsAt).finally(() => this.passes.delete(kind));
    this.passes.set(kind, pass);
    return pass;
  }

  private async runPass(kind: string, endsAt: number): Promise<Report> {
    const receiver = this.context.receivers[kind];
    const report = { attempts: 0, delivered: 0 };
    try {
      await this.adoptRows(kind);
      while (receiver && !this.isStopped && performance.now() < endsAt) {
        const outcomes = await this.sendNext(kind, receiver);
        if (outcomes.length === 0) break;
        report.attempts += outcomes.length;
        report.delivered += outcomes.filter(({ verdict }) => verdict === 'delivered').length;
        // Of several shares, the rows behind may have one that is not used up.
        if (!receiver.shareOf && outcomes.some(({ code }) => code === MAIL_LIMIT)) break;
      }
    } catch (error) {
      this.context.log.error('outbox-delivery-failed', { kind, ...failureFields(error) });
    }
    return report;
  }

  /** Sends the rows that have been due the longest, at once; only one while the receiver is down. */
  private async sendNext(kind: string, receiver: Receiver): Promise<Outcome[]> {
    const { store, now } = this.context;
    const turn = this.pauses.begin(receiver);
    if ('wait' in turn) return [];
    const limit = turn.isDown ? 1 : receiver.concurrency;
    const rows = await store.claim(kind, { now: now(), limit });
    return Promise.all(
      rows.map(async (row) => {
        const { outcome, stored, woken } = await this.sendOnce(row, receiver, { turn });
        await stored;
        await woken;
        return outcome;
      }),
    );
  }

  /** Once in each process: rows that are accepted later follow the settings by themselves. */
  private async adoptRows(kind: string): Promise<void> {
    const { store, now, receivers, storeOnly } = this.context;
    const hasReceiver = receivers[kind] !== undefined;
    if (this.adopted.has(kind) || (!hasReceiver && !storeOnly.includes(kind))) return;
    const adopt = (row: Row): Row | undefined => {
      const isUnset = row.state === 'held' && row.code === UNSET;
      if (row.kind !== kind) return undefined;
      if (hasReceiver) return isUnset || row.state === 'stored' ? reopenRow(row, now()) : undefined;
      // A row that is being sent counts as delivered when that succeeds.
      return isUnset || row.state === 'open'
        ? settleRow(row, 'stored', STORE_ONLY, now())
        : undefined;
    };
    for (const state of ['held', hasReceiver ? 'stored' : 'open'] as const) {
      for await (const row of store.rows({ state })) {
        if (adopt(row)) await store.change(row, adopt);
      }
    }
    this.adopted.add(kind);
  }

  private logAttempt(row: Row, receiver: Receiver, outcome: Outcome, ms: number): void {
    const { log } = this.context;
    const { kind, attempts } = row;
    const { verdict, code, refused } = outcome;
    const fields = { id: shortId(row), kind, receiver: receiver.name, code, attempts, ms };
    if (refused) log.warn('owner-address-refused', { receiver: receiver.name, ...refused });
    if (verdict === 'delivered') log.info('submission-delivered', fields);
    else log.warn('submission-not-delivered', fields);
  }
}

import { Attempts } from './attempt.ts';
import { type Context } from './context.ts';
import { errorCode } from './error-code.ts';
import { callHook } from './hooks.ts';
import { failureFields } from './log.ts';
import { MAIL_LIMIT, type Outcome, STORE_ONLY, UNSET } from './outcome.ts';
import { type Paused, type Turn } from './pauses.ts';
import { type Receiver } from './receiver.ts';
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
import { waitWithin } from './timers.ts';

export interface Report {
  attempts: number;
  delivered: number;
}

interface SendOptions {
  /** Milliseconds, with what composing takes; by default that has its own. */
  timeout?: number;
  /** Before the row was leased, by `timers.elapsed()`. */
  leasedAt: number;
  /** The client address of a row that was accepted just now. */
  origin?: string;
  /** Where the caller has asked for the receiver's turn. */
  turn?: Turn | Paused;
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

const NOTHING: Report = { attempts: 0, delivered: 0 };

/** Sends rows and stores the outcomes. Several processes may deliver from one store. */
export class Delivery {
  private readonly attempts: Attempts;
  private readonly passes = new Map<string, Promise<Report>>();
  private readonly adopted = new Set<string>();
  private isStopped = false;

  constructor(private readonly context: Context) {
    this.attempts = new Attempts(context);
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

  resume(): void {
    this.isStopped = false;
  }

  /** Resolves when running passes have ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.passes.values());
  }

  /** The first attempt of a leased row, and every later one. Never throws. */
  async sendOnce(leased: Row, receiver: Receiver, options: SendOptions): Promise<Sent> {
    const { turn = this.attempts.begin(receiver), saved = Promise.resolve(leased as SavedRow) } =
      options;
    let reportLate: (outcome: Outcome) => void = () => {};
    const late = new Promise<Outcome>((resolve) => (reportLate = resolve));
    const outcome =
      this.attempts.findWait(leased, receiver, turn) ??
      (await this.attempts.run(leased, receiver, { ...options, reportLate }));
    const hasAnswered = outcome.verdict !== 'retry' && !outcome.isUnsent;
    const isBack = 'isDown' in turn && turn.isDown && hasAnswered;
    const stored = saved.then(
      (row) => row && this.storeOutcome(row, outcome),
      () => {},
    );
    void late.then((answer) => this.storeLate(leased, receiver, { answer, saved, stored }));
    return {
      outcome,
      stored,
      woken: isBack ? this.wake(leased.kind) : Promise.resolve(),
    };
  }

  /** Stores the answer of an attempt that counts as timed out. Never throws. */
  private async storeLate(
    leased: Row,
    receiver: Receiver,
    {
      answer,
      saved,
      stored,
    }: { answer: Outcome; saved: Promise<SavedRow | undefined>; stored: Promise<void> },
  ): Promise<void> {
    // Any other one says no more than that it has to be sent again.
    if (answer.verdict !== 'delivered') return;
    this.attempts.recordLate(leased, receiver, answer);
    await stored;
    const row = await saved.catch(() => undefined);
    if (row) await this.storeOutcome(row, answer, { isLate: true });
  }

  /** Never throws: a row whose outcome cannot be stored is sent again when its lease ends. */
  private async storeOutcome(
    leased: SavedRow,
    outcome: Outcome,
    { isLate = false } = {},
  ): Promise<void> {
    const { store, log, now, random, hooks, retry } = this.context;
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
        // Its time-out was counted as a possible duplicate, and none began since.
        const isOnly = isLate && row.lease === null && row.attempts === leased.attempts;
        const possibleDuplicates = Math.max(0, row.possibleDuplicates - (isOnly ? 1 : 0));
        const current = { ...row, possibleDuplicates };
        return applyOutcome(current, outcome, { now: now(), random: random(), retry });
      });
      const { state, code, attempts } = settled ?? leased;
      if (settled && isPossiblyTwice(settled)) {
        log.warn('submission-possibly-twice', { ...fields, count: settled.possibleDuplicates });
      }
      if (state === 'held' || state === 'dead') {
        log.error(`submission-${state}`, { ...fields, code: code ?? undefined, attempts });
      }
      if (settled) void callHook(hooks, settled, log);
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
    const endsAt = this.context.timers.elapsed() + ms;
    const running = this.passes.get(kind);
    await (running && this.waitForPass(running, ms));
    const next = this.passes.get(kind);
    if (next && next === running) return NOTHING;
    if (next) return this.waitForPass(next, endsAt - this.context.timers.elapsed());
    const pass = this.runPass(kind, endsAt).finally(() => this.passes.delete(kind));
    this.passes.set(kind, pass);
    return pass;
  }

  /** What a pass has done; nothing when it goes on after so many milliseconds. */
  private waitForPass(pass: Promise<Report>, ms: number): Promise<Report> {
    const { timers } = this.context;
    return ms === Infinity ? pass : waitWithin(pass, ms, timers).catch(() => NOTHING);
  }

  private async runPass(kind: string, endsAt: number): Promise<Report> {
    const { receivers, timers } = this.context;
    const receiver = receivers[kind];
    const report = { attempts: 0, delivered: 0 };
    try {
      await this.adoptRows(kind);
      while (receiver && !this.isStopped && timers.elapsed() < endsAt) {
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
    const { store, now, timers, timeouts } = this.context;
    const found = this.attempts.findTurn(receiver);
    if ('wait' in found) return [];
    const leasedAt = timers.elapsed();
    const limit = found.isDown ? 1 : receiver.concurrency;
    const rows = await store.claim(kind, { now: now(), limit, lease: timeouts.lease });
    if (rows.length === 0) return [];
    // Only now: a kind without rows would take the trial from others with the same receiver.
    const turn = this.attempts.begin(receiver);
    return Promise.all(
      rows.map(async (row) => {
        const { outcome, stored, woken } = await this.sendOnce(row, receiver, { leasedAt, turn });
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
}

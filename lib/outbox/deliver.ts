import { errorCode } from '@/lib/log/error-code';
import { MINUTE } from '@/lib/time';
import { type Kind, kindNames, type Receiver } from './kinds';
import { MailLimit } from './limits';
import { MAIL_LIMIT, type Outcome, STORE_ONLY, UNSET } from './outcome';
import { Pauses, type Turn } from './pauses';
import {
  applyOutcome,
  EARLY_ATTEMPTS,
  isDue,
  isLeased,
  reopenRow,
  type Row,
  settleRow,
  shortId,
  USUAL_BACKOFF,
} from './row';
import { send } from './send';
import { type Context, type Stored } from './store';

const CONCURRENCY = { script: 4, api: 4, sheet: 1, mail: 1 } as const;

const MAIL_LIMIT_PAUSE = 10 * MINUTE;

/** For a row whose stored text cannot be read. */
const DAMAGED: Outcome = { verdict: 'hold', code: 'unreadable', isUnsent: true };

/** For each kind. */
export interface Budget {
  rows?: number;
  /** Milliseconds after the call in which an attempt may begin. */
  ms?: number;
}

export interface Report {
  attempts: number;
  delivered: number;
}

/** Sends rows and stores the outcomes. Several processes may deliver from one store. */
export class Delivery {
  readonly pauses: Pauses;
  private readonly mailLimit: MailLimit;
  private readonly passes = new Map<Kind, Promise<Report>>();
  private readonly adopted = new Set<Kind>();
  private isStopped = false;

  constructor(private readonly context: Context) {
    const { store, log, now } = context;
    this.pauses = new Pauses(store, now);
    this.mailLimit = new MailLimit(store, log, now);
  }

  /** Sends what is due. A call with a budget joins a pass that runs. */
  async deliver(budget: Budget = {}): Promise<Report> {
    const reports = await Promise.all(kindNames.map((kind) => this.deliverKind(kind, budget)));
    const sum = (name: keyof Report) => reports.reduce((total, report) => total + report[name], 0);
    return { attempts: sum('attempts'), delivered: sum('delivered') };
  }

  /** Resolves when running passes have ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.passes.values());
  }

  /** Sends a leased row once. Never throws. */
  async attempt(
    row: Row,
    receiver: Receiver,
    turn: Turn,
    timeout = this.context.sendTimeout,
  ): Promise<Outcome> {
    const { log, now } = this.context;
    const start = performance.now();
    const mayMail = receiver.type !== 'mail' || (await this.mailLimit.take(row));
    const left = timeout - (performance.now() - start);
    const outcome: Outcome = mayMail
      ? await send(receiver, row, { timeout: left, now })
      : { verdict: 'retry', code: MAIL_LIMIT, isUnsent: true, retryAfter: MAIL_LIMIT_PAUSE };
    if (outcome.verdict !== 'delivered' && !outcome.isUncertain) this.mailLimit.giveBack(row);
    await this.pauses.record(receiver, row.id, outcome, turn).catch((error: unknown) => {
      log.warn('pause-not-stored', { receiver: receiver.name, code: errorCode(error) });
    });
    this.logAttempt(row, receiver, outcome, Math.round(performance.now() - start));
    return outcome;
  }

  /** Never throws: a row whose outcome cannot be stored is sent again when its lease ends. */
  async settle(leased: Stored, outcome: Outcome): Promise<void> {
    const { store, log, now, random } = this.context;
    const fields = { id: shortId(leased), kind: leased.kind };
    try {
      const settled = await store.change(leased, (row) => {
        // Another worker may have leased the row meanwhile: then only a success counts.
        const isOwn = row.lease === leased.lease;
        if (row.state === 'delivered' || (!isOwn && outcome.verdict !== 'delivered')) {
          return undefined;
        }
        return applyOutcome(row, outcome, { now: now(), random: random() });
      });
      const { state, code, attempts } = settled ?? leased;
      if (state === 'held' || state === 'dead') {
        log.error(`submission-${state}`, { ...fields, code: code ?? undefined, attempts });
      }
    } catch (error) {
      log.error('submission-not-settled', { ...fields, code: errorCode(error) });
    }
  }

  /** After a success, makes rows due that wait because the receiver was down. Never throws. */
  async wake(kind: Kind, { isDown, hasFailed }: Turn): Promise<void> {
    if (!hasFailed) return;
    const { store, log, now } = this.context;
    const wakeRow = (row: Row) => {
      const isWaiting = row.state === 'open' && row.lease === null && !isDue(row, now());
      // A row that fails by itself must not be sent after each success of another one.
      const isEarly = row.attempts < EARLY_ATTEMPTS;
      // Only a clock that was ahead or a Retry-After makes an early attempt wait for longer.
      const waitsLonger = isEarly && (row.due ?? 0) > now() + USUAL_BACKOFF;
      return row.kind === kind && isWaiting && (isDown || waitsLonger)
        ? { ...row, due: now() }
        : undefined;
    };
    try {
      for await (const row of store.rows({ state: 'open' })) {
        if (wakeRow(row)) await store.change(row, wakeRow);
      }
    } catch (error) {
      log.warn('rows-not-woken', { kind, code: errorCode(error) });
    }
  }

  private async deliverKind(kind: Kind, budget: Budget): Promise<Report> {
    const running = this.passes.get(kind);
    if (running && budget.rows !== undefined) return running;
    await running;
    let pass = this.passes.get(kind);
    if (!pass) {
      pass = this.runPass(kind, budget).finally(() => this.passes.delete(kind));
      this.passes.set(kind, pass);
    }
    return pass;
  }

  private async runPass(kind: Kind, budget: Budget): Promise<Report> {
    const { rows = Infinity, ms = Infinity } = budget;
    const receiver = this.context.receivers[kind];
    const endsAt = performance.now() + ms;
    const report = { attempts: 0, delivered: 0 };
    try {
      await this.adoptRows(kind);
      while (receiver && !this.isStopped && report.attempts < rows && performance.now() < endsAt) {
        const outcomes = await this.sendNext(kind, receiver, rows - report.attempts);
        if (outcomes.length === 0) break;
        report.attempts += outcomes.length;
        report.delivered += outcomes.filter(({ verdict }) => verdict === 'delivered').length;
        if (outcomes.some(({ code }) => code === MAIL_LIMIT)) break;
      }
    } catch (error) {
      this.context.log.error('outbox-delivery-failed', { kind, code: errorCode(error) });
    }
    return report;
  }

  /** Sends the rows that have been due the longest, at once; only one while the receiver is down. */
  private async sendNext(kind: Kind, receiver: Receiver, maximum: number): Promise<Outcome[]> {
    const { store, now } = this.context;
    const turn = await this.pauses.begin(receiver);
    if ('wait' in turn) return [];
    const limit = Math.min(turn.isDown ? 1 : CONCURRENCY[receiver.type], maximum);
    try {
      const rows = await store.claim(kind, { now: now(), limit });
      const outcomes = await Promise.all(
        rows.map(async (row) => {
          const isReadable = row.unreadable === undefined;
          const outcome = isReadable ? await this.attempt(row, receiver, turn) : DAMAGED;
          await this.settle(row, outcome);
          return outcome;
        }),
      );
      const hasAnswered = outcomes.some(
        ({ verdict, isUnsent }) => verdict !== 'retry' && !isUnsent,
      );
      if (hasAnswered) await this.wake(kind, turn);
      return outcomes;
    } finally {
      this.pauses.cancel(receiver);
    }
  }

  /** Once in each process: rows that are accepted later follow the settings by themselves. */
  private async adoptRows(kind: Kind): Promise<void> {
    const { store, now, receivers, storeOnly } = this.context;
    const hasReceiver = receivers[kind] !== undefined;
    if (this.adopted.has(kind) || (!hasReceiver && !storeOnly.includes(kind))) return;
    let isDone = true;
    const adopt = (row: Row): Row | undefined => {
      const isUnset = row.state === 'held' && row.code === UNSET;
      const isOpen = row.state === 'open';
      if (row.kind !== kind) return undefined;
      if (hasReceiver) return isUnset || row.state === 'stored' ? reopenRow(row, now()) : undefined;
      if (isOpen && isLeased(row, now())) isDone = false;
      else if (isUnset || isOpen) return settleRow(row, 'stored', STORE_ONLY, now());
      return undefined;
    };
    for (const state of ['held', hasReceiver ? 'stored' : 'open'] as const) {
      for await (const row of store.rows({ state })) {
        if (adopt(row)) await store.change(row, adopt);
      }
    }
    if (isDone) this.adopted.add(kind);
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

import { errorCode } from '@/lib/log/error-code';
import { type Stored } from '../drivers/store';
import { LONGEST_BACKOFF } from '../model/backoff';
import { MAIL_LIMIT } from '../model/outcome';
import { type Target } from '../model/kind';
import { type Kind, kindNames } from '../model/kinds';
import { isLeased, STORED, type Submission } from '../model/submission';
import { hold, reopen, UNSET } from '../model/transitions';
import { attempt, leaseFor, settle } from './attempt';
import { type OutboxContext } from './context';
import { isReachable } from './send';

const PAGE = 32;

const END_OF_TIME = Number.MAX_SAFE_INTEGER;

const CONCURRENCY = { script: 4, api: 4, sheet: 1, mail: 1 } as const;

/** For each kind. A pass that runs already keeps the larger of two budgets. */
export interface DrainBudget {
  rows?: number;
  /** Milliseconds after the call in which an attempt may begin. */
  ms?: number;
}

export interface DrainReport {
  attempts: number;
  delivered: number;
}

/** One pass over the open rows of one kind. Each row is tried at most once. */
class Pass {
  readonly report: DrainReport = { attempts: 0, delivered: 0 };
  hasEnded = false;
  private rows = 0;
  private endsAt = 0;
  private earlyLimit = 0;
  private readonly seen = new Set<string>();

  constructor(
    private readonly context: OutboxContext,
    private readonly kind: Kind,
    private readonly target: Target,
    private readonly isStopped: () => boolean,
  ) {}

  extend({ rows = Infinity, ms = Infinity }: DrainBudget): void {
    this.rows = Math.max(this.rows, rows);
    this.endsAt = Math.max(this.endsAt, performance.now() + ms);
  }

  async run(): Promise<void> {
    while (this.canContinue()) {
      const seenBefore = this.seen.size;
      const rows = await this.nextRows();
      const queue = rows.values();
      const work = async () => {
        for (const row of queue) {
          if (!this.canContinue() || !this.breaker.begin()) return;
          await this.send(row);
        }
      };
      const workers = Array.from(
        { length: Math.min(CONCURRENCY[this.target.type], rows.length) },
        work,
      );
      const failure = (await Promise.allSettled(workers)).find((end) => end.status === 'rejected');
      // Only after all workers have ended: `stop` waits for the pass, not for workers.
      if (failure) throw failure.reason;
      if (this.seen.size === seenBefore) break;
    }
    this.hasEnded = true;
  }

  private get breaker() {
    return this.context.breakers[this.kind];
  }

  private canContinue(): boolean {
    const hasBudget = this.report.attempts < this.rows && performance.now() < this.endsAt;
    return hasBudget && !this.isStopped() && this.breaker.canAttempt();
  }

  private async send(row: Stored): Promise<void> {
    const { context, target, report } = this;
    this.seen.add(row.id);
    // Before the lease, so that concurrent workers stay within the budget.
    report.attempts += 1;
    let leased: Stored | undefined;
    try {
      leased = await context.store.replace(row, leaseFor(context, row, target));
    } finally {
      if (!leased) {
        report.attempts -= 1;
        this.breaker.cancel();
      }
    }
    if (!leased) return;
    const outcome = await attempt(context, leased, target);
    await settle(context, leased, outcome);
    if (outcome.verdict === 'delivered') report.delivered += 1;
    if (outcome.code === MAIL_LIMIT) this.rows = 0;
  }

  private async nextRows(): Promise<Stored[]> {
    const { breaker } = this;
    const { now, log } = this.context;
    const due = await this.listUnseen(now());
    if (due.length > 0) return due;
    // Due later than any backoff: written while the clock was ahead.
    const misdated = await this.listUnseen(END_OF_TIME, now() + LONGEST_BACKOFF + 1);
    if (misdated.length > 0) return misdated;
    if (breaker.shouldProbe()) breaker.recordProbe(await isReachable(this.target, log));
    this.earlyLimit = Math.max(this.earlyLimit, breaker.takeEarlyLimit());
    // The target works again: rows need not wait until they are due.
    if (this.earlyLimit === 0) return [];
    return (await this.listUnseen(END_OF_TIME)).filter(
      ({ attempts }) => attempts < this.earlyLimit,
    );
  }

  private async listUnseen(until: number, from?: number): Promise<Stored[]> {
    const { store, now } = this.context;
    const rows = await store.listOpen(this.kind, until, PAGE + this.seen.size, from);
    return rows.filter((row) => !this.seen.has(row.id) && !isLeased(row, now()));
  }
}

/** Several processes may drain one store: leases keep a row from being sent twice. */
export function createDrain(context: OutboxContext) {
  const passes = new Map<Kind, { pass: Pass; end: Promise<void> }>();
  const checkedKinds = new Set<Kind>();
  let isStopped = false;

  async function changeAll(
    list: () => Promise<Stored[]>,
    change: (row: Stored) => Submission,
  ): Promise<void> {
    let writes: unknown[];
    do {
      const rows = await list();
      writes = await Promise.all(rows.map((row) => context.store.replace(row, change(row))));
    } while (writes.some(Boolean));
  }

  /** Runs once for each kind: rows that are accepted later follow the settings by themselves. */
  async function adoptEarlierRows(kind: Kind): Promise<void> {
    if (checkedKinds.has(kind)) return;
    const { store, now, targets, storeOnly } = context;
    const listHeld = (code: string) => () => store.listHeld(kind, code, PAGE);
    const listOpen = () => store.listOpen(kind, END_OF_TIME, PAGE);
    if (targets[kind]) {
      for (const code of [UNSET, STORED]) {
        await changeAll(listHeld(code), (row) => reopen(row, now()));
      }
    } else if (storeOnly.includes(kind)) {
      const storeRow = (row: Stored) => hold(row, STORED, now());
      await changeAll(listHeld(UNSET), storeRow);
      await changeAll(
        async () => (await listOpen()).filter((row) => !isLeased(row, now())),
        storeRow,
      );
      if ((await listOpen()).length > 0) return;
    }
    checkedKinds.add(kind);
  }

  async function run(kind: Kind, pass?: Pass): Promise<void> {
    try {
      await adoptEarlierRows(kind);
      await pass?.run();
    } catch (error) {
      if (pass) pass.hasEnded = true;
      context.log.error('outbox-drain-failed', { kind, code: errorCode(error) });
    }
  }

  function startPass(kind: Kind, target: Target, budget: DrainBudget) {
    const pass = new Pass(context, kind, target, () => isStopped);
    pass.extend(budget);
    const started = { pass, end: run(kind, pass) };
    passes.set(kind, started);
    return started;
  }

  async function drainKind(kind: Kind, budget: DrainBudget): Promise<DrainReport> {
    const target = context.targets[kind];
    if (!target) {
      await run(kind);
      return { attempts: 0, delivered: 0 };
    }
    const running = passes.get(kind);
    const isRunning = running && !running.pass.hasEnded;
    if (isRunning) running.pass.extend(budget);
    const { pass, end } = isRunning ? running : startPass(kind, target, budget);
    await end;
    return pass.report;
  }

  return {
    async drain(budget: DrainBudget = {}): Promise<DrainReport> {
      if (isStopped || !context.store.canStore) return { attempts: 0, delivered: 0 };
      const reports = await Promise.all(kindNames.map((kind) => drainKind(kind, budget)));
      const sum = (field: keyof DrainReport) =>
        reports.reduce((total, report) => total + report[field], 0);
      return { attempts: sum('attempts'), delivered: sum('delivered') };
    },
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all([...passes.values()].map(({ end }) => end));
    },
  };
}

import { type Breaker } from './breaker';
import { LONGEST_BACKOFF } from './backoff';
import { attempt, settle, takenFor } from './delivery';
import { type Engine } from './engine';
import { isReachable } from './probe';
import { type Stored } from './store';
import { type Target } from './targets';
import { isLeased, type Kind } from './types';

/** How many rows are read at a time. */
const PAGE = 32;

/** Later than any time a row may be due. */
const EVER = Number.MAX_SAFE_INTEGER;

/**
 * How many are sent at a time: an API or a script may be asked four things at once, a sheet one.
 */
const WIDTH = { script: 4, api: 4, sheet: 1 } as const;

export interface DrainBudget {
  /** Most attempts per kind. */
  rows?: number;
  /** No attempt begins later than this many milliseconds after the call. */
  ms?: number;
}

export interface DrainReport {
  attempts: number;
  delivered: number;
}

/** One pass over the open rows of one kind. A row is tried at most once in a pass. */
export class DrainPass {
  private readonly report: DrainReport = { attempts: 0, delivered: 0 };
  private readonly seen = new Set<string>();
  private readonly breaker: Breaker;
  private rows = 0;
  private end = 0;
  private hasEnded = false;
  /** Rows with fewer attempts than this are tried before their time. */
  private early = 0;

  constructor(
    private readonly engine: Engine,
    private readonly kind: Kind,
    private readonly target: Target,
    budget: DrainBudget,
    private readonly isStopped: () => boolean,
  ) {
    this.breaker = engine.breakers[kind];
    this.extend(budget);
  }

  /** Raises the budget to `budget` where that is larger. False when the pass has already ended. */
  extend({ rows = Infinity, ms = Infinity }: DrainBudget): boolean {
    this.rows = Math.max(this.rows, rows);
    this.end = Math.max(this.end, performance.now() + ms);
    return !this.hasEnded;
  }

  async run(): Promise<DrainReport> {
    while (this.mayGoOn()) {
      const rows = await this.next();
      const queue = rows.values();
      const before = this.seen.size;
      const worker = async () => {
        for (const row of queue) {
          const giveBack = this.mayGoOn() ? this.breaker.enter() : undefined;
          if (!giveBack) return;
          await this.send(row, giveBack);
        }
      };
      const width = Math.min(WIDTH[this.target.type], rows.length);
      const results = await Promise.allSettled(Array.from({ length: width }, worker));
      const failed = results.find(({ status }) => status === 'rejected');
      // Not before every worker has ended: `stop` waits for the pass alone.
      if (failed) throw (failed as PromiseRejectedResult).reason;
      if (this.seen.size === before) break;
    }
    this.hasEnded = true;
    return this.report;
  }

  private mayGoOn(): boolean {
    return (
      !this.isStopped() &&
      this.report.attempts < this.rows &&
      performance.now() < this.end &&
      !this.breaker.isPaused()
    );
  }

  private async send(row: Stored, giveBack: () => void): Promise<void> {
    const { engine, target, report } = this;
    this.seen.add(row.id);
    report.attempts += 1;
    let taken: Stored | undefined;
    try {
      taken = await engine.store.replace(row, takenFor(engine, row, target));
    } finally {
      if (!taken) {
        report.attempts -= 1;
        giveBack();
      }
    }
    if (!taken) return;
    const outcome = await attempt(engine, taken, target);
    await settle(engine, taken, outcome);
    if (outcome.verdict === 'delivered') report.delivered += 1;
  }

  /**
   * Returns the rows to try next: due ones, then those that wait longer than any row may, then,
   * when the target has just recovered, waiting ones. A target that is down is probed first.
   */
  private async next(): Promise<Stored[]> {
    const { engine, breaker, kind } = this;
    const now = engine.now();
    const limit = PAGE + this.seen.size;
    const unseen = async (until: number, from = 0) =>
      (await engine.store.waiting(kind, until, limit, from)).filter(
        (row) => !this.seen.has(row.id) && !isLeased(row, now),
      );
    if (breaker.isDown() && !(await this.probe())) return [];
    const due = await unseen(now);
    if (due.length > 0) return due;
    // Written while the clock was ahead.
    const overdue = await unseen(EVER, now + LONGEST_BACKOFF + 1);
    if (overdue.length > 0) return overdue;

    if (breaker.wantsProbe()) await this.probe();
    this.early = Math.max(this.early, breaker.takeRecovery());
    if (this.early === 0) return [];
    return (await unseen(EVER)).filter((row) => row.attempts < this.early);
  }

  private async probe(): Promise<boolean> {
    const reachable = await isReachable(this.target, this.engine.log);
    this.breaker.probed(reachable);
    return reachable;
  }
}

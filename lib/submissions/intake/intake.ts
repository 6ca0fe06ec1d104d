import { setTimeout as wait } from 'node:timers/promises';
import { waitAtMost } from '@/lib/deadline';
import { codedError, errorCode } from '@/lib/log/error-code';
import { createReference } from '@/lib/text/reference';
import { attempt, leaseFor, settle } from '../delivery/attempt';
import { codeWithoutTarget, type OutboxContext } from '../delivery/context';
import { type Stored } from '../drivers/store';
import { type Target } from '../model/kind';
import {
  type Failure,
  MAIL_LIMIT,
  type Outcome,
  type SubmissionResult,
  wasAnswered,
} from '../model/outcome';
import { isLeased, shortId, stateOf, type Submission } from '../model/submission';
import { hold, quarantine, reopen, reschedule, UNSET } from '../model/transitions';

const TOTAL_TIMEOUT = 8_700;
const STORE_TIMEOUT = 2_500;

const TRIES = 5;

const SUCCESS: SubmissionResult = { status: 'success' };

const failed = (reason: Failure['reason'], kept: boolean): Failure => ({
  status: 'failed',
  reason,
  kept,
});

export class Intake {
  private readonly endsAt: number;
  private prepared: Submission | undefined;
  /** The last write, which may succeed after its deadline. */
  private writing: Promise<Stored | undefined> = Promise.resolve(undefined);
  private reference: string | null = null;

  constructor(
    private readonly context: OutboxContext,
    private readonly row: Submission,
    private readonly isSuspicious: boolean,
    private readonly isWithinLimits: () => Promise<boolean>,
    startedAt = performance.now(),
  ) {
    this.endsAt = startedAt + TOTAL_TIMEOUT;
  }

  async run(): Promise<SubmissionResult> {
    const result = await this.storeAndDeliver();
    const isKept = result.status === 'success' || result.kept;
    return this.reference && isKept ? { ...result, reference: this.reference } : result;
  }

  private async storeAndDeliver(): Promise<SubmissionResult> {
    const { context, row } = this;
    if (!context.store.canStore) return this.runWithoutStore();
    let claimed: Stored | SubmissionResult;
    try {
      claimed = await this.claim();
    } catch (error) {
      const fields = { id: shortId(row), kind: row.kind, code: errorCode(error) };
      context.log.error('submission-store-unavailable', fields);
      return this.deliverUnstored(this.prepared ?? this.prepare(row));
    }
    return 'status' in claimed ? claimed : this.deliver(claimed);
  }

  /** @returns a result if an earlier submission or a limit decides, otherwise the stored row. */
  private async claim(): Promise<Stored | SubmissionResult> {
    const { store } = this.context;
    for (let tries = 0; tries < TRIES; tries++) {
      const existing = await this.withDeadline(store.get(this.row.id));
      if (!existing && !(await this.isWithinLimits())) return failed('limited', false);
      this.reference = existing?.reference ?? null;
      const next = existing
        ? await this.resolveDuplicate(existing)
        : { ...this.row, reference: createReference() };
      if ('status' in next) return next;
      const replaced = await this.listReplaced();
      const prepared = (this.prepared = this.prepare(next));
      this.writing = existing ? store.replace(existing, prepared) : store.create(prepared);
      const stored = await this.withDeadline(this.writing);
      if (stored) {
        this.reference = stored.reference;
        await this.removeReplaced(replaced);
        return stored;
      }
      if (prepared.lease) this.breaker.cancel();
    }
    throw codedError('contested');
  }

  /** Listed before the write, so that two submissions at the same time cannot remove each other. */
  private async listReplaced(): Promise<Stored[]> {
    const { store, log } = this.context;
    const { id, kind, sender } = this.row;
    if (sender === null) return [];
    try {
      const rows = await this.withDeadline(store.listBySender(kind, sender));
      return rows.filter((row) => row.id !== id);
    } catch (error) {
      log.warn('submission-not-replaced', { id: shortId(this.row), kind, code: errorCode(error) });
      return [];
    }
  }

  private async removeReplaced(rows: Stored[]): Promise<void> {
    const { store, log } = this.context;
    for (const row of rows) {
      const fields = { id: shortId(row), kind: row.kind };
      try {
        if (await this.withDeadline(store.remove(row))) log.info('submission-replaced', fields);
      } catch (error) {
        log.warn('submission-not-replaced', { ...fields, code: errorCode(error) });
      }
    }
  }

  private async resolveDuplicate(existing: Stored): Promise<SubmissionResult | Submission> {
    const { now, targets } = this.context;
    const state = stateOf(existing);
    if (state === 'delivered') return SUCCESS;
    // The spam trap may be wrong: it must not undo an earlier acceptance.
    if (this.isSuspicious) return SUCCESS;
    if (state === 'quarantined' || state === 'dead') return reopen(existing, now());
    if (state === 'open') {
      return isLeased(existing, now()) ? this.waitForResult(existing) : existing;
    }
    if (state === 'held' && existing.code !== UNSET) return this.toResult(existing.code);
    return targets[existing.kind] ? reopen(existing, now()) : SUCCESS;
  }

  private prepare(row: Submission): Submission {
    const now = this.context.now();
    if (this.isSuspicious) return quarantine(row, 'suspicious', now);
    if (!this.target) return hold(row, codeWithoutTarget(this.context, row.kind), now);
    if (!this.breaker.begin()) return reschedule(row, now, this.breaker.lastCode ?? row.code);
    return leaseFor(this.context, row, this.target);
  }

  private async deliver(stored: Stored): Promise<SubmissionResult> {
    const { context, target } = this;
    const state = stateOf(stored);
    const fields = { id: shortId(stored), kind: stored.kind, state };
    if (state === 'quarantined') context.log.warn('submission-quarantined', fields);
    if (state === 'held') context.log.warn('submission-target-unset', fields);
    if (state !== 'open' || !target) return SUCCESS;
    if (stored.lease === null) return this.toResult(stored.code);

    const outcome = await this.attempt(stored, target);
    // `settle` logs its own failures, late ones too.
    await waitAtMost(settle(context, stored, outcome), Math.max(200, this.timeLeft())).catch(
      () => {},
    );
    return outcome.verdict === 'delivered' ? SUCCESS : this.toResult(outcome.code);
  }

  private async runWithoutStore(): Promise<SubmissionResult> {
    if (!(await this.isWithinLimits())) return failed('limited', false);
    const prepared = this.prepare(this.row);
    if (prepared.lease === null) {
      const { kind, code } = prepared;
      const fields = { id: shortId(prepared), kind, code: code ?? undefined };
      this.context.log.warn('submission-not-delivered', fields);
    }
    const { status } = await this.deliverUnstored(prepared);
    return status === 'success' ? SUCCESS : failed('refused', false);
  }

  private async deliverUnstored(row: Submission): Promise<SubmissionResult> {
    const { context, target, writing } = this;
    if (!target || row.lease === null) return failed('unreachable', false);
    const outcome = await this.attempt(row, target);
    // `storeAndDeliver` has logged the failed write.
    writing.then((stored) => stored && settle(context, stored, outcome)).catch(() => {});
    if (outcome.verdict === 'delivered') return SUCCESS;
    return failed(wasAnswered(outcome.code) ? 'refused' : 'unreachable', false);
  }

  private async waitForResult(existing: Stored): Promise<SubmissionResult> {
    const { store, now, log } = this.context;
    let row = existing;
    try {
      for (let pause = 100; isLeased(row, now()) && this.timeLeft() > 2 * pause; pause *= 2) {
        await wait(pause);
        row = (await this.withDeadline(store.get(existing.id))) ?? row;
      }
    } catch (error) {
      const fields = { id: shortId(existing), kind: existing.kind, code: errorCode(error) };
      log.warn('submission-wait-failed', fields);
    }
    return stateOf(row) === 'delivered' ? SUCCESS : this.toResult(row.code);
  }

  /** The result of a stored row that was not delivered. Any response of a script is a success. */
  private toResult(code: string | null): SubmissionResult {
    if (code === MAIL_LIMIT) return SUCCESS;
    const isAnswered = wasAnswered(code);
    if (isAnswered && this.target?.type === 'script') return SUCCESS;
    return failed(isAnswered ? 'refused' : 'unreachable', true);
  }

  private attempt(row: Submission, target: Target): Promise<Outcome> {
    const { context } = this;
    const timeout = Math.min(context.sendTimeout, Math.max(500, this.timeLeft() - 200));
    return attempt(context, row, target, timeout);
  }

  private get target() {
    return this.context.targets[this.row.kind];
  }

  private get breaker() {
    return this.context.breakers[this.row.kind];
  }

  private timeLeft = () => this.endsAt - performance.now();

  private withDeadline<Value>(work: Promise<Value>): Promise<Value> {
    return waitAtMost(work, Math.max(50, Math.min(STORE_TIMEOUT, this.timeLeft())));
  }
}

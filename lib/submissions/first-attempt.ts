import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/error-code';
import { attempt, settle, shortId, takenFor } from './delivery';
import { type Engine } from './engine';
import { type Outcome, wasAnswered } from './outcome';
import { type Stored, StoreError } from './store';
import { type Target } from './targets';
import { held, postponed, quarantined, reopened, UNSET } from './transitions';
import { type Acceptance, isLeased, stateOf, type Submission } from './types';

/** The longest a sender waits in all, and for one answer of the store, in milliseconds. */
const PATIENCE = 8_700;
const STORE_DEADLINE = 2_500;

/** How often a row may change between read and write before the store counts as down. */
const TRIES = 5;

const SUCCESS: Acceptance = { result: 'success', kept: true };
const LIMITED: Acceptance = { result: 'limited', kept: false };
const REFUSED: Acceptance = { result: 'refused', kept: false };

/** One submission on its way in: stored, tried once, answered. */
export class FirstAttempt {
  private readonly end = performance.now() + PATIENCE;
  /** The row as it was last written, and that write, which may end after its deadline. */
  private begun: Submission | undefined;
  private writing: Promise<Stored | undefined> = Promise.resolve(undefined);
  /** Returns the breaker's permit when no attempt follows. */
  private giveBack = () => {};

  constructor(
    private readonly engine: Engine,
    private readonly suspicious: boolean,
  ) {}

  /**
   * Stores a new row and tries to deliver it, or continues with the stored row of that id. Never
   * throws.
   *
   * @param mayPass called for new rows only: sending a stored one again does not count.
   */
  async run(row: Submission, mayPass: () => Promise<boolean>): Promise<Acceptance> {
    const { store, log } = this.engine;
    if (!store.keepsRows) return (await mayPass()) ? this.sendOnly(row) : LIMITED;
    let written: Stored | undefined;
    try {
      for (let tries = 0; tries < TRIES && !written; tries++) {
        const existing = await this.ask(store.get(row.id));
        if (existing) {
          const next = this.decide(existing);
          if (next === 'wait') return await this.wait(existing);
          if ('result' in next) return next;
          written = await this.write(next, (begun) => store.replace(existing, begun));
        } else {
          if (!(await mayPass())) return LIMITED;
          written = await this.write(row, (begun) => store.create(begun));
        }
      }
      if (!written) throw new StoreError('contested');
    } catch (error) {
      const fields = { id: shortId(row), kind: row.kind, code: errorCode(error) };
      log.error('submission-store-unavailable', fields);
      return this.withoutStore(row);
    }
    return this.proceed(written);
  }

  private left = () => this.end - performance.now();

  private ask<Value>(work: Promise<Value>): Promise<Value> {
    return waitAtMost(work, Math.max(50, Math.min(STORE_DEADLINE, this.left())));
  }

  private async write(
    row: Submission,
    job: (begun: Submission) => Promise<Stored | undefined>,
  ): Promise<Stored | undefined> {
    this.begun = this.begin(row);
    this.writing = job(this.begun);
    const written = await this.ask(this.writing);
    if (!written) this.giveBack();
    return written;
  }

  /** The row as it will be written: leased for an attempt if one may begin now. */
  private begin(row: Submission): Submission {
    const { engine } = this;
    const target = engine.targets[row.kind];
    const now = engine.now();
    if (this.suspicious) return quarantined(row, 'suspicious', now);
    if (!target) return held(row, UNSET, now);
    const breaker = engine.breakers[row.kind];
    const giveBack = breaker.enter();
    if (!giveBack) return postponed(row, now, breaker.lastCode() ?? row.code);
    this.giveBack = giveBack;
    return takenFor(engine, row, target);
  }

  /**
   * For a stored submission that is sent again: the answer, `wait`, or the row to continue with.
   */
  private decide(existing: Stored): Acceptance | Submission | 'wait' {
    const now = this.engine.now();
    const state = stateOf(existing);
    if (state === 'delivered') return SUCCESS;
    // The spam trap may be wrong: it must not undo an earlier acceptance.
    if (this.suspicious) return SUCCESS;
    if (state === 'quarantined' || state === 'dead') return reopened(existing, now);
    if (state === 'open') return isLeased(existing, now) ? 'wait' : existing;
    if (existing.code !== UNSET) return this.answer(existing.kind, existing);
    return this.engine.targets[existing.kind] ? reopened(existing, now) : SUCCESS;
  }

  private async proceed(stored: Stored): Promise<Acceptance> {
    const { engine } = this;
    const { log, targets } = engine;
    const target = targets[stored.kind];
    const state = stateOf(stored);
    const fields = { id: shortId(stored), kind: stored.kind };
    if (state === 'quarantined') log.warn('submission-quarantined', { ...fields, state });
    if (state === 'held') log.warn('submission-target-unset', { ...fields, state });
    if (state !== 'open' || !target) return SUCCESS;
    if (stored.lease === null) return this.answer(stored.kind, stored);

    const outcome = await this.send(stored, target);
    // `settle` logs a failure itself, however late it comes.
    await waitAtMost(settle(engine, stored, outcome), Math.max(200, this.left())).catch(() => {});
    return this.answer(stored.kind, outcome);
  }

  private send(row: Submission, target: Target): Promise<Outcome> {
    const timeout = Math.min(this.engine.sendTimeout, Math.max(500, this.left() - 200));
    return attempt(this.engine, row, target, timeout);
  }

  /** On a host without a store nothing is sent later: what was not delivered now has failed. */
  private async sendOnly(row: Submission): Promise<Acceptance> {
    const begun = (this.begun = this.begin(row));
    if (begun.lease === null) {
      const fields = { id: shortId(row), kind: row.kind, code: begun.code ?? undefined };
      this.engine.log.warn('submission-not-delivered', fields);
    }
    const { result } = await this.withoutStore(begun);
    return result === 'success' ? SUCCESS : REFUSED;
  }

  /**
   * Makes one direct attempt when the store failed; success then needs the receiver's
   * acknowledgement. If the write succeeds later, the outcome is stored with the row.
   */
  private async withoutStore(row: Submission): Promise<Acceptance> {
    const { engine, writing } = this;
    const begun = this.begun ?? this.begin(row);
    const target = engine.targets[begun.kind];
    if (!target || begun.lease === null) return { result: 'unreachable', kept: false };
    const outcome = await this.send(begun, target);
    // A failed write is logged above.
    writing.then((late) => late && settle(engine, late, outcome)).catch(() => {});
    if (outcome.verdict === 'delivered') return SUCCESS;
    return { result: outcome.answered ? 'refused' : 'unreachable', kept: false };
  }

  /** Another worker holds the lease: waits for its result. */
  private async wait(existing: Stored): Promise<Acceptance> {
    const { engine } = this;
    let current: Stored = existing;
    try {
      for (
        let pause = 100;
        isLeased(current, engine.now()) && this.left() > 2 * pause;
        pause *= 2
      ) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        current = (await this.ask(engine.store.get(existing.id))) ?? current;
      }
    } catch (error) {
      const fields = { id: shortId(existing), kind: existing.kind, code: errorCode(error) };
      engine.log.warn('submission-wait-failed', fields);
    }
    return stateOf(current) === 'delivered' ? SUCCESS : this.answer(current.kind, current);
  }

  /** For a script any response is a success; other receivers have to acknowledge. */
  private answer(kind: Submission['kind'], end: Outcome | Submission): Acceptance {
    const answered = 'answered' in end ? end.answered : wasAnswered(end.code);
    const delivered = 'verdict' in end && end.verdict === 'delivered';
    if (delivered || (answered && this.engine.targets[kind]?.type === 'script')) return SUCCESS;
    return { result: answered ? 'refused' : 'unreachable', kept: true };
  }
}

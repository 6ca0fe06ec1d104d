import { withDeadline } from './deadline';
import { attempt, settle, shortId, takenFor } from './delivery';
import { type Engine } from './engine';
import { followUpKey } from './ids';
import { type Outcome, wasAnswered } from './outcome';
import { type Stored } from './store';
import { type Target } from './targets';
import { held, postponed, quarantined, reopened, rewritten, UNSET } from './transitions';
import { type Acceptance, isLeased, stateOf, type Submission } from './types';

/** The longest a sender waits in all, and for one word from the store, in milliseconds. */
const PATIENCE = 8_700;
const STORE_DEADLINE = 2_500;

/** How often a row may change under our hands before we give up on the store. */
const TRIES = 5;

const SUCCESS: Acceptance = { result: 'success', kept: true };

/** One submission on its way in: stored, tried once, answered. */
export class FirstAttempt {
  private readonly end = performance.now() + PATIENCE;
  /** The last write we asked for. It may come to an end after we have stopped waiting for it. */
  private writing: Promise<Stored | undefined> = Promise.resolve(undefined);

  constructor(
    private readonly engine: Engine,
    private readonly suspicious: boolean,
  ) {}

  /** Stores a fresh row, or finds out what became of the one that has its id. Never throws. */
  async run(row: Submission): Promise<Acceptance> {
    const begun = this.begin(row);
    let stored: Stored | undefined;
    try {
      stored = await this.write(this.engine.store.create(begun));
      if (!stored) {
        const known = await this.known(row);
        if ('result' in known) return known;
        stored = known;
      }
    } catch {
      return this.withoutStore(begun);
    }
    return this.proceed(stored);
  }

  private left = () => this.end - performance.now();

  private ask<Value>(work: Promise<Value>): Promise<Value> {
    return withDeadline(work, Math.max(50, Math.min(STORE_DEADLINE, this.left())));
  }

  private write(work: Promise<Stored | undefined>) {
    this.writing = work;
    return this.ask(work);
  }

  /** The row in the state in which it is to be written: as a rule taken by us, to be sent at once. */
  private begin(row: Submission): Submission {
    const { engine } = this;
    const target = engine.targets[row.kind];
    const now = engine.now();
    if (this.suspicious) return quarantined(row, 'suspicious', now);
    if (!target) return held(row, UNSET, now);
    const breaker = engine.breakers[row.kind];
    if (!breaker.enter(now)) return postponed(row, now, breaker.lastCode() ?? row.code);
    return takenFor(engine, row, target);
  }

  /** The id is taken. The answer, or a row that is ours to go on with. */
  private async known(row: Submission): Promise<Acceptance | Stored> {
    const { store } = this.engine;
    for (let tries = 0; tries < TRIES; tries++) {
      const existing = await this.ask(store.get(row.id));
      if (!existing) throw new Error('gone');
      const next = this.decide(existing, row);
      if (next === 'wait') return await this.wait(existing);
      if (next === 'follow-up') {
        return this.run({ ...row, id: followUpKey(row.id, row.payloadHash) });
      }
      if ('result' in next) return next;
      const written = await this.write(store.replace(existing, this.begin(next)));
      if (written) return written;
    }
    throw new Error('contested');
  }

  /** What a second submission under one id means for the first. */
  private decide(
    existing: Stored,
    row: Submission,
  ): Acceptance | Submission | 'wait' | 'follow-up' {
    const { engine, suspicious } = this;
    const now = engine.now();
    const state = stateOf(existing);
    const sameText = existing.payloadHash === row.payloadHash;
    const newest = sameText ? reopened(existing, now) : rewritten(existing, row);
    if (state === 'delivered') return sameText ? SUCCESS : 'follow-up';
    if (state === 'quarantined') return suspicious && sameText ? SUCCESS : newest;
    // A guess must not take back what was accepted in good faith.
    if (suspicious) return sameText ? SUCCESS : 'follow-up';
    if (!sameText || state === 'dead') return newest;
    if (state === 'open') return isLeased(existing, now) ? 'wait' : existing;
    if (existing.code !== UNSET) return this.tell(existing.kind, existing);
    return engine.targets[existing.kind] ? newest : SUCCESS;
  }

  private async proceed(stored: Stored): Promise<Acceptance> {
    const { engine } = this;
    const { log, targets } = engine;
    const target = targets[stored.kind];
    const state = stateOf(stored);
    const fields = { id: shortId(stored), kind: stored.kind, state };
    if (state === 'quarantined') log.warn('submission-quarantined', fields);
    if (state === 'held') log.warn('submission-target-unset', fields);
    if (state !== 'open' || !target) return SUCCESS;
    if (!isLeased(stored, engine.now())) return this.tell(stored.kind, stored);

    const outcome = await this.send(stored, target);
    await withDeadline(settle(engine, stored, outcome), Math.max(200, this.left())).catch(() => {});
    return this.tell(stored.kind, outcome);
  }

  private send(row: Submission, target: Target): Promise<Outcome> {
    const timeout = Math.min(this.engine.sendTimeout, Math.max(500, this.left() - 200));
    return attempt(this.engine, row, target, timeout);
  }

  /**
   * Nothing could be stored in time. One direct attempt; only a receiver's word counts then. Should
   * the write come through after all, the row learns what became of it.
   */
  private async withoutStore(begun: Submission): Promise<Acceptance> {
    const { engine, writing } = this;
    engine.log.error('submission-store-unavailable', { id: shortId(begun), kind: begun.kind });
    const target = engine.targets[begun.kind];
    if (!target || begun.lease === null) return { result: 'unreachable', kept: false };
    const outcome = await this.send(begun, target);
    writing.then((late) => late && settle(engine, late, outcome)).catch(() => {});
    if (outcome.verdict === 'delivered') return SUCCESS;
    return { result: outcome.answered ? 'refused' : 'unreachable', kept: false };
  }

  /** Somebody else is sending this very text: their outcome is ours. */
  private async wait(existing: Stored): Promise<Acceptance> {
    let current: Stored = existing;
    for (
      let pause = 100;
      isLeased(current, this.engine.now()) && this.left() > 2 * pause;
      pause *= 2
    ) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      current =
        (await this.ask(this.engine.store.get(existing.id)).catch(() => current)) ?? current;
    }
    return stateOf(current) === 'delivered' ? SUCCESS : this.tell(current.kind, current);
  }

  /** A script is done with once a response came; the others have to say yes (decisions, Submissions). */
  private tell(kind: Submission['kind'], end: Outcome | Submission): Acceptance {
    const answered = 'answered' in end ? end.answered : wasAnswered(end.code);
    const delivered = 'verdict' in end && end.verdict === 'delivered';
    if (delivered || (answered && this.engine.targets[kind]?.type === 'script')) return SUCCESS;
    return { result: answered ? 'refused' : 'unreachable', kept: true };
  }
}

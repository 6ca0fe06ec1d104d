import { MINUTE, SECOND } from '@/lib/time';
import { type Receiver } from './kinds';
import { type Outcome } from './outcome';
import { type Store } from './store';

/** A single bad row does not stop the others. */
const DOWN_AFTER_ROWS = 3;
const FIRST_PAUSE = 15 * SECOND;
const LONGEST_PAUSE = 90 * SECOND;
/** Longer after a pause than the timer and the backoff of rows take. */
const SILENCE = 10 * MINUTE;
const LONGEST_RATE_LIMIT = MINUTE;

/** Saved in the store, one for each receiver. */
interface Pause {
  /** Rows that failed since the last success, not failures; at most `DOWN_AFTER_ROWS`. */
  failed: string[];
  pauses: number;
  pausedUntil: number;
  code: string;
}

/** While a receiver is down, one row at a time tries it. */
export interface Turn {
  isDown: boolean;
  /** Rows have failed since the last success. */
  hasFailed: boolean;
}

export const NO_FAILURES: Turn = { isDown: false, hasFailed: false };

export interface Paused {
  /** Milliseconds. */
  wait: number;
  /** Of the last failure. */
  code: string;
}

const nameOf = (receiver: Receiver) => `pause-${receiver.name}`;

/** Limits how often a failing receiver is called. */
export class Pauses {
  private readonly trials = new Set<string>();

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  /** Call `record` after the attempts of this turn, or `cancel`. */
  async begin(receiver: Receiver): Promise<Turn | Paused> {
    const pause = await this.store.state<Pause>(nameOf(receiver));
    if (!pause) return NO_FAILURES;
    const wait = pause.pausedUntil - this.now();
    // A longer pause was saved while the clock was ahead.
    if (wait > 0 && wait <= LONGEST_PAUSE) return { wait, code: pause.code };
    const isDown = pause.failed.length >= DOWN_AFTER_ROWS;
    if (isDown && this.trials.has(receiver.name)) return { wait: SECOND, code: pause.code };
    if (isDown) this.trials.add(receiver.name);
    return { isDown, hasFailed: pause.failed.length > 0 };
  }

  cancel(receiver: Receiver): void {
    this.trials.delete(receiver.name);
  }

  /** A receiver that rejects a row works. */
  async record(receiver: Receiver, id: string, outcome: Outcome, turn: Turn): Promise<void> {
    this.cancel(receiver);
    const { verdict, code, retryAfter = 0, isUnsent } = outcome;
    if (isUnsent || (verdict !== 'retry' && !turn.hasFailed)) return;
    const now = this.now();
    await this.store.state<Pause>(nameOf(receiver), (saved) => {
      const pause = saved ?? { failed: [], pauses: 0, pausedUntil: 0, code };
      if (verdict !== 'retry') return { failed: [], pauses: 0, pausedUntil: 0, code };
      const failed = [...new Set([...pause.failed, id])].slice(-DOWN_AFTER_ROWS);
      // A 503 may concern this row only; a 429 concerns all requests.
      const rateLimit = code === 'status-429' ? Math.min(retryAfter, LONGEST_RATE_LIMIT) : 0;
      const isPaused = pause.pausedUntil > now && pause.pausedUntil <= now + LONGEST_PAUSE;
      const isDown = failed.length >= DOWN_AFTER_ROWS;
      // After a silence the receiver may work and this row alone fails: a second row tries at once.
      const isSecondTry = pause.pausedUntil > 0 && now > pause.pausedUntil + SILENCE;
      // Attempts that fail together cause one pause.
      const isNext = isDown && !isPaused && !isSecondTry;
      const longer = isNext ? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** pause.pauses) : 0;
      const current = isPaused ? pause.pausedUntil : 0;
      const pausedUntil = Math.max(current, now + rateLimit, now + longer);
      return { failed, pauses: pause.pauses + (isNext ? 1 : 0), pausedUntil, code };
    });
  }
}

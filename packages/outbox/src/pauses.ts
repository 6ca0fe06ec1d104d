import { MINUTE, SECOND } from './time.ts';
import { type Receiver } from './receiver.ts';
import { type Outcome } from './outcome.ts';
import { COMPOSE_TIMEOUT, SEND_TIMEOUT } from './timeouts.ts';

/** A single bad row does not stop the others. */
const DOWN_AFTER_ROWS = 3;
/** A receiver that restarts is often back by then. */
const FIRST_PAUSE = 15 * SECOND;
/** A receiver that works again is tried within so long. */
const LONGEST_PAUSE = MINUTE;

interface Failures {
  /** Rows that failed since the last success, not failures. */
  rows: Set<string>;
  pauses: number;
  pausedUntil: number;
  /** Of the last failure. */
  code: string;
}

/** While a receiver is down, one row at a time tries it. */
export interface Turn {
  isDown: boolean;
}

export interface Paused {
  /** Milliseconds. */
  wait: number;
  code: string;
}

/** Limits how often a failing receiver is called, in this process. */
export class Pauses {
  private readonly failures = new Map<string, Failures>();

  /** Longer than it takes to compose and to send a row. */
  private readonly trial: number;

  constructor(
    private readonly now: () => number,
    sendTimeout: number = SEND_TIMEOUT,
  ) {
    this.trial = COMPOSE_TIMEOUT + Math.max(SEND_TIMEOUT, sendTimeout) + SECOND;
  }

  /** Whether a receiver may be called now. */
  find({ name }: Pick<Receiver, 'name'>): Turn | Paused {
    const failures = this.failures.get(name);
    if (!failures) return { isDown: false };
    const wait = failures.pausedUntil - this.now();
    // A longer pause began while the clock was ahead.
    if (wait > 0 && wait <= Math.max(LONGEST_PAUSE, this.trial))
      return { wait, code: failures.code };
    return { isDown: failures.rows.size >= DOWN_AFTER_ROWS };
  }

  /** For a row that is sent now: while its receiver is down, no other is sent meanwhile. */
  begin(receiver: Pick<Receiver, 'name'>): Turn | Paused {
    const turn = this.find(receiver);
    if ('isDown' in turn && turn.isDown) {
      this.failures.get(receiver.name)!.pausedUntil = this.now() + this.trial;
    }
    return turn;
  }

  /** A receiver that rejects a row works. */
  record({ name }: Pick<Receiver, 'name'>, id: string, outcome: Outcome): void {
    const { verdict, code, retryAfter = 0, isUnsent } = outcome;
    if (isUnsent) return;
    if (verdict !== 'retry') {
      this.failures.delete(name);
      return;
    }
    const { rows, pauses } = this.failures.get(name) ?? { rows: new Set<string>(), pauses: 0 };
    const isDown = rows.add(id).size >= DOWN_AFTER_ROWS;
    // A 503 may concern this row only; a 429 concerns all requests.
    const rateLimit = code === 'status-429' ? Math.min(retryAfter, LONGEST_PAUSE) : 0;
    const wait = isDown ? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** pauses) : rateLimit;
    const pausedUntil = this.now() + wait;
    this.failures.set(name, { rows, pauses: pauses + (isDown ? 1 : 0), pausedUntil, code });
  }
}

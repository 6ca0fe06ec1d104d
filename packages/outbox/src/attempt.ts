import { type Context } from './context.ts';
import { errorCode } from './error-code.ts';
import { MailLimit } from './limits.ts';
import { failureFields } from './log.ts';
import {
  BEGUN_LATE,
  COMPOSE_LATE,
  EARLY,
  isOutcome,
  NO_OUTCOME,
  type Outcome,
  readFailure,
  TIMED_OUT,
  UNREADABLE,
} from './outcome.ts';
import { type Paused, Pauses, type Turn } from './pauses.ts';
import { isUncomposed, type Receiver, type Send, type SentRow } from './receiver.ts';
import { type Row, shortId } from './row.ts';
import { BEGIN_TIMEOUT, COMPOSE_TIMEOUT, LATE_TIMEOUT, MIN_SEND_TIMEOUT } from './timeouts.ts';
import { startDeadline, waitWithin } from './timers.ts';

interface AttemptOptions {
  /** Milliseconds, with what composing takes; by default that has its own. */
  timeout?: number;
  /** Before the row was leased, by `timers.elapsed()`. */
  leasedAt: number;
  /** The client address of a row that was accepted just now. */
  origin?: string;
  /** Is called when a receiver ends its attempt after its time. */
  reportLate: (outcome: Outcome) => void;
}

const WAIT = { verdict: 'retry', isUnsent: true } as const;

/** Calls receivers, and says how it ended, whatever they do. */
export class Attempts {
  private readonly pauses: Pauses;
  private readonly mailLimit: MailLimit;

  constructor(private readonly context: Context) {
    this.pauses = new Pauses(context.now, context.timeouts.send);
    this.mailLimit = new MailLimit(context);
  }

  findTurn(receiver: Receiver): Turn | Paused {
    return this.pauses.find(receiver);
  }

  begin(receiver: Receiver): Turn | Paused {
    return this.pauses.begin(receiver);
  }

  /** Counts a delivery of an attempt that had timed out. */
  recordLate(row: Row, receiver: Receiver, outcome: Outcome): void {
    this.pauses.record(receiver, row.id, outcome);
    if (receiver.isMailbox) this.mailLimit.record(row, outcome);
  }

  /** Undefined for a row that may be sent now. */
  findWait(row: Row, receiver: Receiver, turn: Turn | Paused): Outcome | undefined {
    try {
      const early = this.countEarly(row, receiver);
      if (early > 0) return { ...WAIT, code: EARLY, retryAfter: early, isExact: true };
    } catch (error) {
      this.logThrown(row, receiver, error);
      return { verdict: 'retry', code: errorCode(error) };
    }
    return 'wait' in turn ? { ...WAIT, code: turn.code, retryAfter: turn.wait } : undefined;
  }

  /** Milliseconds until a row may be sent. */
  private countEarly(row: Row, receiver: Receiver): number {
    const { notBefore } = receiver;
    if (row.payload === null || !notBefore) return 0;
    return notBefore(row as SentRow) - this.context.now();
  }

  /** Sends a row once, within a time. Never rejects. */
  async run(
    row: Row,
    receiver: Receiver,
    { timeout = Infinity, leasedAt, origin, reportLate }: AttemptOptions,
  ): Promise<Outcome> {
    const { timeouts, timers } = this.context;
    const start = timers.elapsed();
    const sendRow = async (): Promise<Outcome> => {
      if (row.payload === null) return UNREADABLE;
      // Others were asked before whether a mail may be sent: that is part of the attempt.
      const counted = timers.elapsed() - start;
      const composed = await this.compose(row as SentRow, receiver, timeout - counted);
      if (typeof composed === 'object') return composed;
      if (timers.elapsed() > leasedAt + BEGIN_TIMEOUT) return { ...WAIT, code: BEGUN_LATE };
      const left = timeout - (timers.elapsed() - start);
      const ms = Math.max(1, Math.round(Math.min(left, timeouts.send - counted)));
      const [signal, cancel] = startDeadline(ms, timers);
      const sending = this.callReceiver(row, receiver, () => composed(signal)).finally(cancel);
      try {
        return await waitWithin(sending, ms + LATE_TIMEOUT, timers);
      } catch {
        // It ignores its signal: this row waits, and the others go on.
        void sending.then(reportLate);
        return TIMED_OUT;
      }
    };
    const outcome = receiver.isMailbox
      ? await this.mailLimit.send(row, sendRow, origin)
      : await sendRow();
    this.pauses.record(receiver, row.id, outcome);
    this.logAttempt(row, receiver, outcome, Math.round(timers.elapsed() - start));
    return outcome;
  }

  /** What sends a row; an outcome where it could not be composed. */
  private async compose(row: SentRow, receiver: Receiver, ms: number): Promise<Send | Outcome> {
    if (!receiver.compose) return (signal) => receiver.send(row, signal);
    try {
      return await waitWithin(
        receiver.compose(row),
        Math.min(COMPOSE_TIMEOUT, ms - MIN_SEND_TIMEOUT),
        this.context.timers,
      );
    } catch (error) {
      if (isUncomposed(error)) {
        this.logThrown(row, receiver, error.cause);
        return UNREADABLE;
      }
      const code = errorCode(error);
      return { ...WAIT, code: code === 'deadline' ? COMPOSE_LATE : code };
    }
  }

  /** Never rejects. */
  private async callReceiver(
    row: Row,
    receiver: Receiver,
    send: () => Promise<unknown>,
  ): Promise<Outcome> {
    try {
      const outcome = await send();
      return isOutcome(outcome) ? outcome : NO_OUTCOME;
    } catch (error) {
      const isHeld = isUncomposed(error);
      this.logThrown(row, receiver, isHeld ? error.cause : error);
      return isHeld ? UNREADABLE : readFailure(error);
    }
  }

  private logThrown(row: Row, receiver: Receiver, error: unknown): void {
    const fields = { id: shortId(row), kind: row.kind, receiver: receiver.name };
    this.context.log.error('receiver-threw', { ...fields, ...failureFields(error) });
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

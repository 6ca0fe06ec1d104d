import { codedError } from './error-code.ts';
import { type Outcome, wasAnswered } from './outcome.ts';
import { type Row } from './row.ts';

/** A row whose text is there. */
export type SentRow<Payload = unknown> = Row<string, Payload> & {
  readonly payload: NonNullable<Payload>;
};

export type Send = (signal: AbortSignal) => Promise<Outcome>;

/** Where rows of a kind are sent. One file each in `receivers`. */
export interface Receiver<Payload = unknown> {
  /** For the log and for pauses: kinds that share a name share its pauses. */
  readonly name: string;
  /** How many rows it is sent at once. */
  readonly concurrency: number;
  /** Whether the limit of mails an hour holds for it. */
  readonly isMailbox?: boolean;
  /** The share of `mailShares` that a row belongs to, where its mails have one. */
  shareOf?(row: SentRow<Payload>): string;
  /** When a row may be sent, in milliseconds since the epoch; within an hour. */
  notBefore?(row: SentRow<Payload>): number;
  /**
   * Composes what takes time, such as questions to a database, and gives what sends it: that has the whole time of an
   * attempt. Called in the place of `send`. After what it throws the row is tried again.
   */
  compose?(row: SentRow<Payload>): Promise<Send>;
  /**
   * Sends a row once. What it throws is tried again, unless `composing` threw it. When the signal
   * aborts, its time is over: an answer that comes later still counts.
   */
  send(row: SentRow<Payload>, signal: AbortSignal): Promise<Outcome>;
  /** What the sender of an undelivered row is told, by the code of its last outcome. */
  answers(code: string | null): 'success' | 'refused' | 'unreachable';
}

const CANNOT_COMPOSE = 'cannot-compose';

/** Runs what composes a message: a row of which none can be composed is held, and not tried again. */
export function composing<Value>(compose: () => Value): Value {
  try {
    return compose();
  } catch (error) {
    throw Object.assign(codedError(CANNOT_COMPOSE), { cause: error });
  }
}

export const isUncomposed = (error: unknown): error is Error =>
  error instanceof Error && (error as { code?: unknown }).code === CANNOT_COMPOSE;

export const answersPlainly = (code: string | null) =>
  wasAnswered(code) ? 'refused' : 'unreachable';

import { type Outcome, wasAnswered } from './outcome.ts';
import { type Row } from './row.ts';

/** A row whose text is there. */
export type SentRow = Row & { readonly payload: NonNullable<Row['payload']> };

/** Where rows of a kind are sent. One file each in `receivers`. */
export interface Receiver {
  /** For the log and for pauses: kinds that share a name share its pauses. */
  readonly name: string;
  /** How many rows it is sent at once. */
  readonly concurrency: number;
  /** Whether the limit of mails an hour holds for it. */
  readonly isMailbox?: boolean;
  /** The share of `mailShares` that a row belongs to, where its mails have one. */
  shareOf?(row: SentRow): string;
  /** When a row may be sent, in milliseconds since the epoch; within an hour. */
  notBefore?(row: SentRow): number;
  /** Sends a row once. What it throws is taken for a text that cannot be composed. */
  send(row: SentRow, signal: AbortSignal): Promise<Outcome>;
  /** What the sender of an undelivered row is told, by the code of its last outcome. */
  answers(code: string | null): 'success' | 'refused' | 'unreachable';
}

export const answersPlainly = (code: string | null) =>
  wasAnswered(code) ? 'refused' : 'unreachable';

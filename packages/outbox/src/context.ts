import { type Hooks } from './hooks.ts';
import { type MailShares } from './limits.ts';
import { type Log } from './log.ts';
import { type Receiver } from './receiver.ts';
import { type Row } from './row.ts';
import { type Store } from './store.ts';
import { type Timers } from './timers.ts';

/** A payload of which nothing is known but the names of its fields. */
export type Unchecked<Payload> = { readonly [Name in keyof Payload]?: unknown };

/** One kind of submission, as the application describes it. */
export interface Kind<Payload = unknown> {
  /** Whether a payload has all that its receivers compose of it: asked when it is accepted and read. */
  isComplete(payload: Unchecked<Payload>): boolean;
  /**
   * Only people with an account send it, and `sender` is that account: their next row replaces one
   * that was not delivered. Nobody sends it where nothing is stored.
   */
  requiresSignIn?: boolean;
  /** Whom a payload is about, such as an account: `rows({ subject })` finds it. By default nobody. */
  subjectOf?(payload: Payload): string | null;
  /** The application writes it itself, so health does not report its receiver. */
  isInternal?: boolean;
}

export type Kinds = Readonly<Record<string, Kind>>;

/** What all parts of one outbox share. Times are milliseconds. */
export interface Context {
  readonly store: Store;
  readonly kinds: Kinds;
  /** By kind. Rows without a receiver are stored, and a success for the sender. */
  readonly receivers: Readonly<Partial<Record<string, Receiver>>>;
  /** Kinds that stay in the store on purpose. */
  readonly storeOnly: readonly string[];
  readonly mailShares: MailShares;
  readonly log: Log;
  readonly hooks: Hooks;
  /** What a sender is told to quote. */
  readonly referenceOf: (row: Pick<Row, 'id'>) => string;
  readonly now: () => number;
  readonly random: () => number;
  readonly timers: Timers;
  readonly sendTimeout: number;
  /** How long a row stays after it was delivered or replaced; its text is erased earlier. */
  readonly keepRows: number;
}

import { type Hooks } from './hooks.ts';
import { type Log } from './log.ts';
import { type Receiver } from './receiver.ts';
import { type Row } from './row.ts';
import { type Settings } from './settings.ts';
import { type Store } from './store.ts';
import { type Timers } from './timers.ts';

/** A payload of which nothing is known but the names of its fields. */
export type Unchecked<Payload> = { readonly [Name in keyof Payload]?: unknown };

/** One kind of submission, as the application describes it. */
export interface Kind<Payload = unknown> {
  /** Whether a payload has all that its receivers compose of it: asked when it is accepted and read. */
  isComplete(payload: Unchecked<Payload>): boolean;
  /**
   * The next row of a `sender` replaces an undelivered one. Pass an account that you have checked: who
   * could name another sender would replace that sender's rows. Without a store nothing is replaced, and
   * health takes the kind for one that is not used there.
   */
  isOnePerSender?: boolean;
  /** Whom a payload is about, such as an account: `rows({ subject })` finds it. By default nobody. */
  subjectOf?(payload: Payload): string | null;
  /** Health does not list its receiver, as of a kind that the application writes itself. */
  isUnlisted?: boolean;
}

export type Kinds = Readonly<Record<string, Kind>>;

/** What all parts of one outbox share. Times are milliseconds. */
export interface Context extends Settings {
  readonly store: Store;
  readonly kinds: Kinds;
  /** By kind. Rows without a receiver are stored, and a success for the sender. */
  readonly receivers: Readonly<Partial<Record<string, Receiver>>>;
  /** Kinds that stay in the store on purpose. */
  readonly storeOnly: readonly string[];
  readonly log: Log;
  readonly hooks: Hooks;
  /** What a sender is told to quote. */
  readonly referenceOf: (row: Pick<Row, 'id'>) => string;
  readonly now: () => number;
  readonly random: () => number;
  readonly timers: Timers;
}

import { type MailShares } from './limits.ts';
import { type Log } from './log.ts';
import { type Receiver } from './receiver.ts';
import { type Row } from './row.ts';
import { type Store } from './store.ts';

/** One kind of submission, as the application describes it. */
export interface Kind {
  /** Whether a stored payload has all that its receivers compose of it. Other rows are held. */
  isComplete(payload: unknown): boolean;
  /**
   * Only people with an account send it, and `sender` is that account: their next row replaces one
   * that was not delivered. Nobody sends it where nothing is stored.
   */
  requiresSignIn?: boolean;
  /** Whom a payload is about, such as an account: `rows({ subject })` finds it. By default nobody. */
  subjectOf?(payload: unknown): string | null;
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
  /** What a sender is told to quote. */
  readonly referenceOf: (row: Pick<Row, 'id'>) => string;
  readonly now: () => number;
  readonly random: () => number;
  readonly sendTimeout: number;
}

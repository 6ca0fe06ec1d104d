import { type Kinds } from './kinds.ts';
import { type Log } from './log.ts';
import { type Receiver } from './receiver.ts';
import { type Row } from './row.ts';
import { type Store } from './store.ts';

/** What all parts of one outbox share. Times are milliseconds. */
export interface Context {
  readonly store: Store;
  readonly kinds: Kinds;
  /** By kind. Rows without a receiver are stored, and a success for the sender. */
  readonly receivers: Readonly<Partial<Record<string, Receiver>>>;
  /** Kinds that stay in the store on purpose. */
  readonly storeOnly: readonly string[];
  readonly log: Log;
  /** What a sender is told to quote. */
  readonly referenceOf: (row: Pick<Row, 'id'>) => string;
  readonly now: () => number;
  readonly random: () => number;
  readonly sendTimeout: number;
}

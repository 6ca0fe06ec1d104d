import { type Kind } from '../model/kinds';
import { type Submission } from '../model/submission';

/** A row as it was read. `version` changes with every write and means nothing outside its store. */
export type Stored = Submission & { readonly version: string };

export interface Counts {
  open: number;
  held: number;
  dead: number;
  quarantined: number;
  expiring: number;
  oldestOpen: number | null;
}

/**
 * Where submissions are kept. Every change is a compare-and-set on the whole row, so that all rules
 * are in `model/transitions.ts` and no driver needs a transaction.
 *
 * Any method may reject: the store is down or took longer than its deadline.
 */
export interface SubmissionStore {
  /** False where nothing can be stored: then only counters work. */
  readonly canStore: boolean;
  /** Claims the id and writes the row, durably. Nothing happens when the id is taken. */
  create(row: Submission): Promise<Stored | undefined>;
  get(id: string): Promise<Stored | undefined>;
  /** Writes `next` over `stored`, unless the row has changed or gone since it was read. */
  replace(stored: Stored, next: Submission): Promise<Stored | undefined>;
  remove(stored: Stored): Promise<boolean>;
  /** Open rows of a kind that are due from `from` (0) to `until`, soonest first. */
  listOpen(kind: Kind, until: number, limit: number, from?: number): Promise<Stored[]>;
  listHeld(kind: Kind, code: string, limit: number): Promise<Stored[]>;
  listErasable(now: number, limit: number): Promise<Stored[]>;
  /** Rows that were held, dead or quarantined by `since` and whose removal is not announced. */
  listUndelivered(since: number, limit: number): Promise<Stored[]>;
  countRows(): Promise<Counts>;
  scan(): AsyncIterable<Stored>;
  /**
   * Adds one to each counter and returns their values in the order of `keys`, which differ. A
   * counter may be forgotten after `until`.
   */
  increment(keys: readonly string[], until: number): Promise<number[]>;
  removeCounters(now: number): Promise<void>;
  probe(): Promise<void>;
  /** False once the database was deleted or replaced while it was in use. */
  isIntact(): boolean;
  emptyLog(): Promise<boolean>;
  close(): Promise<void>;
}

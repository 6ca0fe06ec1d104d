import { type Kind } from '../model/kinds';
import { type Submission } from '../model/submission';

/** A stored row. `version` changes with every write and is opaque outside its store. */
export type Stored = Submission & { readonly version: string };

export interface State {
  value: unknown;
  version: string;
}

export interface Counts {
  open: number;
  held: number;
  dead: number;
  quarantined: number;
  expiring: number;
  /** Since when the oldest open row has been open; a reopened row counts from then. */
  oldestOpen: number | null;
}

/**
 * Every change is a compare-and-set of the whole row, so that stores need no rules of their own. Any
 * method may reject when the store is down or slow.
 */
export interface SubmissionStore {
  readonly canStore: boolean;
  /** Returns `undefined` when the id or the reference exists. A returned row is on the disk. */
  create(row: Submission): Promise<Stored | undefined>;
  get(id: string): Promise<Stored | undefined>;
  /** Returns `undefined` when the row was changed or removed since it was read. */
  replace(stored: Stored, next: Submission): Promise<Stored | undefined>;
  remove(stored: Stored): Promise<boolean>;
  listOpen(kind: Kind, until: number, limit: number, from?: number): Promise<Stored[]>;
  listBySender(kind: Kind, sender: string): Promise<Stored[]>;
  listHeld(kind: Kind, code: string, limit: number): Promise<Stored[]>;
  /** Ids of the rows that were delivered by mail after `since`. */
  listMailed(since: number): Promise<string[]>;
  listErasable(now: number, limit: number): Promise<Stored[]>;
  /** Lists rows that became held, dead or quarantined by `until` and have no `eraseAt`. */
  listUndelivered(until: number, limit: number): Promise<Stored[]>;
  countRows(): Promise<Counts>;
  scan(acceptedFrom?: number): AsyncIterable<Stored>;
  /** Increments counters, which may be dropped after `until`. `keys` must be distinct. */
  increment(keys: readonly string[], until: number): Promise<number[]>;
  removeCounters(now: number): Promise<void>;
  readState(name: string): Promise<State | undefined>;
  /** False when the state was written since it was read; `version` is `undefined` for a new one. */
  writeState(name: string, value: unknown, version: string | undefined): Promise<boolean>;
  probe(): Promise<void>;
  /** False after the database was deleted or replaced while in use. */
  isIntact(): boolean;
  /** Empties the write-ahead log; false while another process reads. */
  emptyLog(): Promise<boolean>;
  close(): Promise<void>;
}

import { codedError, errorCode } from './error-code.ts';
import { type Row, type State } from './row.ts';

/** A row as it is in the store. `version` changes with every write, and only its store reads it. */
export type SavedRow<Kind extends string = string, Payload = unknown> = Row<Kind, Payload> & {
  readonly version: string;
};

export type Query =
  /** From the first id to before the second one. */
  | { ids: readonly [from: string, before: string] }
  /** Undelivered and replaced rows of this account. */
  | { sender: string }
  /** Rows whose text is about this subject. */
  | { subject: string }
  /**
   * Rows in this state that came into it at these times; not those whose text was erased. Of
   * replaced rows, which have none, those with an account.
   */
  | { state: State; from?: number; until?: number }
  /** Delivered and replaced rows without text or account that came into their state until then. */
  | { erasedUntil: number };

export interface Counts extends Record<
  Exclude<State, 'delivered' | 'stored' | 'replaced'>,
  number
> {
  /** Rows that are removed by age within a week. */
  expiring: number;
  /** Delivered rows that may have arrived before, too, until their text is erased. */
  possiblyTwice: number;
  /** Since when the oldest open row has been open. */
  oldestOpen: number | null;
}

/** Any method may reject when the store is down or slow. */
export interface Store<Kind extends string = string, Payload = unknown> {
  /** Undefined when the id exists. A returned row is on the disk. */
  insert(row: Row<Kind, Payload>): Promise<SavedRow<Kind, Payload> | undefined>;
  /** Leases rows of a kind that are due, the longest due first, for `LEASE` if no other time is given. */
  claim(
    kind: Kind,
    claim: { now: number; limit: number; lease?: number },
  ): Promise<SavedRow<Kind, Payload>[]>;
  /**
   * Writes the row that `decide` returns. Calls `decide` again with the current row when it was
   * changed since it was read. Undefined when `decide` returns undefined or the row is gone.
   */
  change(
    row: SavedRow<Kind, Payload>,
    decide: (row: SavedRow<Kind, Payload>) => Row<Kind, Payload> | undefined,
  ): Promise<SavedRow<Kind, Payload> | undefined>;
  /**
   * The row as it was when it was removed; undefined when it was gone or, with `ifUnchanged`, when it
   * was written since it was read.
   */
  remove(
    row: SavedRow<Kind, Payload>,
    options?: { ifUnchanged: boolean },
  ): Promise<SavedRow<Kind, Payload> | undefined>;
  /** Without a query, all rows in the order in which they were accepted. */
  rows(query?: Query): AsyncIterable<SavedRow<Kind, Payload>>;
  /**
   * At `now`, which decides whether a row expires within a week: `keepUndelivered` after it came into its
   * state, by default `KEEP_UNDELIVERED`.
   */
  count(now: number, keepUndelivered?: number): Promise<Counts>;
  /** Reads a named value. */
  load<Value>(name: string): Promise<Value | undefined>;
  save(name: string, value: unknown): Promise<void>;
  /** Saves a named value where it is still the one that was loaded; false otherwise. */
  swap(name: string, loaded: unknown, value: unknown): Promise<boolean>;
  /** Rejects when nothing can be stored. */
  check(): Promise<void>;
  /** Removes erased texts from the files, too; false while another process reads. */
  truncate(): Promise<boolean>;
  close(): Promise<void>;
}

const NO_STORE = 'no-store';
const refuse = () => Promise.reject<never>(codedError(NO_STORE));

/** Of a host that cannot keep anything: it has no rows, and refuses each. */
export const noStore: Store = {
  insert: refuse,
  claim: async () => [],
  change: refuse,
  remove: refuse,
  async *rows() {},
  count: refuse,
  load: refuse,
  save: refuse,
  swap: refuse,
  check: refuse,
  truncate: refuse,
  close: async () => {},
};

export const isMissing = (error: unknown): boolean => errorCode(error) === NO_STORE;

export async function collect<R extends Row>(
  rows: AsyncIterable<R>,
  limit = Infinity,
): Promise<R[]> {
  const found: R[] = [];
  for await (const row of rows) {
    found.push(row);
    if (found.length >= limit) break;
  }
  return found;
}

/** How often a write is tried that others overtake. */
const TRIES = 5;

/** Implements `change` by writes that fail when the row was changed since it was read. */
export function changeWith(
  get: (id: string) => Promise<SavedRow | undefined>,
  write: (row: SavedRow, next: Row) => Promise<SavedRow | undefined>,
): Store['change'] {
  return async (stored, decide) => {
    let row: SavedRow | undefined = stored;
    for (let tries = 0; row && tries < TRIES; tries++) {
      const next = decide(row);
      const written = next && (await write(row, next));
      if (!next || written) return written;
      row = await get(stored.id);
    }
    return undefined;
  };
}

/** The stored fields. */
export const fields = [
  'id',
  'kind',
  'payload',
  'sender',
  'subject',
  'acceptedAt',
  'state',
  'since',
  'due',
  'lease',
  'attempts',
  'rejections',
  'possibleDuplicates',
  'code',
  'announcedAt',
  'meta',
] as const satisfies readonly (keyof Row)[];

type Cell = string | number | null;

/** The payload is one JSON text, which `firestore.indexes.json` keeps out of all indexes. */
export function toRecord(row: Row): Record<string, Cell> {
  const text = row.payload === null ? null : JSON.stringify(row.payload);
  const payload = row.unreadable ?? text;
  const cells = { ...row, payload };
  return Object.fromEntries(fields.map((field) => [field, cells[field]]));
}

function parsePayload(text: unknown): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return undefined;
  }
}

/** Names of fields in rows that version 0.1.0 has stored. */
const EARLIER_NAMES: Partial<Record<string, string>> = { meta: 'privacyVersion' };

export function fromRecord(record: Record<string, unknown>, version: string): SavedRow {
  const cells = fields.map((field) => {
    const earlier = EARLIER_NAMES[field];
    return [field, record[field] ?? (earlier ? record[earlier] : null) ?? null];
  });
  const row = { ...Object.fromEntries(cells), version } as SavedRow;
  const text: unknown = row.payload;
  const payload = parsePayload(text);
  if (payload !== undefined) return { ...row, payload };
  const unreadable = typeof text === 'string' ? text : JSON.stringify(text);
  return { ...row, payload: null, unreadable };
}

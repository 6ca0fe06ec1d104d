import { codedError } from '../src/error-code.ts';
import { ANNOUNCEMENT, isDue, KEEP_UNDELIVERED, leaseRow, type Row } from '../src/row.ts';
import { changeWith, type Counts, type Query, type SavedRow, type Store } from '../src/store.ts';

/** Runs one operation of a store: when it happens, when it is answered, and whether. */
export type Step = <Value>(name: string, operation: () => Value) => Promise<Value>;

/** Rows of a page: few, so that others write between two pages. */
const PAGE = 3;

function matches(row: Row, query: Query): boolean {
  if ('ids' in query) return row.id >= query.ids[0] && row.id < query.ids[1];
  if ('sender' in query) return row.sender === query.sender;
  const hasText = row.payload !== null || row.unreadable !== undefined;
  if ('subject' in query) return row.subject === query.subject;
  if ('erasedUntil' in query) {
    const isSettled = row.state === 'delivered' || row.state === 'replaced';
    return isSettled && !hasText && row.sender === null && row.since <= query.erasedUntil;
  }
  const { state, from = 0, until = Infinity } = query;
  const hasContent = state === 'replaced' ? row.sender !== null : hasText;
  return hasContent && row.state === state && row.since >= from && row.since <= until;
}

/** What all processes share, and a kill leaves. */
export class Disk {
  /** In the order in which they were inserted. */
  readonly rows = new Map<string, SavedRow>();
  readonly values = new Map<string, string>();
  /** Every lease that was ever stored. */
  readonly leases = new Set<string>();
  private writes = 0;

  /** `isCounted`: versions begin anew with a row, as in SQLite; otherwise none comes twice. */
  constructor(private readonly isCounted: boolean) {}

  put(row: Row, earlier?: SavedRow): SavedRow {
    this.writes += 1;
    const version = this.isCounted ? Number(earlier?.version ?? 0) + 1 : this.writes;
    const saved: SavedRow = { ...row, version: String(version) };
    this.rows.set(row.id, saved);
    if (row.lease !== null) this.leases.add(row.lease);
    return saved;
  }

  count(now: number, keepUndelivered: number = KEEP_UNDELIVERED): Counts {
    const counts = { open: 0, held: 0, dead: 0, quarantined: 0, expiring: 0, possiblyTwice: 0 };
    let oldestOpen: number | null = null;
    const expiresBy = now - keepUndelivered + ANNOUNCEMENT;
    for (const { state, payload, unreadable, since, possibleDuplicates } of this.rows.values()) {
      if (payload === null && unreadable === undefined) continue;
      if (state === 'delivered') counts.possiblyTwice += possibleDuplicates > 0 ? 1 : 0;
      if (state === 'delivered' || state === 'stored' || state === 'replaced') continue;
      counts[state] += 1;
      if (state === 'open') oldestOpen = Math.min(oldestOpen ?? Infinity, since);
      else if (since <= expiresBy) counts.expiring += 1;
    }
    return { ...counts, oldestOpen };
  }
}

/** One process's way to the disk: every operation is a step, and others come between two of them. */
export function memoryStore(disk: Disk, step: Step): Store {
  const { rows, values } = disk;
  const get = (id: string) => step('get', () => rows.get(id));
  const write = (stored: SavedRow, next: Row) =>
    step('write', () => {
      const current = rows.get(stored.id);
      return current?.version === stored.version ? disk.put(next, current) : undefined;
    });
  return {
    insert: (row) => step('insert', () => (rows.has(row.id) ? undefined : disk.put(row))),
    claim: (kind, { now, limit, lease }) =>
      step('claim', () => {
        const due = [...rows.values()].filter((row) => row.kind === kind && isDue(row, now));
        due.sort((one, other) => one.due! - other.due!);
        return due
          .slice(0, limit)
          .map((row) => disk.put(leaseRow(row, now, undefined, lease), row));
      }),
    change: changeWith(get, write),
    remove: ({ id, version }, { ifUnchanged } = { ifUnchanged: false }) =>
      step('remove', () => {
        const current = rows.get(id);
        if (!current || (ifUnchanged && current.version !== version)) return undefined;
        rows.delete(id);
        return current;
      }),
    async *rows(query) {
      const isFound = (row: Row) => !query || matches(row, query);
      for (let last: string[] = []; ;) {
        const seen = new Set(last);
        const page = await step('rows', () => {
          const found: SavedRow[] = [];
          for (const row of rows.values()) {
            if (found.length === PAGE) break;
            if (!seen.has(row.id) && isFound(row)) found.push(row);
          }
          return found;
        });
        yield* page;
        if (page.length < PAGE) return;
        last = [...last, ...page.map(({ id }) => id)];
      }
    },
    count: (now, keepUndelivered) => step('count', () => disk.count(now, keepUndelivered)),
    load: async <Value>(name: string) => {
      const text = await step('load', () => values.get(name));
      return text === undefined ? undefined : (JSON.parse(text) as Value);
    },
    save: (name, value) => step('save', () => void values.set(name, JSON.stringify(value))),
    swap: (name, loaded, value) =>
      step('swap', () => {
        const isSame =
          values.get(name) === (loaded === undefined ? undefined : JSON.stringify(loaded));
        if (isSame) values.set(name, JSON.stringify(value));
        return isSame;
      }),
    check: () => step('check', () => {}),
    truncate: () => step('truncate', () => true),
    close: async () => {},
  };
}

export const storeDown = () => codedError('SQLITE_BUSY');

import { type Row } from './row.ts';
import { type SavedRow, type Store } from './store.ts';

/** One kind of submission, as the application describes it. */
export interface Kind {
  /** Whether a stored payload has all that its receivers compose of it. Other rows are held. */
  isComplete(payload: unknown): boolean;
  /**
   * Only people with an account send it, and `sender` is that account: their next row replaces one
   * that was not delivered. Nobody sends it where nothing is stored.
   */
  requiresSignIn?: boolean;
  /** The application writes it itself, so health does not report its receiver. */
  isInternal?: boolean;
}

export type Kinds = Readonly<Record<string, Kind>>;

function isComplete(kinds: Kinds, { kind, payload }: Row): boolean {
  try {
    return Object.hasOwn(kinds, kind) && kinds[kind]!.isComplete(payload);
  } catch {
    return false;
  }
}

/** Returns rows whose payload lacks something as unreadable, with their text. */
export function checkedStore(store: Store, kinds: Kinds): Store {
  const check = (row: SavedRow): SavedRow =>
    row.payload === null || isComplete(kinds, row)
      ? row
      : { ...row, payload: null, unreadable: JSON.stringify(row.payload) };
  const checkOne = (row: SavedRow | undefined) => row && check(row);
  return {
    insert: (row) => store.insert(row),
    claim: async (kind, claim) => (await store.claim(kind, claim)).map(check),
    change: async (row, decide) =>
      checkOne(await store.change(row, (current) => decide(check(current)))),
    remove: async (row, options) => checkOne(await store.remove(row, options)),
    async *rows(query) {
      for await (const row of store.rows(query)) yield check(row);
    },
    count: (now) => store.count(now),
    load: (name) => store.load(name),
    save: (name, value) => store.save(name, value),
    swap: (name, loaded, value) => store.swap(name, loaded, value),
    check: () => store.check(),
    truncate: () => store.truncate(),
    close: () => store.close(),
  };
}

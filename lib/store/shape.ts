/** The column that counts writes. A table without one is compared by all its columns. */
export const VERSION = 'version';

/** How documents of one kind lie in both databases. `Key`: the fields by which they are found, besides `id`. */
export interface Shape<Key extends string = string> {
  /** In Firestore. */
  readonly collection: string;
  readonly table: string;
  readonly columns: Readonly<Record<string, string>>;
  /** The column with all fields that have none, as JSON. */
  readonly packed?: string;
  /** In SQLite they are text. */
  readonly dates?: readonly string[];
  /** In SQLite they are 0 and 1. */
  readonly booleans?: readonly string[];
  /** Firestore needs an index for each, and for no other field. */
  readonly indexed: readonly Key[];
  /** Says nothing of a person: what is removed may stay in the log of SQLite, and no removal waits for a reader. */
  readonly isAnonymous?: boolean;
  /** A field of which each value may occur once. */
  readonly unique?: Unique<Key>;
}

/** In Firestore only ids are unique: a collection has a document for each value. */
export interface Unique<Key extends string = string> {
  readonly field: Key;
  readonly collection: string;
  /** Its fields: the value, and the id of the document that has it. */
  readonly value: string;
  readonly owner: string;
  readonly others: Readonly<Record<string, string>>;
}

export const shape = <const Key extends string>(fields: Shape<Key>): Shape<Key> => fields;

/** What SQLite runs for a new file. */
export function schemaOf({ table, columns, indexed }: Shape): string[] {
  const lines = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const isPlain = (name: string) => !/PRIMARY|UNIQUE/.test(columns[name]!);
  return [
    `CREATE TABLE IF NOT EXISTS ${table} (${lines.join(', ')}) STRICT`,
    ...indexed
      .filter(isPlain)
      .map(
        (name) =>
          `CREATE INDEX IF NOT EXISTS ${table}_by_${name} ON ${table} (${name}) WHERE ${name} IS NOT NULL`,
      ),
  ];
}

export const collectionsOf = ({ collection, unique }: Shape): string[] =>
  unique ? [collection, unique.collection] : [collection];

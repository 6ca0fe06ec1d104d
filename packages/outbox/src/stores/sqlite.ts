import { type InValue } from '@libsql/client';
import { jsonLog, type Log } from '../log.ts';
import { LONGEST_BACKOFF } from '../backoff.ts';
import { ANNOUNCEMENT, KEEP_UNDELIVERED, LEASE, type Row } from '../row.ts';
import {
  changeWith,
  type Counts,
  fields,
  fromRecord,
  type Query,
  type Store,
  type SavedRow,
  toRecord,
} from '../store.ts';
import { SqliteClient } from '../sqlite/client.ts';

const SUBJECT_INDEX =
  'CREATE INDEX IF NOT EXISTS rows_by_subject ON submissions (subject) WHERE subject IS NOT NULL';

const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS submissions (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    payload TEXT,
    sender TEXT,
    subject TEXT,
    acceptedAt INTEGER NOT NULL,
    state TEXT NOT NULL,
    since INTEGER NOT NULL,
    due INTEGER,
    lease TEXT,
    attempts INTEGER NOT NULL,
    rejections INTEGER NOT NULL,
    possibleDuplicates INTEGER NOT NULL,
    code TEXT,
    announcedAt INTEGER,
    meta TEXT,
    version INTEGER NOT NULL DEFAULT 1
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS due_rows ON submissions (kind, due) WHERE due IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS rows_by_state ON submissions (state, since) WHERE payload IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS rows_by_sender ON submissions (sender) WHERE sender IS NOT NULL',
  SUBJECT_INDEX,
  'CREATE TABLE IF NOT EXISTS states (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT',
];

export const submissionsFile = {
  file: 'submissions.db' as const,
  schema: SCHEMA,
  version: 3,
  laterColumns: [
    {
      table: 'submissions',
      column: 'subject',
      statements: ['ALTER TABLE submissions ADD COLUMN subject TEXT', SUBJECT_INDEX],
    },
    {
      table: 'submissions',
      column: 'meta',
      statements: ['ALTER TABLE submissions ADD COLUMN meta TEXT'],
    },
  ],
};

const INSERT = `INSERT INTO submissions (${fields.join(', ')})
  VALUES (${fields.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`;
const UPDATE = `UPDATE submissions SET ${fields.map((name) => `${name} = ?`).join(', ')},
  version = version + 1 WHERE id = ? AND version = ?`;
const CLAIM = `UPDATE submissions SET lease = lower(hex(randomblob(16))), due = :now + :lease,
    attempts = attempts + 1, possibleDuplicates = possibleDuplicates + (lease IS NOT NULL),
    version = version + 1
  WHERE id IN (
    SELECT id FROM submissions
    WHERE kind = :kind AND due IS NOT NULL AND (due <= :now OR due > :now + ${LONGEST_BACKOFF})
    ORDER BY due LIMIT :limit
  ) RETURNING *`;
const COUNT = `SELECT
    COUNT(*) FILTER (WHERE state = 'open') AS open,
    COUNT(*) FILTER (WHERE state = 'held') AS held,
    COUNT(*) FILTER (WHERE state = 'dead') AS dead,
    COUNT(*) FILTER (WHERE state = 'quarantined') AS quarantined,
    COUNT(*) FILTER (WHERE state <> 'open' AND since <= ?) AS expiring,
    MIN(since) FILTER (WHERE state = 'open') AS oldestOpen,
    (SELECT COUNT(*) FROM submissions WHERE payload IS NOT NULL AND state = 'delivered'
      AND possibleDuplicates > 0) AS possiblyTwice
  FROM submissions WHERE payload IS NOT NULL AND state IN ('open', 'held', 'dead', 'quarantined')`;

const PAGE = 200;

function conditionOf(query?: Query): [string, InValue[]] {
  if (!query) return ['TRUE', []];
  if ('ids' in query) return ['id >= ? AND id < ?', [...query.ids]];
  if ('sender' in query) return ['sender = ?', [query.sender]];
  if ('subject' in query) return ['subject = ?', [query.subject]];
  if ('erasedUntil' in query) {
    return [
      "payload IS NULL AND sender IS NULL AND state IN ('delivered', 'replaced') AND since <= ?",
      [query.erasedUntil],
    ];
  }
  const { state, from = 0, until = Number.MAX_SAFE_INTEGER } = query;
  const content = state === 'replaced' ? 'sender' : 'payload';
  return [`${content} IS NOT NULL AND state = ? AND since BETWEEN ? AND ?`, [state, from, until]];
}

/** Copies of a lost file have other dots in their names. */
const FILE_NAME = /^[\w-]+\.db$/;

/**
 * @param directory of the file, which processes of one machine may share; `:memory:` for tests.
 * @param options `file` is its name, `submissions.db` by default. `log` gets what happens to it; like the
 *   outbox's, lines on stdout by default.
 */
export function sqliteStore(
  directory: string,
  { log = jsonLog, file = submissionsFile.file }: { log?: Log; file?: string } = {},
): Store {
  if (!FILE_NAME.test(file)) {
    throw new TypeError(
      'sqliteStore: file must be a name of letters, digits, - and _ that ends in .db',
    );
  }
  const database = new SqliteClient({ directory, ...submissionsFile, file, log });
  const toStored = (record: Record<string, unknown>) => fromRecord(record, String(record.version));

  async function get(id: string): Promise<SavedRow | undefined> {
    const sql = 'SELECT * FROM submissions WHERE id = ?';
    const [record] = await database.read({ sql, args: [id] });
    return record && toStored(record);
  }

  const wasChanged = async (sql: string, args: InValue[]) =>
    (await database.write({ sql, args })).rowsAffected === 1;

  async function write(stored: SavedRow, next: Row): Promise<SavedRow | undefined> {
    const version = Number(stored.version);
    const cells = Object.values(toRecord(next));
    if (!(await wasChanged(UPDATE, [...cells, stored.id, version]))) return undefined;
    return { ...next, version: String(version + 1) };
  }

  return {
    async insert(row) {
      const isNew = await wasChanged(INSERT, Object.values(toRecord(row)));
      return isNew ? { ...row, version: '1' } : undefined;
    },
    async claim(kind, { now, limit, lease = LEASE }) {
      const { rows } = await database.write({ sql: CLAIM, args: { kind, now, limit, lease } });
      return rows.map(toStored);
    },
    change: changeWith(get, write),
    async remove({ id, version }, { ifUnchanged } = { ifUnchanged: false }) {
      const sql = `DELETE FROM submissions WHERE id = ? AND ${ifUnchanged ? 'version = ?' : 'TRUE'} RETURNING *`;
      const args = ifUnchanged ? [id, Number(version)] : [id];
      const { rows } = await database.write({ sql, args });
      return rows[0] && toStored(rows[0]);
    },
    async *rows(query) {
      const [condition, args] = conditionOf(query);
      const sql = `SELECT rowid, * FROM submissions WHERE ${condition} AND rowid > ?
        ORDER BY rowid LIMIT ${PAGE}`;
      for (let last = 0; ;) {
        const page = await database.read({ sql, args: [...args, last] });
        yield* page.map(toStored);
        if (page.length < PAGE) return;
        last = Number(page.at(-1)!.rowid);
      }
    },
    async count(now, keepUndelivered = KEEP_UNDELIVERED) {
      const args = [now - keepUndelivered + ANNOUNCEMENT];
      const [counts] = await database.read({ sql: COUNT, args });
      return { ...(counts as unknown as Counts) };
    },
    async load<Value>(name: string) {
      const sql = 'SELECT value FROM states WHERE name = ?';
      const [saved] = await database.read({ sql, args: [name] });
      return saved && (JSON.parse(String(saved.value)) as Value);
    },
    async save(name, value) {
      const sql = 'INSERT OR REPLACE INTO states VALUES (?, ?)';
      await database.write({ sql, args: [name, JSON.stringify(value)] });
    },
    swap(name, loaded, value) {
      const text = JSON.stringify(value);
      return loaded === undefined
        ? wasChanged('INSERT INTO states VALUES (?, ?) ON CONFLICT DO NOTHING', [name, text])
        : wasChanged('UPDATE states SET value = ? WHERE name = ? AND value = ?', [
            text,
            name,
            JSON.stringify(loaded),
          ]);
    },
    check: () => database.check(),
    truncate: () => database.truncateWal(),
    close: () => database.close(),
  };
}

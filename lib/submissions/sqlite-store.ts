import { type InValue, type Row } from '@libsql/client';
import { type Log } from '@/lib/log';
import { SqliteClient } from '@/lib/sqlite';
import { type Stored, type SubmissionStore } from './store';
import { holdUnreadable, payloadText, toStored } from './stored-row';
import { columns, type Submission } from './types';

const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS submissions (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL DEFAULT 1,
    kind TEXT NOT NULL,
    target TEXT,
    payload TEXT,
    payloadHash TEXT NOT NULL,
    acceptedAt INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL,
    due INTEGER,
    lease TEXT,
    attempts INTEGER NOT NULL,
    refusals INTEGER NOT NULL,
    doubts INTEGER NOT NULL,
    code TEXT,
    deliveredAt INTEGER,
    deadAt INTEGER,
    heldAt INTEGER,
    quarantinedAt INTEGER,
    eraseAt INTEGER
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS open_rows ON submissions (kind, due) WHERE due IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS erasable_rows ON submissions (eraseAt) WHERE eraseAt IS NOT NULL',
  `CREATE INDEX IF NOT EXISTS stuck_rows ON submissions (kind, code)
    WHERE due IS NULL AND deliveredAt IS NULL`,
  'CREATE TABLE IF NOT EXISTS probes (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT',
];

const PROBE = `INSERT INTO probes VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at`;

const COUNTERS = [
  `CREATE TABLE IF NOT EXISTS counters (
    key TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
];

const INSERT = `INSERT INTO submissions (${columns.join(', ')})
  VALUES (${columns.map(() => '?').join(', ')}) ON CONFLICT (id) DO NOTHING`;
const UPDATE = `UPDATE submissions SET version = version + 1,
  ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ? AND version = ?`;

/** How many rows are read at a time by `scan`. */
const PAGE = 200;

function toCells(row: Submission): InValue[] {
  return columns.map((column) => (column === 'payload' ? payloadText(row) : row[column]));
}

function fromRow(row: Row): Stored {
  const cells = columns.map((column) => [column, row[column] ?? null] as const);
  const { payload, ...rest } = Object.fromEntries(cells) as unknown as Submission;
  return toStored(rest, payload, String(row.version));
}

/**
 * Submissions in one SQLite file, for a site that runs on one machine. Any number of processes may
 * share it. A commit is on the disk before it is answered; counters are kept apart, in a file whose
 * last moments may be lost.
 *
 * @param directory where both files lie; created if missing. `:memory:` keeps nothing.
 * @param log gets a line when a database was replaced or a row cannot be read.
 */
export function sqliteStore(directory: string, log?: Log): SubmissionStore {
  let isIntact = true;
  const rows = new SqliteClient(
    { directory, file: 'submissions.db', schema: SCHEMA, durable: true },
    () => {
      isIntact = false;
      log?.error('store-replaced', { store: 'submissions' });
    },
  );
  const counters = new SqliteClient(
    { directory, file: 'counters.db', schema: COUNTERS, durable: false },
    () => log?.error('store-replaced', { store: 'counters' }),
  );

  const select = async (rest: string, args: InValue[]) =>
    (await rows.read({ sql: `SELECT rowid, * FROM submissions ${rest}`, args })).map(fromRow);

  async function replace(stored: Stored, next: Submission): Promise<Stored | undefined> {
    const version = Number(stored.version);
    const args = [...toCells(next), stored.id, version];
    const { rowsAffected } = await rows.write({ sql: UPDATE, args });
    return rowsAffected === 1 ? { ...next, version: String(version + 1) } : undefined;
  }

  return {
    keepsRows: true,
    async create(row) {
      const { rowsAffected } = await rows.write({ sql: INSERT, args: toCells(row) });
      return rowsAffected === 1 ? { ...row, version: '1' } : undefined;
    },
    async get(id) {
      // Most ids are new, and the driver takes longer for every column that a statement names.
      const sql = 'SELECT 1 FROM submissions WHERE id = ?';
      const [found] = await rows.read({ sql, args: [id] });
      return found && (await select('WHERE id = ?', [id]))[0];
    },
    replace,
    async remove({ id, version }) {
      const sql = 'DELETE FROM submissions WHERE id = ? AND version = ?';
      return (await rows.write({ sql, args: [id, Number(version)] })).rowsAffected === 1;
    },
    async waiting(kind, until, limit, from = 0) {
      const due = 'WHERE kind = ? AND due BETWEEN ? AND ? ORDER BY due LIMIT ?';
      return holdUnreadable(await select(due, [kind, from, until, limit]), replace, log);
    },
    held: (kind, code, limit) =>
      select(
        `WHERE due IS NULL AND deliveredAt IS NULL AND heldAt IS NOT NULL AND kind = ? AND code = ?
          LIMIT ?`,
        [kind, code, limit],
      ),
    erasable: (now, limit) => select('WHERE eraseAt <= ? ORDER BY eraseAt LIMIT ?', [now, limit]),
    undelivered: (since, limit) =>
      select(
        `WHERE due IS NULL AND deliveredAt IS NULL AND eraseAt IS NULL
          AND COALESCE(quarantinedAt, deadAt, heldAt) <= ? LIMIT ?`,
        [since, limit],
      ),
    async counts() {
      const [open] = await rows.read(
        'SELECT COUNT(*) AS open, MIN(acceptedAt) AS oldest FROM submissions WHERE due IS NOT NULL',
      );
      const [stuck] = await rows.read(
        `SELECT COUNT(heldAt) AS held, COUNT(deadAt) AS dead, COUNT(quarantinedAt) AS quarantined,
          COUNT(eraseAt) AS expiring
          FROM submissions WHERE due IS NULL AND deliveredAt IS NULL`,
      );
      return {
        open: Number(open?.open),
        oldestOpen: open?.oldest === null ? null : Number(open?.oldest),
        held: Number(stuck?.held),
        dead: Number(stuck?.dead),
        quarantined: Number(stuck?.quarantined),
        expiring: Number(stuck?.expiring),
      };
    },
    async *scan() {
      const sql = 'SELECT rowid, * FROM submissions WHERE rowid > ? ORDER BY rowid LIMIT ?';
      for (let last = 0; ;) {
        const page = await rows.read({ sql, args: [last, PAGE] });
        yield* page.map(fromRow);
        if (page.length < PAGE) return;
        last = Number(page[page.length - 1]?.rowid);
      }
    },
    async count(keys, until) {
      const sql = `INSERT INTO counters VALUES ${keys.map(() => '(?, 1, ?)').join(', ')}
        ON CONFLICT (key) DO UPDATE SET count = count + 1 RETURNING key, count`;
      const args = keys.flatMap((key) => [key, until]);
      const { rows: counted } = await counters.write({ sql, args });
      // The order of returned rows is not defined.
      return keys.map((name) => Number(counted.find(({ key }) => key === name)?.count));
    },
    async sweep(now) {
      await counters.write({ sql: 'DELETE FROM counters WHERE until < ?', args: [now] });
    },
    async probe() {
      await Promise.all([rows.write({ sql: PROBE, args: [Date.now()] }), rows.probeDisk()]);
    },
    isIntact: () => isIntact,
    emptyLog: () => rows.emptyLog(),
    async close() {
      await Promise.all([rows.close(), counters.close()]);
    },
  };
}

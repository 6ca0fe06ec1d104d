import { type Client } from '@libsql/client';

export const SCHEMA = [
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
    eraseAt INTEGER,
    reference TEXT,
    notice TEXT,
    sender TEXT
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS open_rows ON submissions (kind, due) WHERE due IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS erasable_rows ON submissions (eraseAt) WHERE eraseAt IS NOT NULL',
  `CREATE INDEX IF NOT EXISTS stuck_rows ON submissions (kind, code)
    WHERE due IS NULL AND deliveredAt IS NULL`,
  `CREATE TABLE IF NOT EXISTS states (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    version INTEGER NOT NULL DEFAULT 1
  ) STRICT`,
  'CREATE TABLE IF NOT EXISTS probes (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT',
];

export const COUNTERS = [
  `CREATE TABLE IF NOT EXISTS counters (
    key TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
];

/** Columns that files of earlier versions lack. */
export async function migrate(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA table_info(submissions)');
  for (const column of ['reference', 'notice', 'sender']) {
    if (rows.some(({ name }) => name === column)) continue;
    await client.execute(`ALTER TABLE submissions ADD COLUMN ${column} TEXT`);
  }
  await client.execute(
    'CREATE UNIQUE INDEX IF NOT EXISTS row_references ON submissions (reference)',
  );
  await client.execute(
    'CREATE INDEX IF NOT EXISTS row_senders ON submissions (sender) WHERE sender IS NOT NULL',
  );
}

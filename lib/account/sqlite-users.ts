import { randomUUID } from 'node:crypto';
import { type Client, type Row } from '@libsql/client';
import { type AdapterUser } from 'next-auth/adapters';
import { log } from '@/lib/log/log';
import { SqliteClient } from '@/lib/data/sqlite';
import { type UserStore } from './users';

const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    name TEXT,
    image TEXT,
    emailVerified TEXT,
    profileCompletedAt TEXT,
    createdAt TEXT
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS accounts (
    provider TEXT NOT NULL,
    providerAccountId TEXT NOT NULL,
    userId TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    type TEXT NOT NULL,
    PRIMARY KEY (provider, providerAccountId)
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS revoked_sessions (
    id TEXT PRIMARY KEY,
    until TEXT NOT NULL
  ) STRICT`,
];

async function addCreatedAt(client: Client): Promise<void> {
  const { rows } = await client.execute('PRAGMA table_info(users)');
  if (rows.some(({ name }) => name === 'createdAt')) return;
  await client.execute('ALTER TABLE users ADD COLUMN createdAt TEXT');
}

const TEXTS = ['email', 'name', 'image'] as const;
const DATES = ['emailVerified', 'profileCompletedAt', 'createdAt'] as const;

function toCells(user: Partial<AdapterUser>): [columns: string[], cells: (string | null)[]] {
  const columns = [...TEXTS, ...DATES].filter((column) => user[column] !== undefined);
  const cells = columns.map((column) => {
    const value = user[column]!;
    return value instanceof Date ? value.toISOString() : value;
  });
  return [columns, cells];
}

function toUser(row: Row | undefined): AdapterUser | null {
  if (!row) return null;
  const toDate = (cell: unknown) => (typeof cell === 'string' ? new Date(cell) : null);
  const dates = DATES.map((column) => [column, toDate(row[column])]);
  return { ...row, ...Object.fromEntries(dates) } as unknown as AdapterUser;
}

export function sqliteUsers(directory: string): UserStore {
  const client = new SqliteClient(
    { directory, file: 'accounts.db', schema: SCHEMA, migrate: addCreatedAt, durable: true },
    () => log().error('store-replaced', { store: 'accounts' }),
  );

  async function findUser(condition: string, args: string[]): Promise<AdapterUser | null> {
    const [row] = await client.read({ sql: `SELECT users.* FROM users ${condition}`, args });
    return toUser(row);
  }

  return {
    async createUser(user) {
      const [columns, cells] = toCells(user);
      const sql = `INSERT INTO users (id, ${columns.join(', ')})
        VALUES (?${', ?'.repeat(columns.length)}) RETURNING *`;
      const { rows } = await client.write({ sql, args: [randomUUID(), ...cells] });
      return toUser(rows[0])!;
    },
    async listUsers(isWanted) {
      const rows = await client.read('SELECT * FROM users');
      return rows.filter(({ email }) => isWanted(String(email))).map((row) => toUser(row)!);
    },
    getUserByAccount: ({ provider, providerAccountId }) =>
      findUser(
        'JOIN accounts ON accounts.userId = users.id WHERE provider = ? AND providerAccountId = ?',
        [provider, providerAccountId],
      ),
    async updateUser(user) {
      const [columns, cells] = toCells(user);
      const sql = `UPDATE users SET ${columns.map((column) => `${column} = ?`).join(', ')}
        WHERE id = ? RETURNING *`;
      const { rows } = await client.write({ sql, args: [...cells, user.id] });
      return toUser(rows[0])!;
    },
    async deleteUser(id) {
      await client.write({ sql: 'DELETE FROM users WHERE id = ?', args: [id] });
      // Otherwise the write-ahead log may keep name and email for weeks.
      await client.emptyLog();
    },
    async linkAccount({ provider, providerAccountId, userId, type }) {
      // An error would also fail the other writes of this commit.
      const sql = `INSERT INTO accounts (provider, providerAccountId, userId, type)
        VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`;
      await client.write({ sql, args: [provider, providerAccountId, userId, type] });
    },
    async revokeSession(id, until) {
      const now = new Date().toISOString();
      await Promise.all([
        client.write({ sql: 'DELETE FROM revoked_sessions WHERE until < ?', args: [now] }),
        client.write({
          sql: 'INSERT OR REPLACE INTO revoked_sessions VALUES (?, ?)',
          args: [id, until.toISOString()],
        }),
      ]);
    },
    async isSessionRevoked(id) {
      const sql = 'SELECT 1 FROM revoked_sessions WHERE id = ?';
      return (await client.read({ sql, args: [id] })).length > 0;
    },
  };
}

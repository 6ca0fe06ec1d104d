import { randomUUID } from 'node:crypto';
import { type Client, type Row } from '@libsql/client';
import { type Adapter, type AdapterUser } from 'next-auth/adapters';
import { openDatabase } from '@/lib/sqlite';
import { type RevokedSessions } from './users';

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

const COLUMNS = [
  'email',
  'name',
  'image',
  'emailVerified',
  'profileCompletedAt',
  'createdAt',
] as const;

const toCell = (value: unknown) =>
  value instanceof Date ? value.toISOString() : ((value ?? null) as string | null);
const toDate = (cell: unknown) => (typeof cell === 'string' ? new Date(cell) : null);

function toUser(row: Row | undefined): AdapterUser | null {
  if (!row) return null;
  return {
    id: row.id as string,
    email: row.email as string,
    name: row.name as string | null,
    image: row.image as string | null,
    emailVerified: toDate(row.emailVerified),
    profileCompletedAt: toDate(row.profileCompletedAt),
    createdAt: toDate(row.createdAt),
  };
}

/** Brings a file of an earlier version up to date. */
async function addMissingColumns(client: Client): Promise<Client> {
  const { rows } = await client.execute('PRAGMA table_info(users)');
  if (!rows.some(({ name }) => name === 'createdAt')) {
    await client.execute('ALTER TABLE users ADD COLUMN createdAt TEXT');
  }
  return client;
}

/**
 * Users in one SQLite file, for a site that runs on one machine: the part of Auth.js's `Adapter`
 * that a JWT session with one identity provider uses.
 *
 * @param directory where `accounts.db` lies; made if missing. `:memory:` keeps nothing.
 * @see https://authjs.dev/guides/creating-a-database-adapter
 */
export function sqliteAdapter(directory: string) {
  let opening: Promise<Client> | undefined;

  async function run(sql: string, args: (string | null)[] = []) {
    opening ??= openDatabase({
      directory,
      file: 'accounts.db',
      schema: SCHEMA,
      durable: true,
    }).then(addMissingColumns);
    const client = await opening.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return (await client.execute({ sql, args })).rows;
  }

  const getUser = async (id: string) =>
    toUser((await run('SELECT * FROM users WHERE id = ?', [id]))[0]);

  return {
    async createUser(user) {
      const id = randomUUID();
      await run(
        'INSERT INTO users (id, email, name, image, emailVerified, profileCompletedAt, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [id, ...COLUMNS.map((column) => toCell(user[column]))],
      );
      return (await getUser(id))!;
    },
    getUser,
    async getUserByEmail(email) {
      return toUser((await run('SELECT * FROM users WHERE email = ?', [email]))[0]);
    },
    async getUserByAccount({ provider, providerAccountId }) {
      const rows = await run(
        `SELECT users.* FROM users JOIN accounts ON accounts.userId = users.id
         WHERE accounts.provider = ? AND accounts.providerAccountId = ?`,
        [provider, providerAccountId],
      );
      return toUser(rows[0]);
    },
    async updateUser(user) {
      const changed = COLUMNS.filter((column) => user[column] !== undefined);
      if (changed.length > 0) {
        await run(
          `UPDATE users SET ${changed.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`,
          [...changed.map((column) => toCell(user[column])), user.id],
        );
      }
      const updated = await getUser(user.id);
      if (!updated) throw new Error('no-such-user');
      return updated;
    },
    async deleteUser(id) {
      await run('DELETE FROM accounts WHERE userId = ?', [id]);
      await run('DELETE FROM users WHERE id = ?', [id]);
      // Otherwise the write-ahead log keeps name and address for weeks on a quiet site.
      await run('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    async linkAccount(account) {
      await run(
        'INSERT INTO accounts (provider, providerAccountId, userId, type) VALUES (?, ?, ?, ?)',
        [account.provider, account.providerAccountId, account.userId, account.type],
      );
    },
    async unlinkAccount({ provider, providerAccountId }) {
      await run('DELETE FROM accounts WHERE provider = ? AND providerAccountId = ?', [
        provider,
        providerAccountId,
      ]);
    },
    async revokeSession(id, until) {
      await run('DELETE FROM revoked_sessions WHERE until < ?', [new Date().toISOString()]);
      await run('INSERT OR REPLACE INTO revoked_sessions VALUES (?, ?)', [id, until.toISOString()]);
    },
    async isSessionRevoked(id) {
      return (await run('SELECT 1 FROM revoked_sessions WHERE id = ?', [id])).length > 0;
    },
  } satisfies Adapter & RevokedSessions;
}

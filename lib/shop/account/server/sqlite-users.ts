import { randomUUID } from 'node:crypto';
import { type InValue, type Row } from '@libsql/client';
import { type AdapterUser } from 'next-auth/adapters';
import { codedError } from '@sutra/outbox/error-code';
import { SqliteClient } from '@sutra/outbox/sqlite/client';
import { log } from '@/lib/log/log';
import { type UserStore } from './user-store';

/** Firebase is the only provider: `uid` is the account there. `fields` are those of `AdapterUser`. */
const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY,
    uid TEXT UNIQUE,
    fields TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS revoked_sessions (
    id TEXT PRIMARY KEY,
    until TEXT NOT NULL
  ) STRICT`,
];

export const accountsFile = { file: 'accounts.db', schema: SCHEMA, version: 1 };

const DATES = new Set([
  'emailVerified',
  'profileCompletedAt',
  'createdAt',
  'lastSeenAt',
  'idleMailedAt',
  'deletionAskedAt',
  'sessionsEndedAt',
]);

const PAGE = 200;

function toUser({ id, fields }: Row): AdapterUser {
  const values = JSON.parse(String(fields), (name, value: unknown) =>
    DATES.has(name) && typeof value === 'string' ? new Date(value) : value,
  ) as Omit<AdapterUser, 'id'>;
  return { ...values, id: String(id) };
}

export function sqliteUsers(directory: string): UserStore & { close(): Promise<void> } {
  const client = new SqliteClient({ directory, ...accountsFile, log });
  const read = (sql: string, ...args: InValue[]) => client.read({ sql, args });
  const write = async (sql: string, ...args: InValue[]) => (await client.write({ sql, args })).rows;

  return {
    close: () => client.close(),
    async createUser(fields) {
      const sql = 'INSERT INTO users (id, fields) VALUES (?, ?) RETURNING *';
      return toUser((await write(sql, randomUUID(), JSON.stringify(fields)))[0]!);
    },
    async *users() {
      for (let last = 0; ;) {
        const sql = `SELECT rowid, * FROM users WHERE rowid > ? ORDER BY rowid LIMIT ${PAGE}`;
        const page = await read(sql, last);
        for (const row of page) yield { ...toUser(row), uid: row.uid as string | null };
        if (page.length < PAGE) return;
        last = Number(page.at(-1)!.rowid);
      }
    },
    async getUserByAccount({ providerAccountId }) {
      const [row] = await read('SELECT * FROM users WHERE uid = ?', providerAccountId);
      return row ? toUser(row) : null;
    },
    async updateUser({ id, ...fields }) {
      const sql = 'UPDATE users SET fields = json_patch(fields, ?) WHERE id = ? RETURNING *';
      const [row] = await write(sql, JSON.stringify(fields), id);
      if (!row) throw codedError('no-user');
      return toUser(row);
    },
    async deleteUser(id) {
      await write('DELETE FROM users WHERE id = ?', id);
      // Otherwise the write-ahead log may keep name and email for weeks.
      await client.truncateWal();
    },
    async linkAccount({ providerAccountId, userId }) {
      // An error would also fail the other writes of this commit.
      await write('UPDATE OR IGNORE users SET uid = ? WHERE id = ?', providerAccountId, userId);
    },
    async revokeSession(id, until) {
      const now = new Date().toISOString();
      await Promise.all([
        write('DELETE FROM revoked_sessions WHERE until < ?', now),
        write('INSERT OR REPLACE INTO revoked_sessions VALUES (?, ?)', id, until.toISOString()),
      ]);
    },
    isSessionRevoked: async (id) =>
      (await read('SELECT 1 FROM revoked_sessions WHERE id = ?', id)).length > 0,
  };
}

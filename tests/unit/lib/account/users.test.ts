import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { describe, expect, it, vi } from 'vitest';
import { forgetAccounts } from '@/lib/account/forget';
import { type Identity } from '@/lib/account/identity';
import { sqliteAdapter } from '@/lib/account/sqlite-adapter';
import {
  completeProfile,
  findUser,
  firestoreUsers,
  rememberUser,
  type UserStore,
} from '@/lib/account/users';
import { scratch } from '@/tests/support/scratch';

/** Google's own client over a double, and a database in memory. */
const stores: [name: string, open: () => UserStore][] = [
  ['SQLite', () => sqliteAdapter(':memory:')],
  ['Firestore', () => firestoreUsers(new FirestoreMock().createDatabase().firestore())],
];

const asha: Identity = {
  id: 'uid-asha',
  email: 'asha@example.in',
  emailVerified: false,
  name: 'Asha',
  photo: null,
  provider: 'password',
};

describe.each(stores)('users in %s', (_, open) => {
  it('nobody is found before the first sign-in, nor by the id of another', async () => {
    const users = open();
    expect(await findUser(asha.id, users)).toBeNull();
    await rememberUser(asha, users);
    expect(await findUser('uid-ravi', users)).toBeNull();
    expect(await findUser(asha.id, users)).toMatchObject({ email: asha.email, name: 'Asha' });
  });

  it('the second sign-in finds the first, and brings it up to date', async () => {
    const users = open();
    const first = await rememberUser(asha, users);
    expect(first.emailVerified).toBeNull();
    const later = { ...asha, name: 'Asha Rao', photo: 'https://example.in/a.jpg' };
    const second = await rememberUser({ ...later, emailVerified: true }, users);
    expect(second).toMatchObject({ id: first.id, emailVerified: expect.any(Date) as Date });
    const third = await rememberUser({ ...later, emailVerified: true }, users);
    expect(third.emailVerified).toEqual(second.emailVerified);
    expect(await findUser(asha.id, users)).toMatchObject({ name: 'Asha Rao', image: later.photo });
  });

  it('users: keep when the account was made, as the provider or the first sign-in says', async () => {
    const users = open();
    const { createdAt } = await rememberUser(asha, users);
    expect((await rememberUser(asha, users)).createdAt).toEqual(createdAt);
    const known = new Date('2026-01-02T03:04:05Z');
    expect((await rememberUser({ ...asha, createdAt: known }, users)).createdAt).toEqual(known);
    expect((await findUser(asha.id, users))!.createdAt).toEqual(known);
  });

  it('two first sign-ins at once are one user', async () => {
    const users = open();
    const both = await Promise.all([rememberUser(asha, users), rememberUser(asha, users)]);
    const stored = await findUser(asha.id, users);
    expect(both.map(({ id }) => id)).toEqual([stored!.id, stored!.id]);
    expect((await rememberUser(asha, users)).id).toBe(stored!.id);
  });

  it('users: a sign-in whose account cannot be linked leaves no record and says why', async () => {
    const users = open() as Parameters<typeof forgetAccounts>[1] & UserStore;
    const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    vi.spyOn(users, 'linkAccount').mockRejectedValue(full);
    await expect(rememberUser(asha, users)).rejects.toBe(full);
    expect(await users.getUserByEmail(asha.email)).toBeNull();
  });

  it('revoked sessions: end one session, and are removed when their cookies have expired', async () => {
    const users = open();
    const soon = new Date(Date.now() + 60_000);
    await users.revokeSession('one', soon);
    await users.revokeSession('one', soon);
    await users.revokeSession('past', new Date(Date.now() - 1000));
    expect(await users.isSessionRevoked('one')).toBe(true);
    expect(await users.isSessionRevoked('two')).toBe(false);
    await users.revokeSession('two', soon);
    expect(await users.isSessionRevoked('past')).toBe(false);
    expect(await users.isSessionRevoked('one')).toBe(true);
  });

  it('a profile is completed once, and stays so through later sign-ins', async () => {
    const users = open();
    await rememberUser(asha, users);
    expect((await findUser(asha.id, users))?.profileCompletedAt ?? null).toBeNull();
    const first = new Date('2026-11-21T08:00:00Z');
    await completeProfile(asha.id, first, users);
    await completeProfile(asha.id, new Date('2026-12-01T08:00:00Z'), users);
    await rememberUser({ ...asha, name: 'Asha Rao' }, users);
    expect((await findUser(asha.id, users))?.profileCompletedAt).toEqual(first);
    await expect(completeProfile('uid-nobody', first, users)).resolves.toBeUndefined();
  });

  it('text comes back to the letter', async () => {
    const users = open();
    const name = "Robert'); DROP TABLE users;-- आशा 🙏";
    await rememberUser({ ...asha, name }, users);
    expect((await findUser(asha.id, users))?.name).toBe(name);
  });

  it('a user that is deleted is gone, and may come again', async () => {
    const users = open();
    const { id } = await rememberUser(asha, users);
    await users.deleteUser(id);
    expect(await findUser(asha.id, users)).toBeNull();
    expect((await rememberUser(asha, users)).id).not.toBe(id);
  });
});

it('SQLite keeps users in a file that nobody else may read', async () => {
  const folder = scratch();
  const directory = `${folder.root}/data`;
  await rememberUser(asha, sqliteAdapter(directory));
  expect(await findUser(asha.id, sqliteAdapter(directory))).not.toBeNull();
  for (const path of [directory, ...readdirSync(directory).map((name) => `${directory}/${name}`)]) {
    expect(statSync(path).mode & 0o077).toBe(0);
  }
  folder.remove();
});

it('SQLite keeps no account without its user, and waits for another process that writes', async () => {
  const folder = scratch();
  const users = sqliteAdapter(folder.root);
  const { id } = await rememberUser(asha, users);
  const link = { userId: 'nobody', type: 'oidc', provider: 'p', providerAccountId: 'a' } as const;
  await expect(users.linkAccount(link)).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
  const other = createClient({ url: `file:${folder.root}/accounts.db` });
  const writing = await other.transaction('write');
  const before = performance.now();
  await expect(users.updateUser({ id, name: 'B' })).rejects.toMatchObject({
    code: 'SQLITE_BUSY',
  });
  expect(performance.now() - before).toBeGreaterThan(1_000);
  await writing.rollback();
  folder.remove();
});

it.each(stores)('%s: the accounts of one address are forgotten, and no other', async (_, open) => {
  const users = open() as Parameters<typeof forgetAccounts>[1];
  await rememberUser(asha, users);
  await rememberUser({ ...asha, id: 'uid-ravi', email: 'ravi@example.in' }, users);
  await rememberUser({ ...asha, id: 'uid-asha-2' }, users);
  expect(await forgetAccounts('asha@example.in', users)).toBe(2);
  expect(await findUser('uid-asha', users)).toBeNull();
  expect(await findUser('uid-ravi', users)).not.toBeNull();
});

it('SQLite leaves nothing of a forgotten account in its files', async () => {
  const folder = scratch();
  const users = sqliteAdapter(folder.root) as Parameters<typeof forgetAccounts>[1];
  await rememberUser(asha, users);
  await forgetAccounts(asha.email, users);
  const files = readdirSync(folder.root).map((name) => readFileSync(`${folder.root}/${name}`));
  expect(files.some((bytes) => bytes.includes(asha.email))).toBe(false);
  folder.remove();
});

it('SQLite brings a file of an earlier version up to date', async () => {
  const folder = scratch();
  const client = createClient({ url: `file:${folder.root}/accounts.db` });
  await client.execute(
    `CREATE TABLE users (id TEXT PRIMARY KEY, email TEXT NOT NULL, name TEXT, image TEXT,
     emailVerified TEXT, profileCompletedAt TEXT) STRICT`,
  );
  client.close();
  const users = sqliteAdapter(folder.root);
  const { createdAt } = await rememberUser(asha, users);
  expect((await findUser(asha.id, users))!.createdAt).toEqual(createdAt);
  folder.remove();
});

import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { describe, expect, it, vi } from 'vitest';
import { type Identity } from '@/lib/account/identity';
import { sqliteUsers } from '@/lib/account/sqlite-users';
import {
  completeProfile,
  deleteUsersByMailbox,
  findUser,
  findUsersByMailbox,
  firestoreUsers,
  saveUser,
  type UserStore,
} from '@/lib/account/users';
import { readLog } from '@/tests/support/log-lines';
import { interceptLog } from '@/tests/support/next-request';
import { scratch } from '@/tests/support/scratch';

/** Google's own client over a double, and a database in memory. */
const stores: [name: string, open: () => UserStore][] = [
  ['SQLite', () => sqliteUsers(':memory:')],
  ['Firestore', () => firestoreUsers(new FirestoreMock().createDatabase().firestore())],
];

const asha: Identity = {
  id: 'uid-asha',
  email: 'asha@example.in',
  emailVerified: false,
  name: 'Asha',
  photoURL: null,
  provider: 'password',
};

describe.each(stores)('%s', (_, open) => {
  it('users: are found by the id of their account alone', async () => {
    const users = open();
    expect(await findUser(asha.id, users)).toBeNull();
    await saveUser(asha, users);
    expect(await findUser('uid-ravi', users)).toBeNull();
    expect(await findUser(asha.id, users)).toMatchObject({ email: asha.email, name: 'Asha' });
  });

  it('users: the second sign-in updates the user of the first', async () => {
    const users = open();
    const first = await saveUser(asha, users);
    expect(first.emailVerified).toBeNull();
    const name = "Robert'); DROP TABLE users;-- आशा 🙏";
    const later = { ...asha, name, photoURL: 'https://example.in/a.jpg' };
    const second = await saveUser({ ...later, emailVerified: true }, users);
    expect(second).toMatchObject({ id: first.id, emailVerified: expect.any(Date) as Date });
    const third = await saveUser({ ...later, emailVerified: true }, users);
    expect(third.emailVerified).toEqual(second.emailVerified);
    expect(await findUser(asha.id, users)).toMatchObject({ name, image: later.photoURL });
  });

  it('users: keep when the account was created, by the provider or the first sign-in', async () => {
    const users = open();
    const { createdAt } = await saveUser(asha, users);
    expect((await saveUser(asha, users)).createdAt).toEqual(createdAt);
    const earlier = new Date('2026-01-02T03:04:05Z');
    expect((await saveUser({ ...asha, createdAt: earlier }, users)).createdAt).toEqual(earlier);
    expect((await findUser(asha.id, users))!.createdAt).toEqual(earlier);
  });

  it('users: two first sign-ins at once create one user', async () => {
    const users = open();
    const both = await Promise.all([saveUser(asha, users), saveUser(asha, users)]);
    const stored = await findUser(asha.id, users);
    expect(both.map(({ id }) => id)).toEqual([stored!.id, stored!.id]);
    expect((await saveUser(asha, users)).id).toBe(stored!.id);
    expect(await deleteUsersByMailbox(asha.email, users)).toBe(1);
  });

  it('users: a user whose account cannot be linked is not kept', async () => {
    const users = open();
    const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    vi.spyOn(users, 'linkAccount').mockRejectedValue(full);
    await expect(saveUser(asha, users)).rejects.toBe(full);
    expect(await findUsersByMailbox(asha.email, users)).toEqual([]);
  });

  it('revoked sessions: are kept until their cookies have expired', async () => {
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

  it('users: a profile is completed once, and stays so through later sign-ins', async () => {
    const users = open();
    await saveUser(asha, users);
    expect((await findUser(asha.id, users))?.profileCompletedAt ?? null).toBeNull();
    const first = new Date('2026-11-21T08:00:00Z');
    await completeProfile(asha.id, first, users);
    await completeProfile(asha.id, new Date('2026-12-01T08:00:00Z'), users);
    await saveUser({ ...asha, name: 'Asha Rao' }, users);
    expect((await findUser(asha.id, users))?.profileCompletedAt).toEqual(first);
    await expect(completeProfile('uid-nobody', first, users)).resolves.toBeUndefined();
  });

  it('users: one that was deleted can sign in again as a new one', async () => {
    const users = open();
    const verified = await saveUser({ ...asha, emailVerified: true }, users);
    const { id } = verified;
    expect(verified.emailVerified).toBeInstanceOf(Date);
    await users.deleteUser(id);
    expect(await findUser(asha.id, users)).toBeNull();
    expect((await saveUser(asha, users)).id).not.toBe(id);
  });
});

it('SQLite users: lie in files that no other user of the machine can read', async () => {
  const folder = scratch();
  const directory = `${folder.root}/data`;
  await saveUser(asha, sqliteUsers(directory));
  expect(await findUser(asha.id, sqliteUsers(directory))).not.toBeNull();
  for (const path of [directory, ...readdirSync(directory).map((name) => `${directory}/${name}`)]) {
    expect(statSync(path).mode & 0o077).toBe(0);
  }
  folder.remove();
});

it('SQLite users: keep no account without its user, and wait for another process that writes', async () => {
  const folder = scratch();
  const users = sqliteUsers(folder.root);
  const { id } = await saveUser(asha, users);
  const link = { userId: 'nobody', type: 'oidc', provider: 'p', providerAccountId: 'a' } as const;
  await expect(users.linkAccount(link)).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
  const other = createClient({ url: `file:${folder.root}/accounts.db` });
  const writing = await other.transaction('write');
  await expect(users.updateUser({ id, name: 'B' })).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await writing.rollback();
  expect((await users.updateUser({ id, name: 'B' })).name).toBe('B');
  folder.remove();
});

it.each(stores)('%s users: deletes those of one mailbox, and no other', async (_, open) => {
  const users = open();
  await saveUser(asha, users);
  await saveUser({ ...asha, id: 'uid-ravi', email: 'ravi@example.in' }, users);
  await saveUser({ ...asha, id: 'uid-asha-2' }, users);
  expect(await deleteUsersByMailbox('Asha@example.in', users)).toBe(2);
  expect(await findUser('uid-asha', users)).toBeNull();
  expect(await findUser('uid-ravi', users)).not.toBeNull();
});

it('SQLite users: a deleted one leaves nothing in the files', async () => {
  const folder = scratch();
  const users = sqliteUsers(folder.root);
  await saveUser(asha, users);
  await deleteUsersByMailbox(asha.email, users);
  const files = readdirSync(folder.root).map((name) => readFileSync(`${folder.root}/${name}`));
  expect(files.some((bytes) => bytes.includes(asha.email))).toBe(false);
  folder.remove();
});

it('SQLite users: a database that is deleted in use is created again', async () => {
  const folder = scratch();
  const lines = interceptLog();
  const users = sqliteUsers(folder.root);
  await saveUser(asha, users);
  rmSync(`${folder.root}/accounts.db`);
  await saveUser(asha, users);
  expect(await findUser(asha.id, sqliteUsers(folder.root))).not.toBeNull();
  expect(readLog(lines)).toMatchObject([{ event: 'store-replaced', store: 'accounts' }]);
  folder.remove();
});

it('SQLite users: a file of an earlier version gets the new column', async () => {
  const folder = scratch();
  const client = createClient({ url: `file:${folder.root}/accounts.db` });
  await client.execute(
    `CREATE TABLE users (id TEXT PRIMARY KEY, email TEXT NOT NULL, name TEXT, image TEXT,
     emailVerified TEXT, profileCompletedAt TEXT) STRICT`,
  );
  client.close();
  const users = sqliteUsers(folder.root);
  const { createdAt } = await saveUser(asha, users);
  expect((await findUser(asha.id, users))!.createdAt).toEqual(createdAt);
  folder.remove();
});

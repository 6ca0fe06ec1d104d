import { FirestoreAdapter } from '@auth/firebase-adapter';
import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import { forgetAccounts } from '@/lib/account/forget';
import { type Identity } from '@/lib/account/identity';
import { sqliteAdapter } from '@/lib/account/sqlite-adapter';
import { completeProfile, findUser, rememberUser, type UserStore } from '@/lib/account/users';
import { scratch } from '@/tests/support/scratch';

/** Google's own client over a double, and a database in memory. */
const stores: [name: string, open: () => UserStore][] = [
  ['SQLite', () => sqliteAdapter(':memory:')],
  [
    'Firestore',
    () => FirestoreAdapter(new FirestoreMock().createDatabase().firestore()) as UserStore,
  ],
];

const asha: Identity = {
  id: 'uid-asha',
  email: 'asha@example.in',
  emailVerified: false,
  name: 'Asha',
  photo: null,
  provider: 'password',
  signedInAt: 1_700_000_000,
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
    expect(first).toMatchObject({ isNew: true, wasVerified: false });
    const later = { ...asha, name: 'Asha Rao', photo: 'https://example.in/a.jpg' };
    const second = await rememberUser({ ...later, emailVerified: true }, users);
    expect(second).toMatchObject({ isNew: false, wasVerified: false });
    expect(second.user.id).toBe(first.user.id);
    const third = await rememberUser({ ...later, emailVerified: true }, users);
    expect(third).toMatchObject({ isNew: false, wasVerified: true });
    expect(third.user.emailVerified).toEqual(second.user.emailVerified);
    expect(await findUser(asha.id, users)).toMatchObject({ name: 'Asha Rao', image: later.photo });
  });

  it('two first sign-ins at once are one user', async () => {
    const users = open();
    const both = await Promise.all([rememberUser(asha, users), rememberUser(asha, users)]);
    const stored = await findUser(asha.id, users);
    expect(both.map(({ user }) => user.id)).toContain(stored?.id);
    const again = await rememberUser(asha, users);
    expect(again).toMatchObject({ isNew: false, user: { id: stored?.id } });
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
    const { user } = await rememberUser(asha, users);
    await users.deleteUser(user.id);
    expect(await findUser(asha.id, users)).toBeNull();
    expect(await rememberUser(asha, users)).toMatchObject({ isNew: true });
  });
});

it('SQLite keeps users in a file that nobody else may read', async () => {
  const folder = scratch();
  const directory = `${folder.root}/data`;
  await rememberUser(asha, sqliteAdapter(directory) as UserStore);
  expect(await findUser(asha.id, sqliteAdapter(directory) as UserStore)).not.toBeNull();
  for (const path of [directory, ...readdirSync(directory).map((name) => `${directory}/${name}`)]) {
    expect(statSync(path).mode & 0o077).toBe(0);
  }
  folder.remove();
});

it('SQLite keeps no account without its user, and waits for another process that writes', async () => {
  const folder = scratch();
  const users = sqliteAdapter(folder.root);
  const { user } = await rememberUser(asha, users as UserStore);
  const link = { userId: 'nobody', type: 'oidc', provider: 'p', providerAccountId: 'a' } as const;
  await expect(users.linkAccount(link)).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
  const other = createClient({ url: `file:${folder.root}/accounts.db` });
  const writing = await other.transaction('write');
  const before = performance.now();
  await expect(users.updateUser({ id: user.id, name: 'B' })).rejects.toMatchObject({
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

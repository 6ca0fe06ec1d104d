import { describe, expect, it } from 'vitest';
import { deleteUsersByMailbox } from '@/lib/server/person/delete-account';
import { type UserStore, usersIn } from '@/lib/shop/account/server/user-store';
import {
  completeProfile,
  endSessionsOf,
  findUser,
  findUsersByMailbox,
  saveUser,
} from '@/lib/shop/account/server/users';
import { ordersIn } from '@/lib/shop/orders/store';
import { firestoreDatabase } from '@/lib/store/firestore';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { asha } from '@/tests/support/asha';
import { openFirestore } from '@/tests/support/firestore';

const orders = ordersIn(sqliteDatabase(':memory:'));

/** Google's own client over a double, and a database in memory. */
const stores: [name: string, open: () => UserStore][] = [
  ['SQLite', () => usersIn(sqliteDatabase(':memory:'))],
  ['Firestore', () => usersIn(firestoreDatabase(openFirestore(), 60_000))],
];

describe.each(stores)('%s', (_, open) => {
  it('users: are found by the id of their account, which each sign-in updates', async () => {
    const users = open();
    expect(await findUser(asha.id, users)).toBeNull();
    const first = await saveUser(asha, users);
    expect(first).toMatchObject({ id: asha.id, emailVerified: false, profileCompleted: false });
    expect(await findUser('uid-ravi', users)).toBeNull();
    const name = "Robert'); DROP TABLE users;-- आशा 🙏";
    const later = { ...asha, emailVerified: true, name, photoURL: 'https://example.in/a.jpg' };
    const { id, email, photoURL } = later;
    const { createdAt } = first;
    const user = { id, email, emailVerified: true, name, photoURL, createdAt };
    expect(await saveUser(later, users)).toEqual({ ...user, profileCompleted: false });
    const stored = await findUser(asha.id, users);
    expect(stored).toMatchObject({ name, image: photoURL, createdAt: new Date(createdAt) });
    expect(stored!.emailVerified).toBeInstanceOf(Date);
    await saveUser({ ...asha, photoURL: null }, users);
    const { image = null, emailVerified = null } = (await findUser(asha.id, users))!;
    expect([image, emailVerified]).toEqual([null, null]);
  });

  it('users: two first sign-ins at once create one user', async () => {
    const users = open();
    await Promise.all([saveUser(asha, users), saveUser(asha, users)]);
    const [user, ...others] = await findUsersByMailbox(asha.email, users);
    expect(user).toMatchObject((await findUser(asha.id, users))!);
    expect(others).toEqual([]);
  });

  it('users: a sign-in knows when the sessions before it were ended', async () => {
    const users = open();
    await endSessionsOf(asha.id, users, new Date());
    expect(await findUser(asha.id, users), 'of nobody').toBeNull();
    expect((await saveUser(asha, users)).sessionsEndedAt).toBeUndefined();
    for (const day of ['2026-11-21', '2026-11-28']) {
      const at = new Date(`${day}T08:00:00.123Z`);
      await endSessionsOf(asha.id, users, at);
      expect((await findUser(asha.id, users))?.sessionsEndedAt).toEqual(at);
      expect((await saveUser(asha, users)).sessionsEndedAt).toBe(at.toISOString());
    }
  });

  it('users: of thirty updates at once each is kept', async () => {
    const users = open();
    await saveUser(asha, users);
    const { id } = (await findUser(asha.id, users))!;
    const changes = Array.from({ length: 30 }, (_, at) => ({ [`field${at}`]: at }));
    await Promise.all(changes.map((fields) => users.updateUser({ id, ...fields })));
    expect(await findUser(asha.id, users)).toMatchObject(Object.assign({}, ...changes) as object);
    await expect(users.updateUser({ id: 'nobody', name: 'x' })).rejects.toThrow('no-user');
  });

  it('users: a profile is completed once, and stays so through later sign-ins', async () => {
    const users = open();
    await saveUser(asha, users);
    const first = new Date('2026-11-21T08:00:00Z');
    await completeProfile(asha.id, users, first);
    await completeProfile(asha.id, users, new Date('2026-12-01T08:00:00Z'));
    expect(await saveUser(asha, users)).toMatchObject({ profileCompleted: true });
    expect((await findUser(asha.id, users))?.profileCompletedAt).toEqual(first);
    await expect(completeProfile('uid-nobody', users, first)).resolves.toBeUndefined();
  });

  it('users: those of one mailbox are deleted, and can sign in again as new ones', async () => {
    const users = open();
    await saveUser({ ...asha, email: 'a.sha+x@gmail.com' }, users);
    await saveUser({ ...asha, id: 'uid-ravi', email: 'ravi@gmail.com' }, users);
    await saveUser({ ...asha, id: 'uid-asha-2', email: 'Asha@googlemail.com' }, users);
    await completeProfile(asha.id, users, new Date());
    expect(await deleteUsersByMailbox('asha@gmail.com', { users, orders })).toHaveLength(2);
    expect(await findUser(asha.id, users)).toBeNull();
    expect(await findUser('uid-ravi', users)).not.toBeNull();
    expect(await saveUser(asha, users)).toMatchObject({ profileCompleted: false });
  });

  it('revoked sessions: are kept until their cookies have expired', async () => {
    const users = open();
    const soon = new Date(Date.now() + 60_000);
    await users.revokeSession('one', soon);
    await users.revokeSession('one', soon);
    await users.revokeSession('past', new Date(Date.now() - 1000));
    expect(await users.isSessionRevoked('two')).toBe(false);
    await users.revokeSession('two', soon);
    const revoked = ['one', 'two', 'past'].map((id) => users.isSessionRevoked(id));
    expect(await Promise.all(revoked)).toEqual([true, true, false]);
  });
});

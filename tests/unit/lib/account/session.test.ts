import { createClient } from '@libsql/client';
import { decode } from 'next-auth/jwt';
import { expect, it, vi } from 'vitest';
import { readLog } from '@/tests/support/log-lines';
import { request } from '@/tests/support/next-request';
import { AUTH_SECRET, nowSeconds } from '@/tests/support/session';
import { accountSite, cookieOf, newAddress, PASSWORD } from './account-site';

const {
  access,
  clock,
  firebase,
  folder,
  lines,
  proxy,
  readSession,
  receive,
  register,
  signIn,
  signOut,
} = await accountSite();
const session = await import('@/lib/account/session');
const { userStore } = await import('@/lib/account/users');

const MINUTE = 60_000;
const DAY = 24 * 60 * 60;

it('session: ends seven days after its last use, and thirty after the sign-in', async () => {
  const { localId: uid } = await register();
  await firebase.change(uid, { validSince: '0' });
  const signedInAt = nowSeconds() - 30 * DAY + 60;
  const { user, set } = await readSession(await cookieOf({ uid, signedInAt }));
  expect(user!.id).toBe(uid);
  const [, token] = /^session=([^;]+)/.exec(set)!;
  const renewed = await decode({ token, secret: AUTH_SECRET, salt: 'session' });
  expect(renewed).toMatchObject({ session: { signedInAt, user: { id: uid } } });
  expect(renewed!.exp! - renewed!.iat!).toBe(7 * DAY);

  const old = await readSession(await cookieOf({ uid, signedInAt: signedInAt - 120 }));
  expect(old.user).toBeNull();
  expect(old.set).toMatch(/^session=;/);
  expect((await readSession(await cookieOf({ uid }, -60))).user).toBeNull();
  const forged = (await cookieOf({ uid })).replace(/.{8}$/, 'AAAAAAAA');
  expect((await readSession(forged)).user).toBeNull();
  expect(await access(forged)).toBe('signed-out');
});

it('session: asks the identity provider at most once a minute', async () => {
  const { localId: uid } = await register();
  const [one, other] = [await cookieOf({ uid }), await cookieOf({ uid })];
  const before = proxy.received.length;
  const lookups = () => proxy.received.length - before;
  for (let read = 0; read < 3; read++) await readSession(one);
  expect(lookups()).toBe(1);
  await readSession(other);
  expect(lookups()).toBe(2);
  clock.now += MINUTE;
  expect((await readSession(one)).user).not.toBeNull();
  expect(lookups()).toBe(3);
});

it.each([
  ['a password change', { validSince: String(nowSeconds() + 600) }],
  ['disabling', { disableUser: true }],
])('session: is revoked by %s within a minute, and for good', async (_what, changes) => {
  const { localId } = await register();
  const cookie = await cookieOf({ uid: localId });
  expect((await readSession(cookie)).user).not.toBeNull();
  await firebase.change(localId, changes);
  clock.now += MINUTE;
  const { user, set } = await readSession(cookie);
  expect(user).toBeNull();
  expect(set).toMatch(/^session=;/);
  proxy.treat(() => 'fail');
  clock.now += MINUTE;
  expect((await readSession(cookie)).user).toBeNull();
  expect(await access(cookie)).toBe('signed-out');
});

it('session: a disabled account writes nothing at once, and the refusal counts for reading too', async () => {
  const { localId } = await register();
  const cookie = await cookieOf({ uid: localId });
  expect((await readSession(cookie)).user).not.toBeNull();
  await firebase.change(localId, { disableUser: true });
  expect((await readSession(cookie)).user, 'the last check is kept').not.toBeNull();
  expect(await access(cookie)).toBe('signed-out');
  expect(readLog(lines)).toMatchObject([{ event: 'write-refused', code: 'session-ended' }]);
  expect((await readSession(cookie)).user).toBeNull();
});

it('session: of an account that is removed is revoked', async () => {
  const { localId } = await register();
  const cookie = await cookieOf({ uid: localId });
  await firebase.remove(localId);
  expect(await access(cookie)).toBe('signed-out');
});

it('session: an identity provider that fails revokes nothing, and confirms nothing', async () => {
  const { localId } = await register();
  const cookie = await cookieOf({ uid: localId });
  proxy.treat(() => 'fail');
  for (let read = 0; read < 3; read++) expect((await readSession(cookie)).user).not.toBeNull();
  expect(readLog(lines)).toMatchObject([
    { event: 'identity-unavailable', code: 'auth-internal-error' },
  ]);
  expect(await access(cookie)).toBe('unavailable');
  proxy.treat(() => 'pass');
  expect(await access(cookie)).toBe('active');
});

it('session: a store that fails revokes nothing, and confirms nothing', async () => {
  const { idToken } = await register();
  const { cookie } = await signIn(idToken);
  const database = createClient({ url: `file:${folder.root}/data/accounts.db` });
  await database.execute('ALTER TABLE revoked_sessions RENAME TO away');
  expect((await readSession(cookie)).user).not.toBeNull();
  expect(await access(cookie)).toBe('unavailable');
  const event = 'account-store-unavailable';
  expect(readLog(lines, event)[0]).toMatchObject({ code: 'sqlite-error' });
  await database.execute('ALTER TABLE away RENAME TO revoked_sessions');
  expect(await access(cookie)).toBe('active');
});

it('session: has no completed profile while users cannot be read', async () => {
  const { cookie } = await signIn((await register()).idToken);
  vi.spyOn(userStore(), 'getUserByAccount').mockRejectedValue(
    Object.assign(new Error('no'), { code: 'SQLITE_IOERR' }),
  );
  expect((await readSession(cookie)).user).toMatchObject({ profileCompleted: false });
  expect(readLog(lines)).toMatchObject([
    { event: 'account-store-unavailable', code: 'sqlite-ioerr' },
  ]);
});

it('session: a write learns from the provider whether the address is verified', async () => {
  const { idToken, localId } = await register();
  const { cookie } = await signIn(idToken);
  await firebase.change(localId, { emailVerified: true });
  receive({ cookie });
  const user = { id: localId, emailVerified: true };
  expect(await session.requireActiveUser('write-refused')).toMatchObject({ user });
});

it('sign-out: ends that session wherever its cookie was copied to, and no other', async () => {
  const email = newAddress();
  const { cookie: phone } = await signIn((await register(email)).idToken);
  const { cookie: laptop } = await signIn((await firebase.login(email, PASSWORD)).idToken);
  expect(await signOut(phone)).toBe(204);
  expect(request.cookies.get('session')).toMatchObject({ value: '' });
  const copied = await readSession(phone);
  expect(copied.user).toBeNull();
  expect(copied.set).toMatch(/^session=;/);
  expect(await access(phone)).toBe('signed-out');
  expect((await readSession(laptop)).user).not.toBeNull();
  expect(await access(laptop)).toBe('active');
});

it('sign-out: ends the session in this process even if that cannot be stored', async () => {
  const { localId: uid } = await register();
  const signedInAt = nowSeconds();
  const cookie = await cookieOf({ uid, signedInAt });
  const revoke = vi
    .spyOn(userStore(), 'revokeSession')
    .mockRejectedValue(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));
  expect(await signOut(cookie)).toBe(204);
  const until = new Date((signedInAt + 30 * DAY) * 1000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(expect.any(String), until);
  expect(readLog(lines)).toMatchObject([{ event: 'auth-error', code: 'sqlite-full' }]);
  expect((await readSession(cookie)).user).toBeNull();
  expect(await access(cookie)).toBe('signed-out');
});

it('sign-out: is refused from elsewhere, and logged', async () => {
  const { cookie } = await signIn((await register()).idToken);
  const foreign = { origin: 'https://evil.example' };
  expect(await signOut(cookie, foreign)).toBe(403);
  expect(request.cookies.size).toBe(0);
  receive({ cookie, ...foreign });
  expect(await session.requireActiveUser('write-refused')).toEqual({ refusal: 'signed-out' });
  expect(readLog(lines)).toMatchObject(Array(2).fill({ event: 'origin-refused', code: 'foreign' }));
  expect((await readSession(cookie)).user).not.toBeNull();
});

it('sign-out: of nobody does nothing', async () => {
  expect([await signOut(''), readLog(lines)]).toEqual([204, []]);
});

import { setTimeout } from 'node:timers/promises';
import { createClient } from '@libsql/client';
import { decode } from 'next-auth/jwt';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE, SECOND } from '@/lib/time';
import { readLog } from '@/tests/support/log-lines';
import { request } from '@/tests/support/next-request';
import { AUTH_SECRET, nowSeconds } from '@/tests/support/session';
import { accountSite, cookieOf, newAddress, PASSWORD } from '../account-site';

const site = await accountSite();
const { access, firebase, folder, lines, post, proxy, readSession, receive } = site;
const { register, signIn, signOut } = site;
const session = await import('@/lib/shop/account/server/session');
const { completeProfile, findUser } = await import('@/lib/shop/account/server/users');
const { root } = await import('@/lib/server/root');
const { users } = root().stores!;

const DAY = 24 * 60 * 60;

/** Ahead of the emulator: an account ends the sessions of every second before its own first. */
const now = () => Date.now() + 10_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: now() }));
afterEach(() => void vi.useRealTimers());
const later = () => String(nowSeconds() + 600);
const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);

it('sign-in: answers with the user, whom the cookie then names', async () => {
  const email = newAddress();
  const { idToken, localId } = await firebase.register({ email, password: PASSWORD, name: 'Asha' });
  const result = await signIn(idToken);
  expect(result).toMatchObject({
    outcome: 'done',
    user: { id: localId, email, name: 'Asha', emailVerified: false, profileCompleted: false },
    set: { httpOnly: true, sameSite: 'lax', path: '/', secure: false },
  });
  expect([...request.cookies.keys()], 'as the privacy page says').toEqual(['session']);
  expect(proxy.received, 'only Google takes an account over').not.toContain('accounts:update');
  expect((await readSession(result.cookie)).user).toEqual('user' in result && result.user);
});

it('sign-in: ends the session that the browser had before', async () => {
  const { idToken } = await register();
  const { cookie: earlier } = await signIn(idToken);
  expect(await access(earlier)).toBe('active');
  const { outcome, cookie } = await post(JSON.stringify({ idToken }), { cookie: earlier });
  expect(outcome).toBe('done');
  expect(await access(earlier)).toBe('signed-out');
  expect(await access(cookie)).toBe('active');
});

it('sign-in: logs one line with the reason of each refusal', async () => {
  const { idToken } = await register();
  const [disabled, gone, revoked] = [await register(), await register(), await register()];
  await firebase.change(disabled.localId, { disableUser: true });
  await firebase.remove(gone.localId);
  await firebase.change(revoked.localId, { validSince: String(nowSeconds() + 10) });
  const withToken = (token: string, more = {}) => JSON.stringify({ idToken: token, ...more });
  const bodies = [
    '',
    'null',
    '[]',
    '{}',
    '{"idToken":""}',
    '{"idToken":["a"]}',
    '{"idToken":"a"',
    withToken(idToken, { uid: 'other' }),
    withToken(`${'a'.repeat(4990)}.b.c`),
    ' '.repeat(70_000) + withToken(idToken),
  ].map((body) => [body, 'unavailable', 'sign-in-refused', 'malformed'] as const);
  const tokens = [
    [withToken('a.b.c'), 'unavailable', 'sign-in-unavailable', 'auth-argument-error'],
    [withToken((await firebase.anonymous()).idToken), 'refused', 'sign-in-refused', 'provider'],
    [withToken(disabled.idToken), 'refused', 'sign-in-refused', 'disabled'],
    [withToken(gone.idToken), 'refused', 'sign-in-refused', 'disabled'],
    [withToken(revoked.idToken), 'refused', 'sign-in-refused', 'revoked'],
  ] as const;
  for (const [body, outcome, event, code] of [...bodies, ...tokens]) {
    lines.length = 0;
    expect(await post(body), body).toEqual({ outcome, set: undefined, cookie: '' });
    expect(readLog(lines), body).toMatchObject([{ event, code }]);
  }
  expect((await signIn(idToken)).outcome).toBe('done');
});

it.each([
  ['signed in before', true],
  ['kept the account for later', false],
])('sign-in: with Google ends the sessions of a registrant who %s', async (_who, hasSignedIn) => {
  const email = newAddress();
  const thief = await register(email);
  if (hasSignedIn) expect((await signIn(thief.idToken)).outcome).toBe('done');
  await firebase.change(thief.localId, { validSince: String(nowSeconds() - 120) });
  const stolen = await cookieOf({ uid: thief.localId, signedInAt: nowSeconds() - 60 });
  expect(await access(stolen)).toBe('active');

  const owner = await firebase.google(email, 'Asha');
  expect(owner.localId, 'the provider makes one account of both').toBe(thief.localId);
  proxy.treat((call) => (call === 'accounts:update' ? 'fail' : 'pass'));
  lines.length = 0;
  expect(await signIn(owner.idToken)).toMatchObject({ outcome: 'unavailable', cookie: '' });
  const failure = { event: 'sign-in-unavailable', code: 'auth-internal-error' };
  expect(readLog(lines)).toMatchObject([failure]);
  proxy.treat(() => 'pass');
  const { outcome, cookie } = await signIn(owner.idToken);
  expect(outcome).toBe('done');
  expect(await access(stolen)).toBe('signed-out');
  expect((await readSession(stolen)).user).toBeNull();
  expect(await access(cookie)).toBe('active');
});

it('sign-in: is unavailable while users cannot be stored, and revokes again at the next try', async () => {
  const { idToken, localId } = await firebase.google(newAddress(), 'Asha');
  const revocations = () => proxy.received.filter((call) => call === 'accounts:update').length;
  const before = revocations();
  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
  vi.spyOn(users, 'createUser').mockRejectedValueOnce(full);
  expect((await signIn(idToken)).outcome).toBe('unavailable');
  expect(readLog(lines)).toMatchObject([{ event: 'sign-in-unavailable', code: 'sqlite-full' }]);
  // Tokens of the second in which they were revoked are still good, and later ones are not.
  await firebase.change(localId, { validSince: String(nowSeconds() - 120) });
  const user = { emailVerified: true, name: 'Asha' };
  expect(await signIn(idToken)).toMatchObject({ outcome: 'done', user });
  expect(revocations() - before).toBe(2);
});

it('sign-in: ends with its deadline when Firebase hangs', async () => {
  const { idToken } = await register();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = new Promise<void>((resolve) => proxy.treat(() => (resolve(), 'hang')));
  const attempt = signIn(idToken);
  await asked;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await attempt).toEqual({ outcome: 'unavailable', set: undefined, cookie: '' });
  expect(readLog(lines)).toMatchObject([{ event: 'sign-in-unavailable', code: 'deadline' }]);
});

it('session: ends seven days after its last use, and thirty after the sign-in', async () => {
  const { localId: uid } = await register();
  await firebase.change(uid, { validSince: '0' });
  const signedInAt = nowSeconds() - 30 * DAY + 60;
  const { user, cookie } = await readSession(await cookieOf({ uid, signedInAt }));
  expect(user!.id).toBe(uid);
  const token = cookie.replace('session=', '');
  const [head] = token.split('.');
  expect(JSON.parse(Buffer.from(head!, 'base64url').toString())).toMatchObject({
    alg: 'dir',
    enc: 'A256CBC-HS512',
  });
  const renewed = await decode({ token, secret: AUTH_SECRET, salt: 'session' });
  expect(renewed).toMatchObject({ session: { signedInAt: signedInAt * 1000, user: { id: uid } } });
  expect(renewed!.exp! - renewed!.iat!).toBe(7 * DAY);

  const forged = (await cookieOf({ uid })).replace(/.{8}$/, 'AAAAAAAA');
  const old = await cookieOf({ uid, signedInAt: signedInAt - 120 });
  for (const bad of [forged, old, await cookieOf({ uid }, -60)]) {
    expect(await readSession(bad)).toEqual({ user: null, cookie: 'session=' });
    expect(await access(bad)).toBe('signed-out');
  }
});

it('session: asks Firebase at most once a minute', async () => {
  let cookie = await cookieOf({ uid: (await register()).localId });
  const before = proxy.received.length;
  const lookups = async () => {
    ({ cookie } = await readSession(cookie));
    return proxy.received.length - before;
  };
  expect([await lookups(), await lookups(), await lookups()]).toEqual([1, 1, 1]);
  advance(MINUTE);
  expect([await lookups(), await lookups()]).toEqual([2, 2]);
});

it.each([
  ['a password change', (id: string) => firebase.change(id, { validSince: later() })],
  ['disabling', (id: string) => firebase.change(id, { disableUser: true })],
  ['removing the account', (id: string) => firebase.remove(id)],
])('session: is ended by %s within a minute, and before each write', async (_what, end) => {
  const { localId } = await register();
  const { cookie } = await readSession(await cookieOf({ uid: localId }));
  await end(localId);
  expect((await readSession(cookie)).user, 'the last answer counts').not.toBeNull();
  expect(await access(cookie)).toBe('signed-out');
  expect(readLog(lines)).toMatchObject([{ event: 'write-refused', code: 'session-ended' }]);
  advance(MINUTE);
  expect(await readSession(cookie)).toEqual({ user: null, cookie: 'session=' });
});

it('session: Firebase failing ends nothing, and lets nothing be written', async () => {
  let { cookie } = await signIn((await register()).idToken);
  advance(MINUTE);
  proxy.treat(() => 'fail');
  for (let read = 0; read < 3; read++) {
    const answer = await readSession(cookie);
    expect(answer.user).not.toBeNull();
    ({ cookie } = answer);
  }
  const failure = { event: 'firebase-unavailable', code: 'auth-internal-error' };
  expect(readLog(lines)).toMatchObject([failure]);
  expect(await access(cookie)).toBe('unavailable');
  proxy.treat(() => 'pass');
  expect(await access(cookie)).toBe('active');
});

it('session: a store that fails ends nothing, and lets nothing be written', async () => {
  const { cookie } = await signIn((await register()).idToken);
  const database = createClient({ url: `file:${folder.root}/data/accounts.db` });
  await database.execute('ALTER TABLE revoked_sessions RENAME TO away');
  expect((await readSession(cookie)).user).not.toBeNull();
  expect(await access(cookie)).toBe('unavailable');
  const failure = { event: 'account-store-unavailable', code: 'sqlite-error' };
  expect(readLog(lines)).toMatchObject([failure, failure]);
  await database.execute('ALTER TABLE away RENAME TO revoked_sessions');
  expect(await access(cookie)).toBe('active');
});

it('session: a write learns from Firebase whether the address is verified, and asks it once', async () => {
  const { idToken, localId } = await register();
  const { cookie } = await signIn(idToken);
  await firebase.change(localId, { emailVerified: true });
  const lookups = proxy.received.length;
  const reads = vi.spyOn(users, 'getUserByAccount');
  receive({ cookie });
  const user = { id: localId, emailVerified: true };
  expect(await session.requireActiveUser('write-refused', users)).toMatchObject({ user });
  expect([proxy.received.length - lookups, reads.mock.calls.length]).toEqual([1, 1]);
});

it('sign-out: ends that session wherever its cookie was copied to, and no other', async () => {
  const email = newAddress();
  const { cookie: phone } = await signIn((await register(email)).idToken);
  const { cookie: laptop } = await signIn((await firebase.login(email, PASSWORD)).idToken);
  expect(await signOut(phone)).toBe(204);
  expect(request.cookies.get('session')).toMatchObject({ value: '' });
  expect(await readSession(phone)).toEqual({ user: null, cookie: 'session=' });
  expect(await access(phone)).toBe('signed-out');
  expect((await readSession(laptop)).user).not.toBeNull();
  expect(await access(laptop)).toBe('active');
});

it('sign-out: keeps the session and says so while the store fails', async () => {
  const signedInAt = nowSeconds();
  const cookie = await cookieOf({ uid: (await register()).localId, signedInAt });
  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
  const revoke = vi.spyOn(users, 'revokeSession').mockRejectedValueOnce(full);
  expect(await signOut(cookie)).toBe(503);
  const until = new Date((signedInAt + 30 * DAY) * 1000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(expect.any(String), until);
  expect(request.cookies.size).toBe(0);
  expect(readLog(lines)).toMatchObject([{ event: 'sign-out-failed', code: 'sqlite-full' }]);
  expect((await readSession(cookie)).user).not.toBeNull();
  expect(await signOut(cookie)).toBe(204);
  expect((await readSession(cookie)).user).toBeNull();
});

it('session: is over at the next request after its account is erased, even if that comes back', async () => {
  const { idToken, localId } = await register();
  const { cookie } = await signIn(idToken);
  await completeProfile(localId, users);
  await users.deleteUser((await findUser(localId, users))!.id);
  expect(await access(cookie)).toBe('signed-out');
  expect(await readSession(cookie)).toEqual({ user: null, cookie: 'session=' });
  advance(SECOND);
  const again = await signIn(idToken);
  expect(again).toMatchObject({ outcome: 'done', user: { profileCompleted: false } });
  expect(await access(again.cookie)).toBe('active');
  expect(await access(cookie), 'of the account before').toBe('signed-out');
});

/** On the machine's clock, which the emulator reads. */
const nextSecond = () => setTimeout(SECOND - (Date.now() % SECOND));

/** One account on two devices, and another account. */
async function threeSessions() {
  const email = newAddress();
  const { idToken, localId } = await register(email);
  const { cookie: phone } = await signIn(idToken);
  const { cookie: laptop } = await signIn((await firebase.login(email, PASSWORD)).idToken);
  const { cookie: other } = await signIn((await register()).idToken);
  return { email, idToken, localId, phone, laptop, other };
}

it('sign-out everywhere: ends each session of the account at its next request, and no other', async () => {
  vi.useRealTimers();
  const { email, idToken, phone, laptop, other } = await threeSessions();
  // An account is new for a second, in which none of its tokens counts as revoked.
  await nextSecond();
  expect(await signOut(phone, { everywhere: true })).toBe(204);
  expect(request.cookies.get('session')).toMatchObject({ value: '' });
  for (const cookie of [phone, laptop]) {
    expect(await readSession(cookie)).toEqual({ user: null, cookie: 'session=' });
    expect(await access(cookie)).toBe('signed-out');
  }
  expect((await readSession(other)).user).not.toBeNull();
  expect(await access(other)).toBe('active');

  // A token of before opens no session, and a new one does at once.
  expect(await signIn(idToken)).toMatchObject({ outcome: 'refused' });
  const again = await signIn((await firebase.login(email, PASSWORD)).idToken);
  expect(again.outcome).toBe('done');
  advance(MINUTE);
  const read = await readSession(again.cookie);
  expect(read.user).not.toBeNull();
  expect(await access(read.cookie)).toBe('active');
  expect(await signOut(read.cookie, { everywhere: true })).toBe(204);
  expect(await access(read.cookie), 'once more').toBe('signed-out');
});

it('sign-out everywhere: ends sessions from before it was offered, which go on until then', async () => {
  const { localId: uid } = await register();
  const [old, older] = [await cookieOf({ uid }), await cookieOf({ uid })];
  // The store alone ends them.
  proxy.treat((call) => (call === 'accounts:update' ? 'fail' : 'pass'));
  expect([await access(old), await access(older)]).toEqual(['active', 'active']);
  expect(await signOut(older, { everywhere: true })).toBe(204);
  expect([await access(old), await access(older)]).toEqual(['signed-out', 'signed-out']);
});

it('sign-out everywhere: ends nothing that it may not end, or without the store, and all without Firebase', async () => {
  const { email, phone, laptop, other } = await threeSessions();
  const everywhere = (cookie: string, more = {}) => signOut(cookie, { everywhere: true, ...more });
  const states = async () => [await access(phone), await access(laptop), await access(other)];

  expect(await everywhere(phone, { origin: 'https://evil.example' })).toBe(403);
  const { cookie: ended } = await signIn((await firebase.login(email, PASSWORD)).idToken);
  await signOut(ended);
  lines.length = 0;
  for (const cookie of [ended, '', 'session=forged'])
    expect(await everywhere(cookie), cookie).toBe(401);
  const codes = ['session-ended', 'no-session', 'no-session'];
  expect(readLog(lines)).toMatchObject(codes.map((code) => ({ event: 'sign-out-failed', code })));
  expect(await everywhere(ended)).toBe(401);
  expect(request.cookies.get('session')).toMatchObject({ value: '' });

  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
  for (const method of ['getUserByAccount', 'updateUser'] as const) {
    vi.spyOn(users, method).mockRejectedValueOnce(full);
    expect(await everywhere(phone), method).toBe(503);
    expect(request.cookies.size).toBe(0);
    expect(readLog(lines).at(-1)).toMatchObject({ event: 'sign-out-failed' });
    expect(await states(), method).toEqual(['active', 'active', 'active']);
  }

  lines.length = 0;
  proxy.treat(() => 'fail');
  expect(await everywhere(phone)).toBe(204);
  proxy.treat(() => 'pass');
  const failure = { event: 'tokens-not-revoked', code: 'auth-internal-error' };
  expect(readLog(lines)).toMatchObject([failure]);
  expect(await states()).toEqual(['signed-out', 'signed-out', 'active']);
});

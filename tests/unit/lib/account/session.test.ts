import { randomUUID } from 'node:crypto';
import { createClient } from '@libsql/client';
import { decode } from 'next-auth/jwt';
import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SignInResult } from '@/lib/account/session';
import { type User } from '@/lib/account/user';
import { peerHeader } from '@/lib/http/loopback';
import { startEmulator } from '@/scripts/steps/emulator.mjs';
import { identity } from '@/tests/support/identity';
import { identityProxy } from '@/tests/support/identity-proxy';
import { readLog } from '@/tests/support/log-lines';
import { interceptLog, request } from '@/tests/support/next-request';
import { scratch } from '@/tests/support/scratch';
import { AUTH_SECRET, nowSeconds, type SessionDraft, sessionToken } from '@/tests/support/session';

/** Real emulator and real SQLite; the requests are made as Next makes them. */
const MINUTE = 60_000;
const DAY = 24 * 60 * 60;
const PASSWORD = 'secret-1';

const folder = scratch();
const shared = process.env.TEST_EMULATOR_HOST;
const emulator = shared
  ? { host: shared, stop: async () => {} }
  : await startEmulator({ directory: `${folder.root}/identity` });
const proxy = await identityProxy(`http://${emulator.host}`);
const firebase = identity(`http://${emulator.host}`);
vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', proxy.host);
vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', '');
vi.stubEnv('DATA_DIR', `${folder.root}/data`);
vi.stubEnv('AUTH_SECRET', AUTH_SECRET);
const route = await import('@/app/api/account/session/route');
const session = await import('@/lib/account/session');
const { userStore } = await import('@/lib/account/users');
const { completeProfileAction } = await import('@/lib/account/actions');

let lines: string[];
let clock = 0;

afterAll(async () => {
  vi.unstubAllEnvs();
  await proxy.close();
  await emulator.stop();
  folder.remove();
}, 30_000);
beforeEach(() => {
  proxy.treat(() => 'pass');
  lines = interceptLog();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const newAddress = () => `visitor-${randomUUID()}@example.in`;
const register = (email = newAddress()) => firebase.register({ email, password: PASSWORD });

const cookieOf = async (draft: SessionDraft, maxAge?: number) =>
  `session=${await sessionToken(draft, { maxAge })}`;

function receive(headers: Record<string, string> = {}) {
  request.ours({ [peerHeader()]: '127.0.0.1', ...headers });
  return request.headers;
}

async function post(body: string, headers = {}) {
  const init = { method: 'POST', headers: receive(headers), body };
  const response = await route.POST(new NextRequest('http://localhost:3000/', init));
  const result = (await response.json()) as SignInResult;
  const set = request.cookies.get('session');
  return { ...result, set, cookie: set ? `session=${set.value}` : '' };
}

const signIn = (idToken: string, headers = {}) => post(JSON.stringify({ idToken }), headers);

async function readSession(cookie: string) {
  const init = { headers: receive({ cookie }) };
  const response = await route.GET(new NextRequest('http://localhost:3000/', init), {} as never);
  const set = response!.headers.getSetCookie().find((each) => each.startsWith('session='));
  return { user: (await response!.json()) as User | null, set: set ?? '' };
}

async function signOut(cookie: string, headers = {}) {
  receive({ cookie, ...headers });
  return (await route.DELETE()).status;
}

/** `active`, or why nothing may be written with a cookie. */
async function access(cookie: string) {
  receive({ cookie });
  const result = await session.requireActiveUser('write-refused');
  return 'refusal' in result ? result.refusal : 'active';
}

/** A token with other claims; firebase-admin asks the emulator's tokens for no signature. */
function forge(idToken: string, changes: object) {
  const [head, body] = idToken.split('.') as [string, string];
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  return `${head}.${Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url')}.`;
}

describe('sign-in', () => {
  it('sign-in: answers with the user, whom the cookie then names', async () => {
    const email = newAddress();
    const { idToken, localId } = await firebase.register({
      email,
      password: PASSWORD,
      name: 'Asha',
    });
    const result = await signIn(idToken);
    expect(result).toMatchObject({
      outcome: 'done',
      user: { id: localId, email, name: 'Asha', emailVerified: false, profileCompleted: false },
      set: { httpOnly: true, sameSite: 'lax', path: '/', secure: false },
    });
    const { user } = await readSession(result.cookie);
    expect(user).toEqual('user' in result && result.user);
    const account = await firebase.read(localId);
    expect(Date.parse(user!.createdAt) / 1000).toBe(Math.floor(Number(account.createdAt) / 1000));
  });

  it('sign-in: accepts Google, whose addresses are verified', async () => {
    const { idToken } = await firebase.google(newAddress(), 'Ravi');
    const user = { name: 'Ravi', emailVerified: true };
    expect(await signIn(idToken)).toMatchObject({ outcome: 'done', user });
  });

  it('sign-in: logs one line with the reason of each refusal', async () => {
    const { idToken } = await register();
    const [disabled, gone, revoked] = [await register(), await register(), await register()];
    await firebase.change(disabled.localId, { disableUser: true });
    await firebase.remove(gone.localId);
    await firebase.change(revoked.localId, { validSince: String(nowSeconds() + 10) });
    const encode = (parts: object) => JSON.stringify(parts);
    const bodies: [code: string, outcome: string, body: string][] = [
      ...['', 'null', '1', '[]', '{}', '{"idToken":""}', '{"idToken":["a"]}', '{"idToken":"a"'].map(
        (body): [string, string, string] => ['malformed', 'unavailable', body],
      ),
      ['malformed', 'unavailable', encode({ idToken, uid: 'other' })],
      ['malformed', 'unavailable', encode({ idToken: `${'a'.repeat(4990)}.b.c` })],
      ['malformed', 'unavailable', ' '.repeat(70_000) + encode({ idToken })],
    ];
    const tokens: [code: string, outcome: string, token: string][] = [
      ['malformed', 'unavailable', idToken.replace(/\..*\./, '.bm90IGpzb24.')],
      ['invalid', 'unavailable', 'a.b.c'],
      ['project-mismatch', 'unavailable', forge(idToken, { aud: 'another' })],
      ['stale', 'unavailable', forge(idToken, { auth_time: [nowSeconds()] })],
      ['no-email', 'refused', forge(idToken, { email: { at: 'example.in' } })],
      ['provider', 'refused', (await firebase.anonymous()).idToken],
      ['disabled', 'refused', disabled.idToken],
      ['disabled', 'refused', gone.idToken],
      ['revoked', 'refused', revoked.idToken],
    ];
    for (const [code, outcome, token] of tokens) {
      bodies.push([code, outcome, encode({ idToken: token })]);
    }
    for (const [code, outcome, body] of bodies) {
      lines.length = 0;
      expect(await post(body), body).toEqual({ outcome, set: undefined, cookie: '' });
      expect(readLog(lines), body).toMatchObject([{ event: 'sign-in-refused', code }]);
    }
    expect((await signIn(idToken)).outcome).toBe('done');
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }, 'origin-refused', 'foreign'],
    ['of no site', { origin: 'null' }, 'origin-refused', 'null'],
    [
      'from another machine',
      { 'x-forwarded-for': '203.0.113.7' },
      'sign-in-refused',
      'not-loopback',
    ],
  ])('sign-in: refuses a request %s', async (_which, headers, event, code) => {
    const { idToken } = await register();
    expect(await signIn(idToken, headers)).toMatchObject({ outcome: 'unavailable', cookie: '' });
    expect(readLog(lines)).toMatchObject([{ event, code }]);
  });

  it.each([
    ['signed in before', true],
    ['kept the account for later', false],
  ])(
    'sign-in: with Google ends the sessions of whoever registered the address first and %s',
    async (_who, hasSignedIn) => {
      const email = newAddress();
      const thief = await register(email);
      if (hasSignedIn) expect((await signIn(thief.idToken)).outcome).toBe('done');
      await firebase.change(thief.localId, { validSince: String(nowSeconds() - 120) });
      const older = { uid: thief.localId, signedInAt: nowSeconds() - 60 };
      const stolen = await cookieOf(older);
      expect(await access(stolen)).toBe('active');

      const owner = await firebase.google(email, 'Asha');
      expect(owner.localId, 'the provider makes one account of both').toBe(thief.localId);
      proxy.treat((call) => (call === 'accounts:update' ? 'fail' : 'pass'));
      lines.length = 0;
      expect(await signIn(owner.idToken)).toMatchObject({ outcome: 'unavailable', cookie: '' });
      expect(readLog(lines)).toMatchObject([
        { event: 'sign-in-unavailable', code: 'auth-internal-error', state: 'revoke' },
      ]);
      proxy.treat(() => 'pass');
      const { outcome, cookie } = await signIn(owner.idToken);
      expect(outcome).toBe('done');
      expect(await access(stolen)).toBe('signed-out');
      expect((await readSession(await cookieOf(older))).user).toBeNull();
      expect(await access(cookie)).toBe('active');
    },
  );

  it('sign-in: is unavailable while users cannot be stored, and revokes again at the next try', async () => {
    const { idToken, localId } = await firebase.google(newAddress(), 'Asha');
    const revocations = () => proxy.received.filter((call) => call === 'accounts:update').length;
    const before = revocations();
    vi.spyOn(userStore(), 'createUser').mockRejectedValueOnce(
      Object.assign(new Error('full'), { code: 'SQLITE_FULL' }),
    );
    expect((await signIn(idToken)).outcome).toBe('unavailable');
    expect(readLog(lines)).toMatchObject([
      { event: 'sign-in-unavailable', code: 'sqlite-full', state: 'save' },
    ]);
    // Tokens of the second in which they were revoked are still good, and later ones are not.
    await firebase.change(localId, { validSince: String(nowSeconds() - 120) });
    expect((await signIn(idToken)).outcome).toBe('done');
    expect(revocations() - before).toBe(2);
  });

  it.each([
    ['verify', 'accounts:lookup'],
    ['revoke', 'accounts:update'],
  ])('sign-in: ends with its deadline when the step %s hangs', async (state, hanging) => {
    const { idToken } = await firebase.google(newAddress(), 'Asha');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const before = proxy.received.length;
    proxy.treat((call) => (call === hanging ? 'hang' : 'pass'));
    const attempt = signIn(idToken);
    await vi.waitUntil(() => proxy.received.slice(before).includes(hanging), { timeout: 10_000 });
    await vi.advanceTimersByTimeAsync(8000);
    expect(await attempt).toEqual({ outcome: 'unavailable', set: undefined, cookie: '' });
    expect(readLog(lines)).toMatchObject([
      { event: 'sign-in-unavailable', code: 'deadline', state },
    ]);
  });
});

describe('session', () => {
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
    clock += MINUTE;
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
    clock += MINUTE;
    const { user, set } = await readSession(cookie);
    expect(user).toBeNull();
    expect(set).toMatch(/^session=;/);
    proxy.treat(() => 'fail');
    clock += MINUTE;
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

  it('session: a write learns from the provider whether the address is verified', async () => {
    const { idToken, localId } = await register();
    const { cookie } = await signIn(idToken);
    await firebase.change(localId, { emailVerified: true });
    receive({ cookie });
    const user = { id: localId, emailVerified: true };
    expect(await session.requireActiveUser('write-refused')).toMatchObject({ user });
  });
});

describe('sign-out', () => {
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
    const { cookie } = await signIn((await register()).idToken);
    vi.spyOn(userStore(), 'revokeSession').mockRejectedValue(
      Object.assign(new Error('full'), { code: 'SQLITE_FULL' }),
    );
    expect(await signOut(cookie)).toBe(204);
    expect(readLog(lines)).toMatchObject([{ event: 'auth-error', code: 'sqlite-full' }]);
    expect((await readSession(cookie)).user).toBeNull();
    expect(await access(cookie)).toBe('signed-out');
  });

  it('sign-out: is refused from elsewhere, and logged', async () => {
    const { cookie } = await signIn((await register()).idToken);
    expect(await signOut(cookie, { origin: 'https://evil.example' })).toBe(403);
    expect(request.cookies.size).toBe(0);
    expect(readLog(lines)).toMatchObject([{ event: 'origin-refused', code: 'foreign' }]);
    expect((await readSession(cookie)).user).not.toBeNull();
  });
});

describe('complete profile', () => {
  it('complete profile: is read with the next session, and refused to a disabled account', async () => {
    const { idToken, localId } = await register();
    const { cookie } = await signIn(idToken);
    receive({ cookie });
    expect(await completeProfileAction()).toBe(true);
    expect((await readSession(cookie)).user!.profileCompleted).toBe(true);
    await firebase.change(localId, { disableUser: true });
    receive({ cookie });
    expect(await completeProfileAction()).toBe(false);
    expect(readLog(lines)).toMatchObject([{ event: 'profile-not-completed' }]);
  });

  it.each([
    [
      'fails',
      () => Promise.reject(Object.assign(new Error(), { code: 'SQLITE_FULL' })),
      'sqlite-full',
    ],
    ['hangs', () => new Promise<never>(() => {}), 'deadline'],
  ])(
    'complete profile: answers false with a log line when the store %s',
    async (_how, find, code) => {
      const { cookie } = await signIn((await register()).idToken);
      vi.spyOn(userStore(), 'getUserByAccount').mockImplementation(find);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      receive({ cookie });
      let isDone = false;
      const answer = completeProfileAction().finally(() => (isDone = true));
      await vi.waitUntil(async () => {
        await vi.advanceTimersByTimeAsync(1000);
        return isDone;
      });
      expect(await answer).toBe(false);
      expect(readLog(lines, 'profile-not-completed')).toMatchObject([{ code }]);
    },
  );
});

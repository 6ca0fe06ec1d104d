import { expect, it, vi } from 'vitest';
import { readLog } from '@/tests/support/log-lines';
import { nowSeconds } from '@/tests/support/session';
import { request } from '@/tests/support/next-request';
import { accountSite, cookieOf, newAddress, PASSWORD } from '../account-site';

const { access, firebase, lines, post, proxy, readSession, register, signIn } = await accountSite();
const { userStore } = await import('@/lib/account/server/users');

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
    ...['', 'null', '[]', '{}', '{"idToken":""}', '{"idToken":["a"]}', '{"idToken":"a"'],
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
  vi.spyOn(userStore(), 'createUser').mockRejectedValueOnce(full);
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
  const before = proxy.received.length;
  proxy.treat(() => 'hang');
  const attempt = signIn(idToken);
  await vi.waitUntil(() => proxy.received.length > before, { timeout: 60_000 });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await attempt).toEqual({ outcome: 'unavailable', set: undefined, cookie: '' });
  expect(readLog(lines)).toMatchObject([{ event: 'sign-in-unavailable', code: 'deadline' }]);
});

import { expect, it, vi } from 'vitest';
import { readLog } from '@/tests/support/log-lines';
import { request } from '@/tests/support/next-request';
import { nowSeconds } from '@/tests/support/session';
import { accountSite, cookieOf, newAddress, PASSWORD } from './account-site';

const { access, firebase, lines, post, proxy, readSession, register, signIn } = await accountSite();
const { userStore } = await import('@/lib/account/users');

it('sign-in: answers with the user, whom the cookie then names', async () => {
  const email = newAddress();
  const asha = { email, password: PASSWORD, name: 'Asha' };
  const { idToken, localId } = await firebase.register(asha);
  const result = await signIn(idToken);
  expect(result).toMatchObject({
    outcome: 'done',
    user: { id: localId, email, name: 'Asha', emailVerified: false, profileCompleted: false },
    set: { httpOnly: true, sameSite: 'lax', path: '/', secure: false },
  });
  const page = request.cookies.get('authjs.callback-url');
  expect(page, 'not the page of the visitor').toMatchObject({ value: 'http://localhost:3000' });
  expect(proxy.received, 'only Google takes an account over').not.toContain('accounts:update');
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
  const withToken = (token: string, more = {}) => JSON.stringify({ idToken: token, ...more });
  const texts = [
    '',
    'null',
    '1',
    '[]',
    '{}',
    '{"idToken":""}',
    '{"idToken":["a"]}',
    '{"idToken":"a"',
  ];
  const bodies = [
    ...texts.map((text) => ['malformed', 'unavailable', text] as const),
    ['malformed', 'unavailable', withToken(idToken, { uid: 'other' })],
    ['malformed', 'unavailable', withToken(`${'a'.repeat(4990)}.b.c`)],
    ['malformed', 'unavailable', ' '.repeat(70_000) + withToken(idToken)],
    ['invalid', 'unavailable', withToken('a.b.c')],
    ['provider', 'refused', withToken((await firebase.anonymous()).idToken)],
    ['disabled', 'refused', withToken(disabled.idToken)],
    ['disabled', 'refused', withToken(gone.idToken)],
    ['revoked', 'refused', withToken(revoked.idToken)],
  ] as const;
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
  ['from another machine', { 'x-forwarded-for': '203.0.113.7' }, 'sign-in-refused', 'not-loopback'],
])('sign-in: refuses a request %s', async (_which, headers, event, code) => {
  const { idToken } = await register();
  expect(await signIn(idToken, headers)).toMatchObject({ outcome: 'unavailable', cookie: '' });
  expect(readLog(lines)).toMatchObject([{ event, code }]);
});

it.each([
  ['signed in before', true],
  ['kept the account for later', false],
])('sign-in: with Google ends the sessions of a registrant who %s', async (_who, hasSignedIn) => {
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
});

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
  await vi.waitUntil(() => proxy.received.slice(before).includes(hanging), { timeout: 60_000 });
  await vi.advanceTimersByTimeAsync(8000);
  expect(await attempt).toEqual({ outcome: 'unavailable', set: undefined, cookie: '' });
  expect(readLog(lines)).toMatchObject([{ event: 'sign-in-unavailable', code: 'deadline', state }]);
});

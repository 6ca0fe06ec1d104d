import { decode } from 'next-auth/jwt';
import { firebase, newAccount, newAddress, PASSWORD, registered } from '../support/account';
import { callAction, serverActions } from '../support/server-actions';
import { rawRequest } from '../support/raw-request';
import { AUTH_SECRET, seconds, sessionToken, type SessionToken } from '../support/session';
import {
  cookieOf,
  mayWriteProfile,
  readSession,
  signIn,
  signOut,
} from '../support/session-requests';
import { type RunningSite, startSite } from '../support/site';
import { expect, test } from '../support/test';

/** The session cookie as a server sees it. None of these tests opens a page. */
const DAY = 24 * 60 * 60;
const SESSION = '/api/account/session';

async function completesProfile(site: string, cookie: string) {
  const { text } = await callAction(`${site}/books`, serverActions().completeProfileAction!, {
    body: '[]',
    headers: { cookie, origin: site, 'content-type': 'text/plain;charset=UTF-8' },
  });
  return /^1:true/m.test(text);
}

const plain = async (token: Partial<SessionToken> & { sub: string }, maxAge?: number) =>
  `session=${await sessionToken(token, { maxAge })}`;

test.describe('over https', () => {
  const ADDRESS = 'https://example.in';
  const NAME = '__Host-session';
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite({ SITE_URL: ADDRESS, AUTH_SECRET });
  });
  test.afterAll(() => site?.stop());

  test('the session is a cookie that no script, other site or subdomain comes near', async () => {
    const token = await sessionToken({ sub: 'uid-asha' }, { name: NAME });
    const { id, cookies } = await readSession(site.url, `${NAME}=${token}`);
    expect(id).toBe('uid-asha');
    const kept = cookieOf(cookies, NAME);
    expect(Object.keys(kept).sort()).toEqual([
      'expires',
      'httponly',
      'path',
      'samesite',
      'secure',
      'value',
    ]);
    expect(kept).toMatchObject({ path: '/', samesite: expect.stringMatching(/^lax$/i) });

    const left = await rawRequest(site.url, SESSION, {
      method: 'DELETE',
      headers: { origin: ADDRESS, cookie: `${NAME}=${token}` },
    });
    expect(cookieOf(left.cookies, NAME)).toMatchObject({ value: '', secure: '', path: '/' });
    for (const cookie of [...cookies, ...left.cookies]) {
      expect(cookie).toMatch(/^__(Host|Secure)-/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).not.toMatch(/; Domain/i);
    }
  });

  test('the name that goes without https opens nothing, nor does plain http', async () => {
    const cookie = await plain({ sub: 'uid-asha' });
    expect((await readSession(site.url, cookie)).id).toBeUndefined();
    const renamed = cookie.replace('session=', `${NAME}=`);
    expect((await readSession(site.url, renamed)).id).toBeUndefined();
    const token = await sessionToken({ sub: 'uid-asha' }, { name: NAME });
    const left = await rawRequest(site.url, SESSION, {
      method: 'DELETE',
      headers: { origin: 'http://example.in', host: 'example.in', cookie: `${NAME}=${token}` },
    });
    expect(left.cookies).toEqual([]);
  });
});

test('on this machine it goes by a plain name, and is as closed', async ({ baseURL }) => {
  const visitor = await registered();
  const { id, cookies } = await readSession(baseURL!, await plain({ sub: visitor.id }));
  expect(id).toBe(visitor.id);
  const kept = cookieOf(cookies, 'session');
  expect(Object.keys(kept).sort()).toEqual(['expires', 'httponly', 'path', 'samesite', 'value']);
});

test('a session ends seven days after its last use, and thirty after it began', async ({
  baseURL,
}) => {
  const now = seconds();
  const { id: sub } = await registered();
  await firebase().change(sub, { validSince: '0' });
  const young = { sub, signedInAt: now - 30 * DAY + 60 };
  const { id, cookies } = await readSession(baseURL!, await plain(young));
  expect(id).toBe(sub);
  const kept = cookieOf(cookies, 'session');
  expect(Date.parse(kept.expires!) / 1000 - now).toBeCloseTo(7 * DAY, -2);
  const renewed = await decode({ token: kept.value, secret: AUTH_SECRET, salt: 'session' });
  expect(renewed).toMatchObject({ sub, signedInAt: young.signedInAt });
  expect(renewed!.exp! - now).toBeCloseTo(7 * DAY, -2);

  const old = await readSession(baseURL!, await plain({ sub, signedInAt: now - 30 * DAY - 60 }));
  expect(old.id).toBeUndefined();
  expect(cookieOf(old.cookies, 'session').value).toBe('');
  expect((await readSession(baseURL!, await plain({ sub }, -60))).id).toBeUndefined();
  const forged = (await plain({ sub })).replace(/.{8}$/, 'AAAAAAAA');
  expect((await readSession(baseURL!, forged)).id).toBeUndefined();
});

test('session: a disabled account writes nothing from then on, and is asked about once a minute', async ({
  baseURL,
}) => {
  const { id } = await registered();
  const cookie = await plain({ sub: id });
  expect((await readSession(baseURL!, cookie)).id).toBe(id);
  await firebase().change(id, { disableUser: true });
  expect((await readSession(baseURL!, cookie)).id, 'the last check is kept').toBe(id);
  expect(await mayWriteProfile(baseURL!, cookie)).toBe(false);
  const after = await readSession(baseURL!, cookie);
  expect(after.id, 'the check before the write counts too').toBeUndefined();
  expect(cookieOf(after.cookies, 'session').value).toBe('');
});

test('a token makes a session for a page of ours alone', async ({ baseURL }) => {
  const { idToken, localId } = await newAccount();
  for (const origin of ['', 'null', 'https://evil.example', 'http://localhost:1']) {
    expect(await signIn(baseURL!, idToken, { origin })).toEqual({
      outcome: 'unavailable',
      cookie: '',
    });
  }
  const padding = ' '.repeat(70_000);
  expect((await signIn(baseURL!, idToken, { padding })).outcome).toBe('unavailable');
  const { outcome, cookie } = await signIn(baseURL!, idToken);
  expect(outcome).toBe('done');
  expect((await readSession(baseURL!, cookie)).id).toBe(localId);
});

for (const [who, wasHere] of [
  ['came in', true],
  ['has kept the account for later', false],
] as const) {
  test(`whoever took an address before its owner and ${who} is out once the owner comes with Google`, async ({
    baseURL,
  }) => {
    const email = newAddress();
    const thief = await newAccount(email);
    if (wasHere) expect((await signIn(baseURL!, thief.idToken)).outcome).toBe('done');
    await firebase().change(thief.localId, { validSince: String(seconds() - 120) });
    const older = { sub: thief.localId, signedInAt: seconds() - 60 };
    const session = await plain(older);
    expect(await mayWriteProfile(baseURL!, session)).toBe(true);

    const owner = await firebase().google(email, 'Asha');
    expect(owner.localId, 'the provider makes one account of both').toBe(thief.localId);
    const entered = await signIn(baseURL!, owner.idToken);
    expect(entered.outcome).toBe('done');

    expect(await mayWriteProfile(baseURL!, session)).toBe(false);
    expect((await readSession(baseURL!, await plain(older))).id).toBeUndefined();
    expect(await mayWriteProfile(baseURL!, entered.cookie)).toBe(true);
  });
}

test('sign-out: ends that session wherever its cookie was copied to, and no other', async ({
  baseURL,
}) => {
  const email = newAddress();
  const { idToken, localId } = await newAccount(email);
  const phone = await signIn(baseURL!, idToken);
  const laptop = await signIn(baseURL!, (await firebase().login(email, PASSWORD)).idToken);
  expect((await readSession(baseURL!, phone.cookie)).id).toBe(localId);
  expect((await signOut(baseURL!, phone.cookie)).status).toBe(204);

  const copied = await readSession(baseURL!, phone.cookie);
  expect(copied.id).toBeUndefined();
  expect(cookieOf(copied.cookies, 'session').value).toBe('');
  expect(await mayWriteProfile(baseURL!, phone.cookie)).toBe(false);
  expect(await completesProfile(baseURL!, phone.cookie)).toBe(false);
  expect((await readSession(baseURL!, laptop.cookie)).id).toBe(localId);
  expect(await mayWriteProfile(baseURL!, laptop.cookie)).toBe(true);
});

test('session: a disabled account completes no profile', async ({ baseURL }) => {
  const { idToken, localId } = await newAccount();
  const { cookie } = await signIn(baseURL!, idToken);
  expect((await readSession(baseURL!, cookie)).id).toBe(localId);
  await firebase().change(localId, { disableUser: true });
  expect(await completesProfile(baseURL!, cookie)).toBe(false);
});

test('session: says when the account was made', async ({ baseURL }) => {
  const { idToken } = await newAccount();
  const { cookie } = await signIn(baseURL!, idToken);
  const { facts } = await readSession(baseURL!, cookie);
  expect(facts).toEqual({
    emailVerified: false,
    createdAt: new Date(Date.parse(facts!.createdAt)).toISOString(),
  });
  expect(Date.now() - Date.parse(facts!.createdAt)).toBeLessThan(60_000);
});

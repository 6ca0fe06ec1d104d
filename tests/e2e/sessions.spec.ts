import { networkInterfaces } from 'node:os';
import { firebase, newAccount, newAddress, PASSWORD } from '../support/account';
import { rawRequest } from '../support/raw-request';
import { AUTH_SECRET, sessionToken } from '../support/session';
import {
  canCompleteProfile,
  canWriteProfile,
  cookieOf,
  readSession,
  signIn,
  signOut,
} from '../support/session-requests';
import { type RunningSite, startSite } from '../support/site';
import { loggedBy } from '../support/site-log';
import { expect, test } from '../support/test';

/** The session as a server sees it; the rest of it: tests/unit/lib/account/session.test.ts. */
const SESSION = '/api/account/session';

test.describe('over https', () => {
  const ADDRESS = 'https://example.in';
  const NAME = '__Host-session';
  let site: RunningSite;
  let token: string;
  test.beforeAll(async () => {
    site = await startSite({ SITE_URL: ADDRESS, AUTH_SECRET });
    token = await sessionToken({ uid: 'uid-asha' }, { name: NAME });
  });
  test.afterAll(() => site?.stop());

  test('session: the cookie is for https, this host and no script', async () => {
    const { user, cookies } = await readSession(site.url, `${NAME}=${token}`);
    expect(user!.id).toBe('uid-asha');
    const renewed = cookieOf(cookies, NAME);
    expect(Object.keys(renewed).sort()).toEqual([
      'expires',
      'httponly',
      'path',
      'samesite',
      'secure',
      'value',
    ]);
    expect(renewed).toMatchObject({ path: '/', samesite: expect.stringMatching(/^lax$/i) });

    const signedOut = await rawRequest(site.url, SESSION, {
      method: 'DELETE',
      headers: { origin: ADDRESS, cookie: `${NAME}=${token}` },
    });
    expect(cookieOf(signedOut.cookies, NAME)).toMatchObject({ value: '', secure: '', path: '/' });
    for (const cookie of [...cookies, ...signedOut.cookies]) {
      expect(cookie).toMatch(/^__(Host|Secure)-/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).not.toMatch(/; Domain/i);
    }
  });

  test('session: ignores the cookie of a site without https, and requests of http pages', async () => {
    const plain = `session=${await sessionToken({ uid: 'uid-asha' })}`;
    for (const cookie of [plain, plain.replace('session=', `${NAME}=`)]) {
      expect((await readSession(site.url, cookie)).user).toBeNull();
    }
    const { cookies } = await rawRequest(site.url, SESSION, {
      method: 'DELETE',
      headers: { origin: 'http://example.in', host: 'example.in', cookie: `${NAME}=${token}` },
    });
    expect(cookies).toEqual([]);
  });
});

test('sign-in: accepts unsigned tokens from this machine alone', async () => {
  const site = await startSite({
    FIREBASE_AUTH_EMULATOR_HOST: new URL(process.env.IDENTITY_URL!).host,
    AUTH_SECRET,
  });
  const { idToken } = await newAccount();
  const { port } = new URL(site.url);
  const host = `localhost:${port}`;
  const addresses = Object.values(networkInterfaces())
    .flat()
    .filter((each) => each?.family === 'IPv4' && !each.internal)
    .map((each) => `http://${each!.address}:${port}`);
  const requests: [address: string, headers: Record<string, string>][] = [
    ...addresses.map((address): [string, Record<string, string>] => [address, { host }]),
    [site.url, { host, 'x-forwarded-for': '203.0.113.7' }],
    [site.url, { host, forwarded: 'for=203.0.113.7' }],
    [site.url, { host: `sutra.example.in:${port}` }],
  ];
  for (const [address, headers] of requests) {
    const lines = await loggedBy(site, async () => {
      const { text, cookies } = await rawRequest(address, SESSION, {
        method: 'POST',
        headers: { origin: `http://${headers.host}`, ...headers },
        body: JSON.stringify({ idToken }),
      });
      expect({ ...(JSON.parse(text) as object), cookies }).toEqual({
        outcome: 'unavailable',
        cookies: [],
      });
      const config = await rawRequest(address, '/api/account/config', { headers });
      expect(config.status).toBe(503);
    });
    const line = { event: 'sign-in-refused', code: 'not-loopback' };
    expect(lines, `${address} ${JSON.stringify(headers)}`).toMatchObject([line, line]);
  }
  expect((await signIn(site.url, idToken)).outcome).toBe('done');
  await site.stop();
});

test('sign-in: makes a session that sign-out ends wherever its cookie was copied to', async ({
  baseURL,
}) => {
  const email = newAddress();
  const { idToken, localId } = await newAccount(email);
  const padding = ' '.repeat(70_000);
  expect((await signIn(baseURL!, idToken, { padding })).outcome).toBe('unavailable');
  const { cookie: phone, ...result } = await signIn(baseURL!, idToken);
  expect(result).toMatchObject({ outcome: 'done', user: { id: localId } });
  const { user, cookies } = await readSession(baseURL!, phone);
  expect(user).toEqual(result.user);
  const attributes = Object.keys(cookieOf(cookies, 'session')).sort();
  expect(attributes).toEqual(['expires', 'httponly', 'path', 'samesite', 'value']);
  const laptop = await signIn(baseURL!, (await firebase().login(email, PASSWORD)).idToken);

  expect((await signOut(baseURL!, phone)).status).toBe(204);
  const copy = await readSession(baseURL!, phone);
  expect(copy.user).toBeNull();
  expect(cookieOf(copy.cookies, 'session').value).toBe('');
  expect(await canWriteProfile(baseURL!, phone)).toBe(false);
  expect(await canCompleteProfile(baseURL!, phone)).toBe(false);
  expect((await readSession(baseURL!, laptop.cookie)).user).not.toBeNull();
  expect(await canWriteProfile(baseURL!, laptop.cookie)).toBe(true);
});

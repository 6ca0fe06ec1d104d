import { networkInterfaces } from 'node:os';
import { onTestFinished } from 'vitest';
import { rawRequest } from '../support/raw-request';
import { expect, test } from '../support/server-test';
import { AUTH_SECRET, sessionToken } from '../support/session';
import { cookieOf, readSession, signIn } from '../support/session-requests';
import { startSite } from '../support/site';
import { loggedBy } from '../support/site-log';
import { newAccount } from '../support/visitor';

const SESSION = '/api/account/session';

test('session: over https the cookie is for https, this host and no script', async () => {
  const address = 'https://example.in';
  const name = '__Host-session';
  // The build of the tests is for this machine.
  const site = await startSite({ SITE_URL: address, BUILT_WITH: '', AUTH_SECRET });
  onTestFinished(site.stop);
  const token = await sessionToken({ uid: 'uid-asha' }, { name });
  const { user, cookies } = await readSession(site.url, `${name}=${token}`);
  expect(user!.id).toBe('uid-asha');
  expect(cookieOf(cookies, name)).toMatchObject({ samesite: expect.stringMatching(/^lax$/i) });

  const remove = (origin: string) =>
    rawRequest(site.url, SESSION, {
      method: 'DELETE',
      headers: { origin, host: 'example.in', cookie: `${name}=${token}` },
    });
  expect((await remove('http://example.in')).cookies, 'of a page without https').toEqual([]);
  const signedOut = await remove(address);
  expect(cookieOf(signedOut.cookies, name).value).toBe('');
  for (const cookie of [...cookies, ...signedOut.cookies]) {
    expect(cookie).toMatch(/^__(Host|Secure)-.*; Path=\//);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).not.toMatch(/; Domain/i);
  }
  const plain = await sessionToken({ uid: 'uid-asha' });
  for (const cookie of [`session=${plain}`, `${name}=${plain}`]) {
    expect((await readSession(site.url, cookie)).user, 'of a site without https').toBeNull();
  }
});

test('sign-in: accepts unsigned tokens from this machine alone', async () => {
  const site = await startSite({
    FIREBASE_AUTH_EMULATOR_HOST: new URL(process.env.IDENTITY_URL!).host,
    AUTH_SECRET,
  });
  onTestFinished(site.stop);
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
      expect(JSON.parse(text)).toEqual({ outcome: 'unavailable' });
      expect(cookies).toEqual([]);
      const config = await rawRequest(address, '/api/account/config', { headers });
      expect(config.status).toBe(503);
    });
    const line = { event: 'sign-in-refused', code: 'not-loopback' };
    expect(lines, `${address} ${JSON.stringify(headers)}`).toMatchObject([line, line]);
  }
  expect((await signIn(site.url, idToken)).outcome).toBe('done');
});

import { networkInterfaces } from 'node:os';
import { createClient } from '@libsql/client';
import { firebase, newAccount, newAddress } from '../support/account';
import { identityProxy, type IdentityProxy } from '../support/identity-proxy';
import { rawRequest } from '../support/raw-request';
import { AUTH_SECRET, seconds, sessionToken } from '../support/session';
import { mayWriteProfile, readSession, signIn, signOut } from '../support/session-requests';
import { type RunningSite, startSite } from '../support/site';
import { loggedBy } from '../support/site-log';
import { expect, test } from '../support/test';

/** Sign-in while one of its steps fails. None of these tests opens a page. */
test.describe.configure({ mode: 'default' });

let proxy: IdentityProxy;
let site: RunningSite;
let folder: string;
test.beforeAll(async ({}, info) => {
  folder = info.outputPath('data');
  proxy = await identityProxy(process.env.IDENTITY_URL!);
  site = await startSite({
    DATA_DIR: folder,
    FIREBASE_AUTH_EMULATOR_HOST: proxy.host,
    AUTH_SECRET,
  });
});
test.beforeEach(() => proxy.treat(() => 'pass'));
test.afterAll(async () => {
  await site?.stop();
  await proxy?.close();
});

const logged = (work: () => Promise<unknown>) => loggedBy(site, work);

const accounts = () => createClient({ url: `file:${folder}/accounts.db` });

test('sign-in: revokes before it remembers, and again after a revocation failed', async () => {
  const email = newAddress();
  const thief = await newAccount(email);
  const taken = await signIn(site.url, thief.idToken);
  expect(taken.outcome).toBe('done');
  await firebase().change(thief.localId, { validSince: String(seconds() - 120) });
  const older = await sessionToken({ sub: thief.localId, signedInAt: seconds() - 60 });
  expect(await mayWriteProfile(site.url, `session=${older}`)).toBe(true);

  proxy.treat((call) => (call === 'accounts:update' ? 'fail' : 'pass'));
  const owner = await firebase().google(email, 'Asha');
  const lines = await logged(async () => {
    expect(await signIn(site.url, owner.idToken)).toMatchObject({
      outcome: 'unavailable',
      cookie: '',
    });
  });
  expect(lines).toMatchObject([
    { event: 'sign-in-unavailable', code: 'auth-internal-error', state: 'revoke' },
  ]);

  proxy.treat(() => 'pass');
  const before = proxy.received.length;
  const entered = await signIn(site.url, owner.idToken);
  expect(entered.outcome).toBe('done');
  expect(proxy.received.slice(before)).toContain('accounts:update');
  expect(await mayWriteProfile(site.url, `session=${older}`)).toBe(false);
  expect(await mayWriteProfile(site.url, entered.cookie)).toBe(true);
});

test('sign-in: is unavailable while accounts cannot be stored, and revokes at the next try', async () => {
  await signIn(site.url, (await newAccount()).idToken);
  const { idToken, localId } = await firebase().google(newAddress(), 'Asha');
  const revocations = () => proxy.received.filter((call) => call === 'accounts:update').length;
  const before = revocations();
  const other = await accounts().transaction('write');
  const lines = await logged(async () => {
    expect((await signIn(site.url, idToken)).outcome).toBe('unavailable');
  });
  await other.rollback();
  expect(lines).toMatchObject([
    {
      event: 'sign-in-unavailable',
      code: expect.stringMatching(/^sqlite-busy/) as unknown,
      state: 'remember',
    },
  ]);
  // Tokens of the second in which they were revoked are still good, and later ones are not.
  await firebase().change(localId, { validSince: String(seconds() - 120) });
  expect((await signIn(site.url, idToken)).outcome).toBe('done');
  expect(revocations() - before).toBe(2);
});

test('sign-in: answers within ten seconds whichever step hangs, and sets no cookie later', async () => {
  const [verified, revoked] = await Promise.all([
    newAccount(),
    firebase().google(newAddress(), 'Asha'),
  ]);
  proxy.treat((call, body) => {
    if (call === 'accounts:lookup' && body.includes(verified.localId)) return 'hang';
    return call === 'accounts:update' ? 'hang' : 'pass';
  });
  const lines = await logged(() =>
    Promise.all(
      [verified, revoked].map(async ({ idToken }) => {
        const answer = await signIn(site.url, idToken);
        expect(answer).toMatchObject({ outcome: 'unavailable', cookie: '' });
      }),
    ),
  );
  expect(lines.sort((a, b) => a.state!.localeCompare(b.state!))).toMatchObject([
    { event: 'sign-in-unavailable', code: 'deadline', state: 'revoke' },
    { event: 'sign-in-unavailable', code: 'deadline', state: 'verify' },
  ]);
});

test('sign-in: logs one line with the reason of each refusal', async () => {
  const { idToken, localId } = await newAccount();
  const [head, body] = idToken.split('.') as [string, string];
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const forged = (changes: object) =>
    `${head}.${Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url')}.`;
  const iss = 'https://securetoken.google.com/another';
  const cases: [code: string, outcome: string, token: string][] = [
    ['malformed', 'unavailable', 'a.b.c'],
    ['malformed', 'unavailable', ''],
    ['project-mismatch', 'unavailable', forged({ aud: 'another', iss })],
    ['expired', 'unavailable', forged({ exp: 1, iat: 0 })],
    ['stale', 'unavailable', forged({ auth_time: [Math.floor(Date.now() / 1000)] })],
    ['no-email', 'refused', forged({ email: { at: 'example.in' } })],
  ];
  for (const [code, outcome, token] of cases) {
    const lines = await logged(async () => {
      expect((await signIn(site.url, token)).outcome, code).toBe(outcome);
    });
    expect(lines, code).toMatchObject([{ event: 'sign-in-refused', code }]);
  }
  await firebase().change(localId, { disableUser: true });
  const lines = await logged(() => signIn(site.url, idToken));
  expect(lines).toMatchObject([{ event: 'sign-in-refused', code: 'disabled' }]);
});

test('sign-in: takes unsigned tokens from this machine alone', async () => {
  const { idToken } = await newAccount();
  const body = JSON.stringify({ idToken });
  const { port } = new URL(site.url);
  const addresses = Object.values(networkInterfaces())
    .flat()
    .filter((each) => each?.family === 'IPv4' && !each.internal)
    .map((each) => `http://${each!.address}:${port}`);
  const requests: [string, Record<string, string>][] = [
    ...addresses.map((address): [string, Record<string, string>] => [
      address,
      { host: `localhost:${port}` },
    ]),
    [site.url, { 'x-forwarded-for': '203.0.113.7' }],
    [site.url, { forwarded: 'for=203.0.113.7' }],
    [site.url, { host: `sutra.example.in:${port}` }],
  ];
  for (const [address, headers] of requests) {
    const origin = `http://${headers.host ?? new URL(site.url).host}`;
    const what = `${address} ${JSON.stringify(headers)}`;
    const lines = await logged(async () => {
      const answer = await rawRequest(address, '/api/account/session', {
        method: 'POST',
        headers: { origin, ...headers },
        body,
      });
      expect(JSON.parse(answer.text), what).toEqual({ outcome: 'unavailable' });
      expect(answer.cookies, what).toEqual([]);
    });
    expect(lines, what).toMatchObject([{ event: 'sign-in-refused', code: 'not-loopback' }]);
    const configLines = await logged(async () => {
      const config = await rawRequest(address, '/api/account/config', { headers });
      expect(config.status, what).toBe(503);
    });
    expect(configLines, what).toMatchObject([{ event: 'sign-in-refused', code: 'not-loopback' }]);
  }
  expect((await signIn(site.url, idToken)).outcome).toBe('done');
});

test('session: is read while provider or store fail, but writes nothing', async () => {
  const { idToken, localId } = await newAccount();
  const { cookie } = await signIn(site.url, idToken);
  proxy.treat(() => 'reset');
  expect((await readSession(site.url, cookie)).id).toBe(localId);
  expect(await mayWriteProfile(site.url, cookie)).toBe(false);
  proxy.treat(() => 'pass');
  expect(await mayWriteProfile(site.url, cookie)).toBe(true);

  await accounts().execute('ALTER TABLE revoked_sessions RENAME TO away');
  const lines = await logged(async () => {
    expect((await readSession(site.url, cookie)).id).toBe(localId);
  });
  expect(lines).toMatchObject([{ event: 'account-store-unavailable', code: 'sqlite-error' }]);
  expect(await mayWriteProfile(site.url, cookie)).toBe(false);
  await accounts().execute('ALTER TABLE away RENAME TO revoked_sessions');
  expect(await mayWriteProfile(site.url, cookie)).toBe(true);
});

test('sign-out: is refused from elsewhere, and logged', async () => {
  const { cookie } = await signIn(site.url, (await newAccount()).idToken);
  const lines = await logged(async () => {
    const { status, cookies } = await signOut(site.url, cookie, { origin: 'https://evil.example' });
    expect({ status, cookies }).toEqual({ status: 403, cookies: [] });
  });
  expect(lines).toMatchObject([{ event: 'origin-refused', code: 'foreign' }]);
  expect((await readSession(site.url, cookie)).id).toBeTruthy();
});

import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { saveUser } from '@/lib/shop/account/server/users';
import { usersIn } from '@/lib/shop/account/server/user-store';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { collect } from '@sutra/outbox/store';
import { runBin } from '@/scripts/lib/run.mjs';
import { noSettings } from '@/scripts/lib/setting-names.mjs';
import { asha, typedProfile } from '../support/asha';
import { processorTime, slowness } from '../support/processor-time';
import { rawRequest } from '../support/raw-request';
import { scratch } from '../support/scratch';
import { actionBody, callAction, serverActions } from '../support/server-actions';
import { expect, test } from '../support/server-test';
import { AUTH_SECRET, sessionToken } from '../support/session';
import {
  canCompleteProfile,
  cookieOf,
  readSession,
  signIn,
  signOut,
} from '../support/session-requests';
import { type RunningSite, startSite } from '../support/site';
import { loggedBy } from '../support/site-log';
import { newAccount } from '../support/visitor';

const SESSION = '/api/account/session';

/** Cookies of Auth.js that others may set, with any value. */
const FOREIGN_COOKIES = [
  'authjs.callback-url=x',
  '__Secure-authjs.callback-url=%',
  'authjs.csrf-token=x|y',
  `__Host-authjs.csrf-token=${'a'.repeat(6000)}`,
  'authjs.session-token.0=x',
].flatMap((each, index, all) => [each, all.slice(0, index + 1).join('; ')]);

test('session: signs in and out whatever other cookies the browser sends', async ({ baseURL }) => {
  const { idToken, name } = await newAccount();
  const body = JSON.stringify({ idToken });
  for (const others of new Set(FOREIGN_COOKIES)) {
    const headers = { origin: baseURL, cookie: others };
    const signedIn = await rawRequest(baseURL, SESSION, { method: 'POST', headers, body });
    expect(JSON.parse(signedIn.text), others).toMatchObject({ outcome: 'done' });
    expect(signedIn.cookies.map((each) => each.split('=')[0])).toEqual(['session']);
    const cookie = `session=${cookieOf(signedIn.cookies, 'session').value}`;
    expect((await readSession(baseURL, `${others}; ${cookie}`)).user).toMatchObject({ name });
    const signedOut = await signOut(baseURL, `${others}; ${cookie}`);
    expect(signedOut.status).toBe(204);
    const kept = [...others.split('; '), cookie].filter((sent) => {
      const sentName = sent.split('=')[0]!;
      return cookieOf(signedOut.cookies, sentName)['max-age'] !== '0';
    });
    expect(kept, 'left in the browser').toEqual([]);
    expect((await readSession(baseURL, cookie)).user, 'with a copy of the cookie').toBeNull();
  }
});

test('session: over https the cookie is for https, this host and no script', async () => {
  const address = 'https://example.in';
  const name = '__Host-session';
  const own = scratch();
  onTestFinished(own.remove);
  const database = sqliteDatabase(own.root);
  const { id: uid, createdAt } = await saveUser(asha, usersIn(database));
  await database.close();
  // The build of the tests is for this machine.
  const settings = { SITE_URL: address, BUILT_WITH: '', AUTH_SECRET, DATA_DIR: own.root };
  const secure = await startSite(settings);
  onTestFinished(secure.stop);
  const token = await sessionToken({ uid, createdAt }, { name });
  const { user, cookies } = await readSession(secure.url, `${name}=${token}`);
  expect(user!.id).toBe('uid-asha');
  expect(cookieOf(cookies, name)).toMatchObject({ samesite: expect.stringMatching(/^lax$/i) });

  const remove = (origin: string) =>
    rawRequest(secure.url, SESSION, {
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
  const plain = await sessionToken({ uid, createdAt });
  for (const cookie of [`session=${plain}`, `${name}=${plain}`]) {
    expect((await readSession(secure.url, cookie)).user, 'of a site without https').toBeNull();
  }
});

const { root: folder, remove: removeFolder } = scratch();
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({
    DATA_DIR: folder,
    AUTH_SECRET,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(process.env.IDENTITY_URL!).host,
    PROFILE_URL: new URL('/exec', process.env.SHEET_URL).href,
  });
});
afterAll(async () => {
  await site?.stop();
  removeFolder();
});

test('session: is over once the owner has erased the account', async ({ sheet }) => {
  const { idToken, email } = await newAccount();
  const { cookie } = await signIn(site.url, idToken);
  expect(await canCompleteProfile(site.url, cookie)).toBe(true);
  const env = { ...process.env, ...noSettings(), DATA_DIR: folder, AUTH_SECRET };
  const command = ['scripts/submissions/index.ts', 'erase', '--email', email, '--yes'];
  expect(await runBin('tsx/dist/cli.mjs', command, { quiet: true, env })).toMatchObject({
    code: 0,
    output: expect.stringContaining('accounts: 1'),
  });
  expect(await canCompleteProfile(site.url, cookie)).toBe(false);
  await callAction(`${site.url}/books`, serverActions().submitProfileAction!, {
    body: actionBody(['a-form-of-an-erased-account', '$K1'], typedProfile),
    headers: { cookie, origin: site.url },
  });
  expect(await sheet.received(email)).toEqual([]);
  expect((await readSession(site.url, cookie)).user).toBeNull();
  const store = sqliteStore(folder);
  onTestFinished(() => store.close());
  expect(await collect(store.rows())).toEqual([]);
});

test('sign-in: accepts unsigned tokens from this machine alone', async () => {
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

const deep = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth);

/** What no page of ours sends. */
const bodies: Record<string, string> = {
  nothing: '',
  'no JSON': 'idToken=a',
  'no token': '{}',
  'a token of another type': '{"idToken":{"toString":"a"}}',
  'a token beside something else': '{"idToken":"a.b.c","user":{"id":"uid-asha"}}',
  'a prototype': '{"__proto__":{"idToken":"a.b.c"},"constructor":{"prototype":{}}}',
  'deep arrays': deep('[', ']', 30_000),
  'deep objects': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  'a long token': `{"idToken":"${'a'.repeat(60_000)}"}`,
  'a token of dots': `{"idToken":"${'.'.repeat(4_000)}"}`,
  'a token of three long parts': `{"idToken":"${Array(3).fill('e'.repeat(1_300)).join('.')}"}`,
  'more than 64 kB': `{"idToken":"a.b.c","more":"${'x'.repeat(200_000)}"}`,
};

test('sign-in: answers whatever is sent, at little cost', async () => {
  const limit = 50 * slowness();
  const post = (body: string) =>
    rawRequest(site.url, '/api/account/session', {
      method: 'POST',
      headers: { origin: site.url },
      body,
    });
  // The first one loads Firebase.
  await post('{"idToken":"a.b.c"}');
  for (const [what, body] of Object.entries(bodies)) {
    const costs: number[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const before = processorTime(site.pid);
      const { status, text, cookies } = await post(body);
      costs.push(processorTime(site.pid) - before);
      expect([status, text], what).toEqual([200, '{"outcome":"unavailable"}']);
      expect(cookies, what).toEqual([]);
    }
    expect(Math.min(...costs), what).toBeLessThan(limit);
  }
});

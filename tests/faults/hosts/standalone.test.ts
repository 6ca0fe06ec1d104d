import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { readLog } from '@/tests/support/log-lines';
import { expectSoundAnswers, findScript } from '@/tests/support/odd-requests';
import { LOST, pages } from '@/tests/support/pages';
import { expectRefusedStart } from '@/tests/support/refused-start';
import { scratch } from '@/tests/support/scratch';
import { postMessage } from '@/tests/support/server-actions';
import { expect, test } from '@/tests/support/server-test';
import { AUTH_SECRET, sessionToken } from '@/tests/support/session';
import { readSession, signIn, signOut } from '@/tests/support/session-requests';
import { respond } from '@/tests/support/sheet';
import { copyStandalone, type RunningSite, startSite } from '@/tests/support/site';
import { newAccount, typed } from '@/tests/support/visitor';

const data = scratch();
let standalone: ReturnType<typeof copyStandalone>;
let site: RunningSite | undefined;

beforeAll(() => void (standalone = copyStandalone()));
afterEach(() => site?.stop());
afterAll(() => {
  standalone.remove();
  data.remove();
});

// Which settings are refused, and why, is tested in the unit tests of `lib/env.ts` and `lib/server/start/data-dir.ts`.
test('standalone server: exits with a sentence when settings are refused', async () => {
  const settings = { DATA_DIR: data.root, AUTH_SECRET, HOSTNAME: '0.0.0.0' };
  await expectRefusedStart(settings, 'SITE_URL must be set, or', standalone.server);
});

test('standalone server: SIGTERM ends it while a request hangs, and idle connections at once', async () => {
  site = await startSite({ AUTH_SECRET }, standalone.server);
  const port = Number(new URL(site.url).port);
  const [idle, hanging] = [connect(port), connect(port)];
  const closed: string[] = [];
  for (const [name, socket] of Object.entries({ idle, hanging })) {
    socket.on('error', () => {}).on('close', () => closed.push(name));
    socket.resume();
  }
  const ends = [idle, hanging].map((socket) => once(socket, 'close'));
  hanging.write(
    `POST /api/account/session HTTP/1.1\r\nhost: localhost\r\norigin: ${site.url}\r\ncontent-length: 99\r\n\r\n{`,
  );
  // The request has been read when a later one on another connection is answered.
  await fetch(site.url);
  expect((await site.end('SIGTERM')).code).toBe(143);
  await Promise.all(ends);
  expect(closed).toEqual(['idle', 'hanging']);
});

/** An answer, without what differs from one moment to the next. */
async function answer(address: string) {
  const response = await fetch(address);
  const headers = Object.fromEntries(response.headers);
  for (const name of ['date', 'connection', 'keep-alive']) delete headers[name];
  return { status: response.status, headers, body: await response.text() };
}

test('standalone build: answers as it does beside its modules', async ({ baseURL }) => {
  const names = await readdir(standalone.server.folder);
  const known = ['.next', 'app', 'lib', 'node_modules', 'package.json', 'public', 'server.js'];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  site = await startSite({}, standalone.server);
  const home = await (await fetch(site.url)).text();
  const assets = home.match(/\/_next\/static\/[\w./~-]+/g)!;
  const chunks = /data-scripts="([^"]+)"/.exec(home)![1]!.split(' ');
  for (const path of [...pages, LOST, '/icon.svg', ...chunks, ...new Set(assets)]) {
    expect(await answer(site.url + path), path).toEqual(await answer(baseURL + path));
  }
  await expectSoundAnswers(site.url, ['/about', await findScript(site.url)], 'alone');
});

/**
 * Every file below the folder that the server runs in, with the time of its last change. Next's own
 * copies of pages are left out.
 */
async function listFiles(): Promise<string[]> {
  const { folder } = standalone.server;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/.next/server/route-cache/'));
  const lines = paths.map(async (path) => `${path} ${(await stat(path)).mtimeMs}`);
  return (await Promise.all(lines)).sort();
}

test('no store: messages are delivered, and no file is written', async ({ sheet, sender }) => {
  const before = await listFiles();
  const CRON_SECRET = 'cron-kanari-7f3q-2x9d-5m1w-8h4k-6z0t';
  // As functions on AWS have it, and so those of Netlify.
  site = await startSite(
    {
      AWS_LAMBDA_FUNCTION_NAME: 'site',
      DATA_DIR: '',
      AUTH_SECRET,
      CRON_SECRET,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(process.env.IDENTITY_URL!).host,
      CONTACT_SHEET_URL: process.env.SHEET_URL!,
    },
    standalone.server,
  );
  const { url, output, stop } = site;
  expect(output().match(/FIREBASE_SERVICE_ACCOUNT and DATA_DIR are not set/g)).toHaveLength(1);
  await sheet.plan(sender, respond(503), respond(201));
  const values = { ...typed, email: sender };
  expect((await postMessage(url, values)).text).toContain('"reason":"refused","kept":false');
  expect((await postMessage(url, values)).state).toBe('success');
  expect(await sheet.received(sender)).toHaveLength(2);

  const get = async (path: string, secret = '') => {
    const headers = { authorization: secret && `Bearer ${secret}` };
    const response = await fetch(url + path, { headers });
    return [response.status, (await response.json()) as unknown];
  };
  const health = { status: 'ok', store: 'none' };
  const receivers = { contact: 'configured', profile: 'unset' };
  expect(await get('/api/health')).toEqual([200, health]);
  expect(await get('/api/health', CRON_SECRET)).toEqual([200, { ...health, receivers }]);
  expect(await get('/api/outbox', CRON_SECRET)).toEqual([200, { attempts: 0, delivered: 0 }]);

  const { localId, idToken } = await newAccount();
  expect((await fetch(`${url}/api/account/config`)).status).toBe(503);
  expect(await signIn(url, idToken)).toEqual({ outcome: 'unavailable', cookie: '' });
  const cookie = `session=${await sessionToken({ uid: localId })}`;
  expect((await readSession(url, cookie)).user).toBeNull();
  expect((await signOut(url, cookie)).status).toBe(204);
  const lines = () => readLog(output().match(/^\{.*\}$/gm) ?? []);
  const refusal = { event: 'sign-in-refused', code: 'no-store' };
  await expect
    .poll(() => lines().filter(({ event }) => event === refusal.event))
    .toMatchObject([refusal, refusal]);
  expect(lines().filter(({ level }) => level === 'error')).toEqual([]);
  await stop();
  expect(await listFiles()).toEqual(before);
});

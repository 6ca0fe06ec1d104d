import { cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  firebase,
  login,
  loginToBuy,
  newAddress,
  PASSWORD,
  said as saidInDialog,
  words as accountWords,
} from '../support/account';
import {
  chatText,
  expectKept,
  open,
  said,
  sendButton,
  toast,
  typed,
  words,
  write,
} from '../support/contact-form';
import { contactPost, postMessage } from '../support/contact-post';
import { scratch } from '../support/scratch';
import { AUTH_SECRET, sessionToken } from '../support/session';
import { readSession, signIn, signOut } from '../support/session-requests';
import { ROOT, type RunningSite, standaloneServer, startSite } from '../support/site';
import { expect, hydrated, respond, test } from '../support/test';

const CRON_SECRET = 'cron-kanari-7f3q-2x9d-5m1w-8h4k-6z0t';

/** As functions on AWS have it, and so those of Netlify and OpenNext. No store is set. */
const FUNCTION = {
  AWS_LAMBDA_FUNCTION_NAME: 'site',
  DATA_DIR: '',
  AUTH_SECRET,
  CRON_SECRET,
};

const START_NOTE = /FIREBASE_SERVICE_ACCOUNT and DATA_DIR are not set/g;

const folder = scratch();
const server = standaloneServer(join(folder.root, 'standalone'));
let site: RunningSite | undefined;

test.describe.configure({ mode: 'default' });
test.beforeAll(() =>
  cp(join(ROOT, '.next/standalone'), server.folder, { recursive: true, preserveTimestamps: true }),
);
test.afterEach(() => site?.stop());
test.afterAll(() => folder.remove());

/**
 * Every file below the folder that the server runs in, with the time of its last change. Next's own
 * copies of pages are left out.
 */
async function files(): Promise<string[]> {
  const entries = await readdir(folder.root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/.next/server/route-cache/'));
  const changes = paths.map(async (path) => `${path} ${(await stat(path)).mtimeMs}`);
  return (await Promise.all(changes)).sort();
}

const health = async (authorization = '') => {
  const response = await fetch(`${site!.url}/api/health`, { headers: { authorization } });
  return { status: response.status, body: (await response.json()) as unknown };
};

const lines = () =>
  site!
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: string; event: string; code?: string });

test('no store: a message succeeds once its receiver has taken it, and no file is written', async ({
  sheet,
  sender,
}) => {
  const before = await files();
  const emulator = new URL(process.env.IDENTITY_URL!).host;
  const settings = { CONTACT_SHEET_URL: process.env.SHEET_URL!, ...FUNCTION };
  site = await startSite({ ...settings, FIREBASE_AUTH_EMULATOR_HOST: emulator }, server);
  expect(site.output().match(START_NOTE)).toHaveLength(1);

  const form = await contactPost(site.url);
  await sheet.plan(sender, respond(503), respond(201));
  const refused = await postMessage(form, { ...typed, email: sender });
  expect(refused.state).toBe('failed');
  expect(refused.text).toContain('"reason":"refused","kept":false');
  expect((await postMessage(form, { ...typed, email: sender })).state).toBe('success');
  expect(await sheet.received(sender)).toHaveLength(2);

  expect(await health()).toEqual({ status: 200, body: { status: 'ok', store: 'none' } });
  expect((await health(`Bearer ${CRON_SECRET}`)).body).toEqual({
    status: 'ok',
    store: 'none',
    targets: { contact: 'configured', profile: 'unset' },
  });
  const drained = await fetch(`${site.url}/api/outbox`, {
    headers: { authorization: `Bearer ${CRON_SECRET}` },
  });
  expect(await drained.json()).toEqual({ attempts: 0, delivered: 0, erased: 0 });

  const { localId, idToken } = await firebase().register({
    email: newAddress(),
    password: PASSWORD,
  });
  expect((await fetch(`${site.url}/api/account/config`)).status).toBe(503);
  expect(await signIn(site.url, idToken)).toEqual({ outcome: 'unavailable', cookie: '' });
  const cookie = `session=${await sessionToken({ uid: localId })}`;
  expect((await readSession(site.url, cookie)).user).toBeNull();
  expect((await signOut(site.url, cookie)).status).toBe(204);
  await expect
    .poll(() => lines().filter(({ event }) => event === 'sign-in-refused'))
    .toEqual(Array(2).fill(expect.objectContaining({ code: 'no-store' })));
  expect(lines().filter(({ level }) => level === 'error')).toEqual([]);

  await site.stop();
  expect(await files()).toEqual(before);
});

test('no store: a message without a receiver fails and is kept in the form, and nobody can sign in', async ({
  page,
  problems,
  sheet,
  sender,
}) => {
  problems.allow(/Failed to load resource.+503/);
  const before = await files();
  site = await startSite(FUNCTION, server);
  await open(page, `${site.url}/contact`);
  await write(page, sender);
  await sendButton(page).click();
  await expect(toast(page, 'Submission Failed')).toBeVisible();
  const alert = said(page, 'alert', words.outcomes.refused.text);
  await expect(alert).toContainText(words.typed);
  await expect(alert).not.toContainText(words.kept);
  await expectKept(page, sender);
  expect(await chatText(page)).toBe(`${typed.subject}\n\n${typed.message}\n\n${typed.name}`);
  expect(await sheet.received(sender)).toEqual([]);

  await page.goto(`${site.url}/books`);
  await hydrated(page);
  await loginToBuy(page).click();
  await login(page, sender);
  await expect(saidInDialog(page, accountWords.toasts.error.title)).toBeVisible();

  expect(await health()).toEqual({ status: 200, body: { status: 'degraded', store: 'none' } });
  expect(lines().filter(({ level }) => level === 'error')).toEqual([]);
  await site.stop();
  expect(await files()).toEqual(before);
});

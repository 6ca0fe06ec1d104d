import { TRAP } from '@/lib/contact/fields';
import { sqliteStore } from '@/lib/outbox/sqlite';
import { collect } from '@/lib/outbox/store';
import { runBin } from '@/scripts/lib/run.mjs';
import { noSettings } from '@/scripts/lib/setting-names.mjs';
import { typed } from '../support/contact-form';
import { scratch } from '../support/scratch';
import { postMessage } from '../support/server-actions';
import { type RunningSite, startSite } from '../support/site';
import { expect, respond, test } from '../support/test';
import { contact as texts } from '../support/words';

const { form: words } = texts;

// One site for the whole file, which two tests end.
test.describe.configure({ mode: 'default' });

const CRON_SECRET = 'cron-kanari-7f3q-2x9d-5m1w-8h4k-6z0t';
const data = scratch();
const settings = () => ({
  DATA_DIR: data.root,
  CONTACT_SHEET_URL: process.env.SHEET_URL!,
  CRON_SECRET,
});

let site: RunningSite;
const start = async () => void (site = await startSite(settings()));
test.beforeAll(start);
test.afterAll(async () => {
  await site.stop();
  data.remove();
});

/** The rows of a sender in the store of the site. */
async function storedRows(sender: string) {
  const store = sqliteStore(data.root);
  const rows = await collect(store.rows());
  await store.close();
  return rows.filter(({ payload }) => (payload as { email: string }).email.endsWith(sender));
}

const get = (path: string, authorization = `Bearer ${CRON_SECRET}`) =>
  fetch(site.url + path, { headers: { authorization } });

const retryAll = () =>
  runBin('tsx/dist/cli.mjs', ['scripts/submissions.ts', 'retry', '--all'], {
    quiet: true,
    env: { ...process.env, ...noSettings(), ...settings() },
  });

test('outbox: a refused message survives kill -9', async ({ sheet, sender, contact }) => {
  await sheet.plan(sender, respond(503), respond(201));
  await contact.open(site.url);
  await contact.send(sender);
  await expect(contact.outcome('alert', words.outcomes.refused.title)).toContainText(words.kept);
  expect(await storedRows(sender)).toMatchObject([
    { payload: { ...typed, email: sender }, attempts: 1 },
  ]);
  await site.end('SIGKILL');

  await start();
  await expect(async () => {
    expect((await get('/api/outbox')).status).toBe(200);
    expect(await sheet.received(sender)).toHaveLength(2);
  }).toPass({ intervals: [250] });
  const [first, second] = await sheet.received(sender);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect((await storedRows(sender)).map(({ state }) => state)).toEqual(['delivered']);
  expect(await (await get('/api/health')).json()).toMatchObject({
    status: 'ok',
    open: 0,
    receivers: { contact: 'configured' },
  });
});

test('spam trap: the owner sends what it keeps', async ({ page, sheet, sender, contact }) => {
  await contact.open(site.url);
  await contact.write(sender);
  await page.locator(`input[name=${TRAP}]`).fill('https://spam.example');
  await contact.sendButton.click();
  await contact.expectSent();
  expect((await storedRows(sender)).map(({ state }) => state)).toEqual(['quarantined']);
  expect(await sheet.received(sender)).toEqual([]);
  expect((await retryAll()).code).toBe(0);
  expect(await sheet.received(sender)).toHaveLength(1);
});

test('rate limit: rejects the ninth, keeps its text', async ({ page, sheet, sender, contact }) => {
  // The name of this machine has two addresses, and a sender is counted at each.
  const url = site.url.replace('localhost', '127.0.0.1');
  const forged = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
  await page.setExtraHTTPHeaders(forged(9));
  const post = (n: number) =>
    postMessage(
      url,
      { ...typed, email: sender, message: `Message ${n}` },
      { origin: url, ...forged(n) },
    );
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(post));
  expect(answers.map(({ state }) => state)).toEqual(Array(8).fill('success'));
  await contact.open(url);
  await contact.send(sender);
  const alert = contact.outcome('alert', words.outcomes.limited.title);
  await expect(alert).toContainText(words.typed);
  await expect(alert).not.toContainText(words.kept);
  await expect(page.getByRole('link', { name: texts.form.whatsapp })).toBeVisible();
  await contact.expectKept(sender);
  expect(await sheet.received(sender)).toHaveLength(8);
  expect(await storedRows(sender)).toHaveLength(8);
  for (const secret of ['', 'Bearer wrong', `Basic ${CRON_SECRET}`]) {
    expect((await get('/api/outbox', secret)).status).toBe(404);
  }
});

test('shutdown: SIGTERM answers twenty messages on their way', async ({ sheet, sender }) => {
  const senders = Array.from({ length: 20 }, (_, n) => `${n}-${sender}`);
  await Promise.all(senders.map((email) => sheet.plan(email, { does: 'hold' })));
  const answers = Promise.all(senders.map((email) => postMessage(site.url, { ...typed, email })));
  const received = () => Promise.all(senders.map((email) => sheet.received(email)));
  await expect.poll(async () => (await received()).flat()).toHaveLength(20);
  const ended = site.end('SIGTERM');
  const isOpen = () => fetch(site.url).then(Boolean, () => false);
  await expect.poll(isOpen, 'no further request is taken').toBe(false);
  await sheet.release();
  const { code } = await ended;
  expect((await answers).map(({ state }) => state)).toEqual(Array(20).fill('success'));
  expect(code).toBe(143);
  expect((await storedRows(sender)).map(({ state }) => state)).toEqual(Array(20).fill('delivered'));
});

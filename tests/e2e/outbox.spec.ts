import { contact } from '@/content/en/contact';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { stateOf } from '@/lib/submissions/model/submission';
import { runBin } from '@/scripts/steps/run.mjs';
import { noSettings } from '@/scripts/steps/setting-names.mjs';
import { expectKept, open, said, sendButton, typed, words, write } from '../support/contact-form';
import { contactPost, postMessage } from '../support/contact-post';
import { allRows } from '../support/outbox';
import { type RunningSite, startSite } from '../support/site';
import { delay, expect, respond, test } from '../support/test';

const CRON_SECRET = 'cron-kanari-7f3q-2x9d-5m1w-8h4k-6z0t';
const folder = () => test.info().outputPath('data');
const settings = () => ({
  DATA_DIR: folder(),
  CONTACT_SHEET_URL: process.env.SHEET_URL!,
  CRON_SECRET,
});

let site: RunningSite;
test.afterEach(() => site?.stop());

/** What lies in the store of a site, read beside it. */
async function stored() {
  const store = sqliteStore(folder());
  const rows = await allRows(store);
  await store.close();
  return rows;
}

const drain = (authorization = `Bearer ${CRON_SECRET}`) =>
  fetch(`${site.url}/api/outbox`, { headers: { authorization } });

const command = (...args: string[]) =>
  runBin('tsx/dist/cli.mjs', ['scripts/submissions.ts', ...args], {
    quiet: true,
    env: { ...process.env, ...noSettings(), ...settings() },
  });

test('what the sheet refuses is on the disk, outlives kill -9, and arrives once by itself', async ({
  page,
  sheet,
  sender,
}) => {
  site = await startSite(settings());
  await sheet.plan(sender, respond(503), respond(201));
  await open(page, `${site.url}/contact`);
  await write(page, sender);
  await sendButton(page).click();
  await expect(said(page, 'alert', words.outcomes.refused.title)).toContainText(words.kept);
  expect(await stored()).toMatchObject([{ payload: { ...typed, email: sender }, attempts: 1 }]);
  await site.end('SIGKILL');

  site = await startSite(settings());
  await expect(async () => {
    expect((await drain()).status).toBe(200);
    expect(await sheet.received(sender)).toHaveLength(2);
  }).toPass({ timeout: 20_000 });
  const [first, second] = await sheet.received(sender);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect((await stored()).map(stateOf)).toEqual(['delivered']);
  const health = (await (
    await fetch(`${site.url}/api/health`, { headers: { authorization: `Bearer ${CRON_SECRET}` } })
  ).json()) as unknown;
  expect(health).toMatchObject({ status: 'ok', open: 0, targets: { contact: 'configured' } });
});

test('what a machine filled in is kept for the owner, who lets it go', async ({
  page,
  sheet,
  sender,
}) => {
  site = await startSite(settings());
  await open(page, `${site.url}/contact`);
  await write(page, sender);
  await page.locator('input[name=homepage]').fill('https://spam.example');
  await sendButton(page).click();
  await expect(said(page, 'status', words.outcomes.success.title)).toBeVisible();
  expect((await stored()).map(stateOf)).toEqual(['quarantined']);
  expect(await sheet.received(sender)).toEqual([]);

  expect((await command('list')).output).toMatch(/\tcontact\tquarantined\t.+\tvisitor-/);
  expect((await command('release', '--all')).code).toBe(0);
  expect(await sheet.received(sender)).toHaveLength(1);
});

test('too many of one sender are not taken: the text stays, and WhatsApp is offered', async ({
  page,
  sheet,
  sender,
}) => {
  site = await startSite(settings());
  const form = await contactPost(site.url);
  const message = (n: number) => ({ ...typed, email: sender, message: `Message ${n}` });
  // The name of this machine has two addresses, and a sender is counted at each.
  const from = { 'x-forwarded-for': '203.0.113.7' };
  await page.setExtraHTTPHeaders(from);
  const send = (n: number) => postMessage(form, message(n), { origin: site.url, ...from });
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(send));
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['success']));
  await open(page, `${site.url}/contact`);
  await write(page, sender);
  await sendButton(page).click();
  const alert = said(page, 'alert', words.outcomes.limited.title);
  await expect(alert).toContainText(words.typed);
  await expect(alert).not.toContainText(words.kept);
  await expect(page.getByRole('link', { name: contact.form.whatsapp })).toBeVisible();
  await expectKept(page, sender);
  expect(await sheet.received(sender)).toHaveLength(8);

  // Who does not say where a request comes from, or comes from elsewhere, changes nothing.
  const other = { ...message(9), email: `other-${sender}` };
  const origins: Record<string, string>[] = [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
  ];
  for (const headers of origins) {
    expect((await postMessage(form, other, headers)).state).not.toBe('success');
  }
  expect(await stored()).toHaveLength(8);
  for (const secret of ['', 'Bearer wrong', `Basic ${CRON_SECRET}`]) {
    expect((await drain(secret)).status).toBe(404);
  }
});

test('told to end with twenty messages on their way, it answers all of them first', async ({
  sheet,
  sender,
}) => {
  site = await startSite(settings());
  const form = await contactPost(site.url);
  const senders = Array.from({ length: 20 }, (_, n) => `${n}-${sender}`);
  await Promise.all(senders.map((email) => sheet.plan(email, delay(1_500))));
  const answers = Promise.all(senders.map((email) => postMessage(form, { ...typed, email })));
  await expect
    .poll(async () => (await sheet.received(senders[19]!)).length, { timeout: 10_000 })
    .toBe(1);
  const { code, ms } = await site.end('SIGTERM');
  const states = (await answers).map(({ state }) => state);
  expect(states).toEqual(Array(20).fill('success'));
  expect(code).toBe(143);
  expect(ms).toBeLessThan(25_000);
  expect((await stored()).map(stateOf)).toEqual(Array(20).fill('delivered'));
});

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { Page } from '@sutra/quiet-next/page';
import { TRAP } from '@/lib/contact/fields';
import { runBin } from '@/scripts/lib/run.mjs';
import { noSettings } from '@/scripts/lib/setting-names.mjs';
import { outboxSite } from '../support/outbox-site';
import { postForm, postMessage } from '../support/server-actions';
import { expect, test } from '../support/server-test';
import { type RunningSite } from '../support/site';
import { typed } from '../support/visitor';

const { settings, secret, start, remove, storedRows } = outboxSite();

// One site for the whole file, which the last test ends.
let site: RunningSite;
beforeAll(async () => void (site = await start()));
afterAll(async () => {
  await site?.stop();
  remove();
});

const retry = (...names: string[]) =>
  runBin('tsx/dist/cli.mjs', ['scripts/submissions/index.ts', 'retry', ...names], {
    quiet: true,
    env: { ...process.env, ...noSettings(), ...settings },
  });

test('spam trap: the owner sends what it keeps', async ({ sheet, sender }) => {
  const page = new Page('/contact', [], await (await fetch(`${site.url}/contact`)).text());
  expect(page.all('input', { name: TRAP })).toHaveLength(1);
  const values = { ...typed, email: sender, [TRAP]: 'https://spam.example' };
  expect((await postMessage(site.url, values)).state).toBe('success');
  await postForm(site.url, { ...values, email: `plain-${sender}` });
  const states = (await storedRows(sender)).map(({ state }) => state);
  expect(states).toEqual(['quarantined', 'quarantined']);
  expect(await sheet.received(sender)).toEqual([]);
  expect((await retry('--all')).code).toBe(0);
  expect(await sheet.received(sender)).toEqual([]);
  expect((await retry('--all', '--state', 'quarantined')).code).toBe(0);
  expect(await sheet.received(sender)).toHaveLength(1);
});

test('rate limit: rejects the ninth', async ({ sheet, sender }) => {
  // The name of this machine has two addresses, and a sender is counted at each.
  const url = site.url.replace('localhost', '127.0.0.1');
  const post = (n: number) =>
    postMessage(
      url,
      { ...typed, email: sender, message: `Message ${n}` },
      { origin: url, 'x-forwarded-for': `203.0.113.${n}` },
    );
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(post));
  expect(answers.map(({ state }) => state)).toEqual(Array(8).fill('success'));
  expect((await post(9)).text).toContain('"reason":"limited","kept":false');
  expect(await sheet.received(sender)).toHaveLength(8);
  expect(await storedRows(sender)).toHaveLength(8);
});

test('outbox: its address needs the secret', async () => {
  for (const authorization of ['', 'Bearer wrong', `Basic ${secret}`]) {
    const answer = await fetch(`${site.url}/api/outbox`, { headers: { authorization } });
    expect(answer.status).toBe(404);
  }
});

test('shutdown: SIGTERM answers twenty messages on their way, and closes all databases', async ({
  sheet,
  sender,
}) => {
  // Which opens the accounts, too.
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  const unwritten = () =>
    ['accounts.db', 'submissions.db'].map(
      (name) => statSync(join(settings.DATA_DIR, `${name}-wal`)).size,
    );
  const senders = Array.from({ length: 20 }, (_, n) => `${n}-${sender}`);
  await Promise.all(senders.map((email) => sheet.plan(email, { does: 'hold' })));
  const answers = Promise.all(senders.map((email) => postMessage(site.url, { ...typed, email })));
  const received = () => Promise.all(senders.map((email) => sheet.received(email)));
  await expect.poll(async () => (await received()).flat()).toHaveLength(20);
  expect(Math.min(...unwritten())).toBeGreaterThan(0);
  const ended = site.end('SIGTERM');
  const isOpen = () => fetch(site.url).then(Boolean, () => false);
  await expect.poll(isOpen, { message: 'no further request is taken' }).toBe(false);
  await sheet.release();
  const { code } = await ended;
  expect((await answers).map(({ state }) => state)).toEqual(Array(20).fill('success'));
  expect(code).toBe(143);
  // Empty, because all is in the files.
  expect(unwritten()).toEqual([0, 0]);
  expect((await storedRows(sender)).map(({ state }) => state)).toEqual(Array(20).fill('delivered'));
});

import { expect, it } from 'vitest';
import { noStore } from '@/lib/submissions/drivers/no-store';
import { findChannels } from '@/lib/submissions/notices/channels';
import { holdRow, noticeSites } from './notice-sites';

const { mail, web, webhook, site } = await noticeSites();

it('webhook: gets the same notices as a text', async () => {
  const { store, live } = site({ channels: [webhook] });
  await holdRow(store);
  await live(2);
  const [{ method, headers, body }, ...others] = web.received as [(typeof web.received)[0]];
  expect([method, headers['content-type'], others]).toEqual(['POST', 'application/json', []]);
  const { text } = JSON.parse(body) as { text: string };
  expect(text).toMatch(/^Sutra: messages are held\n\nThe website https:\/\/example\.in needs you/);
});

it('webhook: is a script where Google runs it, and gets what mail gets', () => {
  const url = 'https://script.google.com/macros/s/x/exec';
  expect(findChannels({ OWNER_WEBHOOK_URL: url })).toEqual([
    { name: 'owner-webhook', type: 'script', url },
  ]);
  expect(findChannels({ OWNER_WEBHOOK_URL: web.url })).toEqual([webhook]);
  expect(findChannels({})).toEqual([]);
});

it('ping: follows each successful pass, and a failure is logged once', async () => {
  const { live, logged } = site({ channels: [], pingUrl: web.url });
  await live(2);
  web.behave({ does: 'reset' });
  await live(2);
  web.behave({ does: 'answer', status: 500 });
  await live(2);
  web.behave({ does: 'answer' });
  await live(1);
  web.behave({ does: 'answer', status: 500 });
  await live(1);
  expect(web.received.map(({ method }) => method)).toEqual(Array(8).fill('GET'));
  expect(logged('ping-failed').map(({ code }) => code)).toEqual([
    expect.stringMatching(/^(econnreset|und-err-socket)$/),
    'status-500',
    'status-500',
  ]);
});

it('ping: follows where nothing can be stored, and nothing is told', async () => {
  const { live, logged } = site({ store: noStore(), isWeekly: true, pingUrl: web.url });
  await live(1);
  expect([web.received.length, logged()]).toEqual([1, []]);
});

it('ping: waits until the owner knows of a trouble', async () => {
  const { store, live } = site({ pingUrl: web.url });
  await holdRow(store);
  mail.reply({ data: 451 });
  await live(2);
  expect(web.received).toEqual([]);
  mail.reply({});
  await live(2);
  expect(web.received).toHaveLength(2);
});

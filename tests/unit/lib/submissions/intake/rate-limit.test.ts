import { expect, it } from 'vitest';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { DEFAULT_LIMITS } from '@/lib/submissions/intake/rate-limit';
import { message, NO_LIMITS } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { contact } = await receiver();

const limits = { ...NO_LIMITS, sender: 2 };

it('rate limit: rejects the third message of one sender, until the window ends', async () => {
  const { send, states, clock, logged } = contact({ limits });
  const from = (sender: string, n: number) => send(message(`${n}`, { sender }));
  expect(await from('Asha@example.in ', 1)).toBe('success');
  expect(await from('asha@example.in', 2)).toBe('success');
  expect(await from('asha@example.in', 3)).toBe('limited');
  expect(await from('other@example.in', 4)).toBe('success');
  expect(await states()).toHaveLength(3);
  expect(logged('submission-limited')).toMatchObject([{ kind: 'contact', code: 'sender' }]);
  clock.move(600_000);
  expect(await from('asha@example.in', 3)).toBe('success');
});

it('rate limit: counts by address over all senders', async () => {
  const { send, logged } = contact({ limits: { ...NO_LIMITS, address: 2 } });
  const from = (address: string | undefined, n: number) =>
    send(message(`${n}`, { sender: `${n}@a.in`, address }));
  for (const [n, address] of ['a', 'a', 'b', undefined].entries()) {
    expect(await from(address, n)).toBe('success');
  }
  expect(await from('a', 4)).toBe('limited');
  expect(logged('submission-limited')).toMatchObject([{ code: 'address' }]);
});

it('rate limit: counts each spelling of an email address as one sender', async () => {
  const { send } = contact({ limits });
  const spellings = [
    'asha.rao@gmail.com',
    'A.sha.Rao+books@googlemail.com',
    'asha\u200Drao@gmail.com',
    '\uFF41\uFF53\uFF48\uFF41rao+x+y@gmail.com',
  ];
  const results: string[] = [];
  for (const sender of spellings) results.push(await send(message(sender, { sender })));
  expect(results).toEqual(['success', 'success', 'limited', 'limited']);
  const others = ['asha.rao@example.in', 'asharao@example.in', 'asharao@example.org'];
  for (const sender of [...others, '+a@example.in', '+b@example.in', '+c@example.in']) {
    expect(await send(message(sender, { sender }))).toBe('success');
  }
});

it('rate limit: does not count a stranger’s rejected messages against the sender', async () => {
  const { send } = contact({ limits: DEFAULT_LIMITS });
  const from = (address: string, n: number) => send(message(`${n}`, { address }));
  for (let n = 0; n < 8; n++) expect(await from('198.51.100.1', n)).toBe('success');
  for (let n = 8; n < 60; n++) expect(await from('198.51.100.1', n)).toBe('limited');
  expect(await from('203.0.113.9', 60)).toBe('success');
});

it('rate limit: rejects the 41st message of one sender, whatever the addresses', async () => {
  const { send } = contact({ limits: DEFAULT_LIMITS });
  const results: string[] = [];
  for (let n = 0; n < 41; n++) {
    results.push(await send(message(`${n}`, { address: `198.51.100.${n}` })));
  }
  expect(results.indexOf('limited')).toBe(40);
});

it.each([
  ['fail', () => Promise.reject(new Error('down'))],
  ['hang', () => new Promise<number[]>(() => {})],
])('rate limit: lets everything pass when the counters %s', async (_how, increment) => {
  const { send, logged } = contact({ store: { ...sqliteStore(':memory:'), increment }, limits });
  expect(await send()).toBe('success');
  expect(logged('rate-limit-unavailable')).toHaveLength(1);
});

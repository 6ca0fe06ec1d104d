import { expect, it } from 'vitest';
import { readSettings } from '@/lib/env';
import { mailReceiver } from '@/lib/outbox/kinds';
import { RateLimit } from '@/lib/outbox/limits';
import { MAILED } from '@/lib/outbox/outcome';
import { settleRow } from '@/lib/outbox/row';
import { Clock, contactRow, HOUR, NO_LIMITS, T0, testOutbox } from '@/tests/support/outbox';

const limitOf = (limits?: ConstructorParameters<typeof RateLimit>[1]) => {
  const clock = new Clock();
  const limit = new RateLimit(clock.now, limits);
  const take = (sender: string, address = '203.0.113.9') =>
    limit.take({ kind: 'contact', sender, address });
  return { clock, limit, take };
};

it('rate limit: rejects the ninth message from one sender at one address within ten minutes', () => {
  const { clock, take } = limitOf();
  for (let n = 0; n < 8; n++) expect(take('asha@example.in')).toBeUndefined();
  for (let n = 0; n < 60; n++) expect(take('asha@example.in')).toBe('sender');
  expect(take('ravi@example.in')).toBeUndefined();
  // A stranger's rejected messages do not count against the sender.
  expect(take('asha@example.in', '198.51.100.1')).toBeUndefined();
  clock.move(600_000);
  expect(take('asha@example.in')).toBeUndefined();
});

it('rate limit: counts by address over all senders', () => {
  const { take } = limitOf({ ...NO_LIMITS, address: 2 });
  expect([take('a@a.in', 'a'), take('b@a.in', 'a'), take('c@a.in', 'b')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(take('d@a.in', 'a')).toBe('address');
  expect(take('e@a.in', '')).toBeUndefined();
});

it('rate limit: rejects the 41st message of one sender, whatever the addresses', () => {
  const { take } = limitOf();
  const results = Array.from({ length: 41 }, (_, n) => take('asha@example.in', `198.51.100.${n}`));
  expect(results.findIndex(Boolean)).toBe(40);
});

it('rate limit: counts each spelling of an email address as one sender', () => {
  const { take } = limitOf({ ...NO_LIMITS, sender: 2 });
  const spellings = [
    'asha.rao@gmail.com',
    'A.sha.Rao+books@googlemail.com',
    'asha\u200Drao@gmail.com',
    '\uFF41\uFF53\uFF48\uFF41rao+x+y@gmail.com',
  ];
  expect(spellings.map((sender) => take(sender))).toEqual([
    undefined,
    undefined,
    'sender',
    'sender',
  ]);
  const others = ['asha.rao@example.in', 'asharao@example.in', 'asharao@example.org'];
  for (const sender of [...others, '+a@example.in', '+b@example.in', '+c@example.in']) {
    expect(take(sender)).toBeUndefined();
  }
});

it('rate limit: ends a window when the clock is set back', () => {
  const { clock, take } = limitOf({ ...NO_LIMITS, sender: 1 });
  take('asha@example.in');
  clock.move(-3_600_000);
  expect(take('asha@example.in')).toBeUndefined();
  expect(take('asha@example.in')).toBe('sender');
});

it('rate limit: forgets the oldest counters when it is full, and refuses no submission', () => {
  const { take } = limitOf({ ...NO_LIMITS, senderAtAddress: 1 });
  take('first@example.in');
  for (let n = 0; n < 30_000; n++) expect(take(`sender-${n}@example.in`, `${n}`)).toBeUndefined();
  expect(take('sender-29999@example.in', '29999')).toBe('sender');
  expect(take('first@example.in')).toBeUndefined();
});

it('mail limit: a message that waits for it does not expire', async () => {
  const settings = readSettings({ MAIL_URL: 'smtp://127.0.0.1:1', OWNER_EMAILS: 'a@b.in' });
  const { outbox, store, rows } = testOutbox({ contact: mailReceiver('contact-mail', settings) });
  for (let n = 0; n < 60; n++) {
    await store.insert(settleRow(contactRow(`mailed-${n}`), 'delivered', MAILED, T0));
  }
  await store.insert(contactRow('waits', { since: T0 - 80 * HOUR }));
  await outbox.deliver();
  const expected = { id: 'waits', state: 'open', code: 'mail-limit', attempts: 0 };
  expect((await rows()).at(-1)).toMatchObject(expected);
});

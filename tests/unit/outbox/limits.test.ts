import { expect, it } from 'vitest';
import { RateLimit } from '@/lib/outbox/limits';
import { MAILED } from '@/lib/outbox/outcome';
import { settleRow } from '@/lib/outbox/row';
import { HOUR, MINUTE } from '@/lib/time';
import { freshMailServer } from '@/tests/support/mail-server';
import { NO_LIMITS, openOutbox } from '@/tests/support/outbox';
import { contactPayload, contactRow, T0 } from '@/tests/support/rows';

const postbox = await freshMailServer();

function limitOf(limits?: ConstructorParameters<typeof RateLimit>[1]) {
  let time = T0;
  const limit = new RateLimit(() => time, limits);
  return {
    move: (ms: number) => void (time += ms),
    take: (sender: string, address = '203.0.113.9') =>
      limit.take({ kind: 'contact', sender, address }),
  };
}

it('rate limit: rejects the ninth message from one sender at one address within ten minutes', () => {
  const { move, take } = limitOf();
  for (let n = 0; n < 8; n++) expect(take('asha@example.in')).toBeUndefined();
  for (let n = 0; n < 60; n++) expect(take('asha@example.in')).toBe('sender');
  expect(take('ravi@example.in')).toBeUndefined();
  // A stranger's rejected messages do not count against the sender.
  expect(take('asha@example.in', '198.51.100.1')).toBeUndefined();
  move(600_000);
  expect(take('asha@example.in')).toBeUndefined();
});

it('rate limit: counts by address over all senders, and by sender over all addresses', () => {
  const { take } = limitOf({ ...NO_LIMITS, address: 2 });
  const taken = [
    take('a@a.in', 'a'),
    take('b@a.in', 'a'),
    take('c@a.in', 'b'),
    take('d@a.in', 'a'),
  ];
  expect(taken).toEqual([undefined, undefined, undefined, 'address']);
  expect(take('e@a.in', '')).toBeUndefined();
  const other = limitOf();
  const results = Array.from({ length: 41 }, (_, n) => other.take('asha@example.in', `a${n}`));
  expect(results.findIndex(Boolean)).toBe(40);
});

it.each([
  ['the same', 'A.sha.Rao+books@googlemail.com', 'asha\u200Drao@gmail.com'],
  ['the same', '\uFF41\uFF53\uFF48\uFF41rao+x+y@gmail.com'],
  ['another', 'asha.rao@example.in', 'asharao@example.org', '+a@example.in', '+b@example.in'],
])('rate limit: counts as %s sender: %s', (which, ...senders) => {
  for (const sender of senders) {
    const { take } = limitOf({ ...NO_LIMITS, sender: 1 });
    take('asha.rao@gmail.com');
    expect(take(sender)).toBe(which === 'the same' ? 'sender' : undefined);
  }
});

it('rate limit: ends a window when the clock is set back', () => {
  const { move, take } = limitOf({ ...NO_LIMITS, sender: 1 });
  take('asha@example.in');
  move(-HOUR);
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
  const { deliver, store, rows } = openOutbox(postbox.settings());
  for (let n = 0; n < 60; n++) {
    await store.insert(settleRow(contactRow(`mailed-${n}`), 'delivered', MAILED, T0));
  }
  await store.insert(contactRow('waits', { since: T0 - 80 * HOUR }));
  await deliver();
  const expected = { id: 'waits', state: 'open', code: 'mail-limit', attempts: 0 };
  expect((await rows()).at(-1)).toMatchObject(expected);
});

it('mail limit: is 60 messages an hour, over a restart too; the owner is told, and none is lost', async () => {
  const subjects = (pattern: RegExp) =>
    postbox.mails.filter(({ subject }) => pattern.test(subject ?? ''));
  const messages = () => subjects(/: Message \d+$/);
  const { send, move, deliver, upkeep, restart, states } = openOutbox(postbox.settings());
  const accept = (n: number) =>
    send(contactPayload({ subject: `Message ${n}`, email: `sender-${n}@example.in` }));
  // Not all at once: on a busy machine the last would take too long.
  for (let n = 0; n < 64; n += 8) {
    const results = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((m) => accept(n + m)));
    expect(new Set(results)).toEqual(new Set(['success']));
  }
  expect(messages()).toHaveLength(60);

  const pass = async (ms: number) => {
    move(ms);
    await deliver();
    await upkeep();
  };
  await pass(0);
  const [notice] = subjects(/many messages/);
  expect(notice!.text).toMatch(
    /at most 60 messages[^]+Waiting: 4\.[^]+npm run submissions -- list/,
  );
  restart();
  for (let passed = 0; passed < 59; passed += 12) await pass(12 * MINUTE - (passed ? 0 : MINUTE));
  expect(messages()).toHaveLength(60);
  expect(postbox.mails, 'one mail says that messages wait').toHaveLength(61);

  await pass(12 * MINUTE);
  expect(new Set(messages().map(({ subject }) => subject)).size).toBe(64);
  expect(messages()).toHaveLength(64);
  expect(new Set(await states())).toEqual(new Set(['delivered']));
});

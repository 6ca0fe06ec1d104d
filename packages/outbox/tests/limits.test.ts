import { afterEach, expect, it, vi } from 'vitest';
import { RateLimit } from '@sutra/outbox/limits';
import { MAIL_LIMIT, MAILED } from '@sutra/outbox/outcome';
import { type OutboxOptions } from '@sutra/outbox/outbox';
import { type Receiver } from '@sutra/outbox/receiver';
import { type Store } from '@sutra/outbox/store';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { HOUR, MINUTE } from '@sutra/outbox/time';
import { COUNT_TIMEOUT } from '@sutra/outbox/timeouts';
import { note, noteRow, type Notes, T0 } from './support/notes.ts';
import { NO_LIMITS, noteEntry, openOutbox, storeMailed } from './support/outbox.ts';
import { readTable } from './support/table.ts';

afterEach(() => vi.useRealTimers());

function limitOf(limits?: ConstructorParameters<typeof RateLimit>[0]) {
  const limit = new RateLimit(limits);
  let count = 0;
  return (sender: string, address = '203.0.113.9') =>
    limit.take({ kind: 'note', sender, address }, `note-${count++}`);
}

it('rate limit: rejects the ninth note from one sender at one address within ten minutes', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const take = limitOf();
  for (let n = 0; n < 8; n++) expect(take('asha.rao@gmail.com')).toBeUndefined();
  for (let n = 0; n < 60; n++) expect(take('Asha.Rao@googlemail.com')).toBe('sender');
  expect(take('ravi@example.in')).toBeUndefined();
  // A stranger's notes do not count against the sender.
  expect(take('asha.rao@gmail.com', '198.51.100.1')).toBeUndefined();
  vi.advanceTimersByTime(10 * MINUTE);
  expect(take('asha.rao@gmail.com')).toBeUndefined();
});

it('rate limit: counts by address over all senders, 120 by default', () => {
  const take = limitOf({ ...NO_LIMITS, address: 2 });
  const taken = ['a home', 'b home', 'c school', 'd home', 'e '].map((each) => each.split(' '));
  const results = taken.map(([name, address]) => take(`${name}@example.in`, address));
  expect(results).toEqual([undefined, undefined, undefined, 'address', undefined]);
  const byDefault = limitOf();
  const refused = Array.from({ length: 121 }, (_, n) => byDefault(`sender-${n}@example.in`));
  expect(refused.map((each) => each ?? '').join('')).toBe('address');
});

it('rate limit: when it is full, forgets the counters unused the longest, and refuses no submission', () => {
  const take = limitOf({ sender: 1, address: 2 });
  take('first@example.in', 'old');
  take('busy@example.in', 'busy');
  const fill = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) =>
      take(`sender-${from + n}@example.in`, `${from + n}`),
    ).filter(Boolean);
  expect(fill(0, 20_000)).toEqual([]);
  take('second@example.in', 'busy');
  expect(fill(20_000, 30_000)).toEqual([]);
  expect(take('sender-29999@example.in', '29999')).toBe('sender');
  expect(take('first@example.in', 'old')).toBeUndefined();
  expect(take('third@example.in', 'busy')).toBe('address');
});

it('rate limit: keeps hashes of its process for ten minutes, and no address', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const limits = [new RateLimit(), new RateLimit()];
  const saved = () => limits.map((each) => [...each['counters']['saved'].keys()]);
  for (const each of limits)
    each.take({ kind: 'note', sender: 'asha@example.in', address: '203.0.113.9' }, 'note');
  for (const key of saved().flat()) expect(key).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  expect(new Set(saved().flat()).size, 'of this process alone').toBe(4);
  vi.advanceTimersByTime(10 * MINUTE);
  limits[0]!.take({ kind: 'note', sender: 'ravi@example.in' }, 'note');
  expect(saved()[0]).toHaveLength(1);
});

it('mailboxOf: the spellings of one address count together', () => {
  for (const [one, other, isSame] of readTable('mailboxes')) {
    const take = limitOf({ ...NO_LIMITS, sender: 1 });
    take(one!);
    expect.soft(take(other!), `${one}, ${other}`).toBe(isSame === 'same' ? 'sender' : undefined);
  }
});

/** A mailbox: the text of a note is the subject of its mail. */
const mails: string[] = [];
let isBusy = false;
const mailbox: Receiver = {
  name: 'mail',
  concurrency: 1,
  isMailbox: true,
  async send({ payload }) {
    if (isBusy) return { verdict: 'retry', code: 'smtp-451' };
    mails.push((payload as { text: string }).text);
    return { verdict: 'delivered', code: MAILED };
  },
  answers: () => 'success',
};
function openMailing(options: Partial<OutboxOptions<Notes>> = {}) {
  mails.length = 0;
  isBusy = false;
  return openOutbox({ receivers: { note: mailbox }, ...options });
}

it('mail limit: is 60 mails an hour, over a restart too; the others wait and do not expire', async () => {
  const outbox = openMailing();
  const { store, send, move, deliver, restart, states } = outbox;
  await storeMailed(store, 59, T0);
  expect(await Promise.all(['1', '2', '3'].map((text) => send(text)))).toEqual(
    Array(3).fill('success'),
  );
  await store.insert(noteRow('f'.repeat(64), { since: T0 - 80 * HOUR }));
  restart();
  await deliver();
  move(59 * MINUTE);
  await deliver();
  expect(mails).toHaveLength(1);
  const waiting = { state: 'open', code: MAIL_LIMIT, attempts: 0 };
  expect((await outbox.rows()).slice(-3)).toMatchObject([waiting, waiting, waiting]);
  move(12 * MINUTE);
  await deliver();
  expect(mails).toHaveLength(4);
  expect(new Set(await states())).toEqual(new Set(['delivered']));
});

const [FLOOD, OTHER] = ['203.0.113.9', '198.51.100.7'];
const written = (n: number, address: string) =>
  noteEntry(`${address === FLOOD ? 'Flood' : 'Other'} ${n}`, {
    sender: `${n}@example.in`,
    address,
  });
const counts = () =>
  ['Flood', 'Other'].map((name) => mails.filter((text) => text.startsWith(name)).length);

it('mail limit: above half of the mails of an hour, they are for addresses that sent few', async () => {
  const outbox = openMailing();
  await storeMailed(outbox.store, 25, T0);
  for (let n = 0; n < 9; n++) expect(await outbox.send(written(n, FLOOD))).toBe('success');
  expect(await outbox.send(written(0, OTHER))).toBe('success');
  expect(counts()).toEqual([5, 1]);
  const waiting = (await outbox.rows()).filter(({ code }) => code === 'mail-share');
  expect(waiting).toMatchObject(Array(4).fill({ state: 'open', attempts: 0 }));
  expect(JSON.stringify(await outbox.rows())).not.toMatch(/203\.0|198\.51/);
  // Nothing is lost.
  outbox.move(HOUR + MINUTE);
  await outbox.deliver();
  expect(counts()).toEqual([9, 1]);
});

it('mail limit: a note that could not be sent is not behind hundreds of one address', async () => {
  const outbox = openMailing();
  const { store } = outbox;
  await storeMailed(store, 28, T0);
  for (let n = 0; n < 100; n++) {
    const payload = note({ text: `Flood ${n}` });
    const row = noteRow(`${n}`.padStart(64, 'f'), { payload, code: 'mail-share', due: T0 - n });
    await store.insert(row);
  }
  isBusy = true;
  await outbox.send(written(0, OTHER));
  isBusy = false;
  outbox.move(6 * MINUTE);
  await outbox.deliver();
  expect(counts()).toEqual([2, 1]);
  expect((await outbox.states()).filter((state) => state === 'open')).toHaveLength(98);
});

it('mail limit: a note of now takes no mail for which an older one waits', async () => {
  const outbox = openMailing();
  const pass = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      outbox.move(MINUTE);
      await outbox.deliver();
    }
  };
  await storeMailed(outbox.store, 1, T0);
  outbox.move(30 * MINUTE);
  await storeMailed(outbox.store, 59, outbox.now());
  await outbox.send(written(1, FLOOD));
  await pass(30);
  outbox.move(1);
  await outbox.send(written(2, OTHER));
  expect(mails).toEqual([]);
  await pass(12);
  expect(counts()).toEqual([1, 0]);
});

it('mail limit: mails that a clock which was ahead has dated, and a store that counts none, delay none', async () => {
  const { store, send } = openMailing();
  await storeMailed(store, 60, T0 + 24 * HOUR);
  await send();
  expect(mails).toHaveLength(1);

  const slow = sqliteStore(':memory:');
  const rows: Store['rows'] = async function* (query) {
    if (query && 'state' in query && query.state === 'delivered') {
      setImmediate(() => vi.advanceTimersByTime(COUNT_TIMEOUT));
      await new Promise(() => {});
    }
    yield* slow.rows(query);
  };
  const outbox = openMailing({ store: { ...slow, rows } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expect(await outbox.send()).toBe('success');
  expect(await outbox.states()).toEqual(['delivered']);
  expect(outbox.logged('mail-limit-unavailable')).toMatchObject([{ code: 'deadline' }]);
});

import { afterEach, expect, it, vi } from 'vitest';
import { RateLimit } from '@sutra/outbox/limits';
import { MAILED } from '@sutra/outbox/outcome';
import { settleRow } from '@sutra/outbox/row';
import { type Store } from '@sutra/outbox/store';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { HOUR, MINUTE } from '@/lib/time';
import { freshMailServer } from '@/tests/support/fresh-mail-server';
import { NO_LIMITS, openOutbox, storeMailed } from '@/tests/support/outbox';
import { contactPayload, contactRow, T0 } from '@/tests/support/rows';

const postbox = await freshMailServer();

afterEach(() => vi.useRealTimers());

function limitOf(limits?: ConstructorParameters<typeof RateLimit>[0]) {
  const limit = new RateLimit(limits);
  let count = 0;
  return (sender: string, address = '203.0.113.9') =>
    limit.take({ kind: 'contact', sender, address }, `message-${count++}`);
}

it('rate limit: rejects the ninth message from one sender at one address within ten minutes', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const take = limitOf();
  for (let n = 0; n < 8; n++) expect(take('asha.rao@gmail.com')).toBeUndefined();
  for (let n = 0; n < 60; n++) expect(take('Asha.Rao@googlemail.com')).toBe('sender');
  expect(take('ravi@example.in')).toBeUndefined();
  // A stranger's messages do not count against the sender.
  expect(take('asha.rao@gmail.com', '198.51.100.1')).toBeUndefined();
  vi.advanceTimersByTime(10 * MINUTE);
  expect(take('asha.rao@gmail.com')).toBeUndefined();
});

it('rate limit: counts by address over all senders', () => {
  const take = limitOf({ ...NO_LIMITS, address: 2 });
  const taken = [
    ['a', 'home'],
    ['b', 'home'],
    ['c', 'school'],
    ['d', 'home'],
    ['e', ''],
  ] as const;
  const results = taken.map(([name, address]) => take(`${name}@example.in`, address));
  expect(results).toEqual([undefined, undefined, undefined, 'address', undefined]);
});

it('rate limit: forgets the oldest counters when it is full, and refuses no submission', () => {
  const take = limitOf({ ...NO_LIMITS, sender: 1 });
  take('first@example.in');
  const refused = Array.from({ length: 30_000 }, (_, n) =>
    take(`sender-${n}@example.in`, `${n}`),
  ).filter(Boolean);
  expect(refused).toEqual([]);
  expect(take('sender-29999@example.in', '29999')).toBe('sender');
  expect(take('first@example.in')).toBeUndefined();
});

it('rate limit: when it is full, forgets those unused the longest, however old the others are', () => {
  const take = limitOf({ ...NO_LIMITS, address: 2 });
  take('first@example.in', 'busy');
  const fill = (from: number, to: number) => {
    for (let n = from; n < to; n++) take(`sender-${n}@example.in`, `${n}`);
  };
  fill(0, 20_000);
  take('second@example.in', 'busy');
  fill(20_000, 30_000);
  expect(take('third@example.in', 'busy')).toBe('address');
});

it('rate limit: forgets senders once their ten minutes are over', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const limit = new RateLimit();
  const take = (sender: string) => limit.take({ kind: 'contact', sender }, 'message');
  for (let n = 0; n < 5; n++) take(`sender-${n}@example.in`);
  vi.advanceTimersByTime(10 * MINUTE);
  take('asha@example.in');
  expect(limit['counters']['saved'].size).toBe(1);
});

it('rate limit: counts the spellings of one address together', () => {
  const take = limitOf({ ...NO_LIMITS, sender: 1 });
  expect(take('asha@school.in')).toBeUndefined();
  for (const same of ['asha+1@school.in', 'ASHA@SCHOOL.IN', 'ａsha@school.in', 'asha＠school.in']) {
    expect(take(same), same).toBe('sender');
  }
  expect(take('ravi@school.in')).toBeUndefined();
});

it('rate limit: keeps hashes, and no address', () => {
  const limit = new RateLimit();
  limit.take({ kind: 'contact', sender: 'asha@example.in', address: '203.0.113.9' }, 'message');
  const other = new RateLimit();
  other.take({ kind: 'contact', sender: 'asha@example.in', address: '203.0.113.9' }, 'message');
  const keys = [limit, other].flatMap((each) => [...each['counters']['saved'].keys()]);
  expect(keys).toHaveLength(4);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  expect(new Set(keys).size, 'of this process alone').toBe(4);
});

it('mail limit: is 35 messages an hour, over a restart too; the others wait and do not expire', async () => {
  const outbox = openOutbox(postbox.settings());
  const { store, send, move, deliver, restart, states } = outbox;
  for (let n = 0; n < 34; n++) {
    await store.insert(settleRow(contactRow(`mailed-${n}`), 'delivered', MAILED, T0));
  }
  const atOnce = ['1', '2', '3'].map((subject) => send(contactPayload({ subject })));
  expect(await Promise.all(atOnce)).toEqual(['success', 'success', 'success']);
  await store.insert(contactRow('f'.repeat(64), { since: T0 - 80 * HOUR }));
  restart();
  await deliver();
  move(59 * MINUTE);
  await deliver();
  expect(postbox.mails).toHaveLength(1);
  const waiting = { state: 'open', code: 'mail-limit', attempts: 0 };
  expect((await outbox.rows()).slice(-3)).toMatchObject([waiting, waiting, waiting]);
  move(12 * MINUTE);
  await deliver();
  expect(postbox.mails).toHaveLength(4);
  expect(new Set(await states())).toEqual(new Set(['delivered']));
});

const FLOOD = '203.0.113.9';
const OTHER = '198.51.100.7';
const written = (n: number, address: string) => ({
  kind: 'contact' as const,
  payload: contactPayload({ subject: `${address === FLOOD ? 'Flood' : 'Other'} ${n}` }),
  ...{ sender: `${n}@example.in`, address },
});
const subjects = (name: string) =>
  postbox.mails.filter(({ subject }) => subject!.includes(`: ${name}`)).length;
it('mail limit: above half of the messages of an hour, the mails are for addresses that sent few', async () => {
  const outbox = openOutbox(postbox.settings());
  await storeMailed(outbox.store, 13, T0);
  for (let n = 0; n < 9; n++) expect(await outbox.send(written(n, FLOOD))).toBe('success');
  expect(await outbox.send(written(0, OTHER))).toBe('success');
  expect([subjects('Flood'), subjects('Other')]).toEqual([5, 1]);
  const waiting = (await outbox.rows()).filter(({ code }) => code === 'mail-share');
  expect(waiting).toMatchObject(Array(4).fill({ state: 'open', attempts: 0 }));
  expect(JSON.stringify(await outbox.rows())).not.toMatch(/203\.0|198\.51/);
  // Nothing is lost.
  outbox.move(HOUR + MINUTE);
  await outbox.deliver();
  expect(subjects('Flood')).toBe(9);
  expect(new Set(await outbox.states())).toEqual(new Set(['delivered']));
});

it('mail limit: a message that could not be sent is not behind hundreds of one address', async () => {
  const outbox = openOutbox(postbox.settings());
  const { store } = outbox;
  await storeMailed(store, 16, T0);
  for (let n = 0; n < 200; n++) {
    const payload = contactPayload({ subject: `Flood ${n}` });
    const row = contactRow(`${n}`.padStart(64, 'f'), { payload, code: 'mail-share', due: T0 - n });
    await store.insert(row);
  }
  postbox.reply({ data: 451 });
  await outbox.send(written(0, OTHER));
  postbox.reply({});
  outbox.move(6 * MINUTE);
  await outbox.deliver();
  expect([subjects('Flood'), subjects('Other')]).toEqual([2, 1]);
  expect((await outbox.states()).filter((state) => state === 'open')).toHaveLength(198);
});

it('mail limit: mails that a clock which was ahead has dated do not count', async () => {
  const { store, send } = openOutbox(postbox.settings());
  await storeMailed(store, 60, T0 + 24 * HOUR);
  await send();
  expect(postbox.mails).toHaveLength(1);
});

it('mail limit: a message of now takes no mail for which an older one waits', async () => {
  const outbox = openOutbox(postbox.settings());
  await storeMailed(outbox.store, 1, T0);
  outbox.move(30 * MINUTE);
  await storeMailed(outbox.store, 34, outbox.now());
  await outbox.send(written(1, FLOOD));
  for (let minute = 0; minute < 30; minute++) {
    outbox.move(MINUTE);
    await outbox.deliver();
  }
  outbox.move(1);
  await outbox.send(written(2, OTHER));
  expect(postbox.mails).toEqual([]);
  for (let minute = 0; minute < 12; minute++) {
    outbox.move(MINUTE);
    await outbox.deliver();
  }
  expect([subjects('Flood'), subjects('Other')]).toEqual([1, 0]);
});

it('mail limit: a store that counts no mails delays none', async () => {
  const store = sqliteStore(':memory:');
  const rows: Store['rows'] = async function* (query) {
    if (query && 'state' in query && query.state === 'delivered') await new Promise(() => {});
    yield* store.rows(query);
  };
  const { send, states, logged } = openOutbox(postbox.settings(), { store: { ...store, rows } });
  expect(await send()).toBe('success');
  expect(await states()).toEqual(['delivered']);
  expect(logged('mail-limit-unavailable')).toMatchObject([{ code: 'deadline' }]);
});

import { afterEach, expect, it, vi } from 'vitest';
import { MailLimit, type MailShares, RateLimit } from '@sutra/outbox/limits';
import { MAILED } from '@sutra/outbox/outcome';
import { type Receiver } from '@sutra/outbox/receiver';
import { mailboxReceiver } from '@sutra/outbox/receivers/mailbox';
import { settleRow } from '@sutra/outbox/row';
import { noStore, type SavedRow, type Store } from '@sutra/outbox/store';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { type MailAddress } from '@/lib/submissions/addresses';
import { HOUR, MINUTE } from '@/lib/time';
import { freshMailServer } from '@/tests/support/fresh-mail-server';
import { captureLog, NO_LIMITS, openOutbox, seededRandom } from '@/tests/support/outbox';
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
async function storeMailed(store: Store, count: number, now: number, name = 'Asha') {
  const payload = contactPayload({ name });
  for (let n = 0; n < count; n++) {
    const row = contactRow(`mailed-${now}-${n}`, { payload });
    await store.insert(settleRow(row, 'delivered', MAILED, now));
  }
}

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

/** The name of a message is its share. */
const nameOf = (payload: unknown) => (payload as { name: string }).name;
const byName = (address: MailAddress): Receiver => ({
  ...mailboxReceiver({ ...address, fromName: 'Site' }, ({ payload }) => ({
    ...{ subject: nameOf(payload), text: 'Text' },
  })),
  shareOf: ({ payload }) => nameOf(payload),
});

function openShares(mailShares: MailShares) {
  const receivers = { contact: byName(postbox.receiver()) };
  const { store, accept, rows, move, deliver } = openOutbox({}, { receivers, mailShares });
  let count = 0;
  return {
    ...{ store, rows, move, deliver },
    async send(name: string, times = 1) {
      for (let n = 0; n < times; n++) {
        const payload = contactPayload({ name, message: `${++count}` });
        const from = { sender: `${count}@example.in`, address: `192.0.2.${count}` };
        await accept({ kind: 'contact', payload, ...from });
      }
    },
    sent: (name: string) => postbox.mails.filter(({ subject }) => subject === name).length,
  };
}

it('mail limit: what is kept for a share is taken by no other one, and what is free by any', async () => {
  const { store, send, sent, rows } = openShares({ owners: 10, buyers: 10, requests: 5 });
  await storeMailed(store, 43, T0, 'owners');
  await send('owners', 3);
  await send('buyers', 11);
  await send('requests', 6);
  expect([sent('owners'), sent('buyers'), sent('requests')]).toEqual([2, 10, 5]);
  const waiting = (await rows()).filter(({ state }) => state === 'open');
  expect(waiting).toMatchObject(Array(3).fill({ code: 'mail-limit', attempts: 0 }));
});

it('mail limit: a row of another share is sent from behind a hundred that wait', async () => {
  const { store, send, sent, move, deliver } = openShares({ owners: 10, buyers: 10 });
  await storeMailed(store, 48, T0, 'owners');
  for (let n = 0; n < 150; n++) {
    const payload = contactPayload({ name: 'owners' });
    await store.insert(contactRow(`${n}`.padStart(64, 'f'), { payload }));
  }
  postbox.reply({ data: 451 });
  await send('buyers');
  postbox.reply({});
  move(2 * MINUTE);
  await deliver();
  expect([sent('owners'), sent('buyers')]).toEqual([2, 1]);
});

it('mail limit: one that waits is not overtaken by those accepted later', async () => {
  const { send, rows, move, deliver } = openShares({ owners: 10, messages: 50 });
  for (let n = 0; n < 10; n++) {
    await send('owners');
    move(MINUTE);
  }
  await send('owners', 3);
  for (let n = 0; n < 10; n++) {
    move(5 * MINUTE);
    await deliver();
  }
  // A mail becomes free in each minute, and a new row comes.
  for (let n = 0; n < 25; n++) {
    move(MINUTE);
    if (n < 10) await send('owners');
    await deliver();
  }
  const later = (await rows()).slice(10);
  const sentAt = later.map(({ state, since }) => (state === 'delivered' ? since : Infinity));
  expect(sentAt).toEqual(sentAt.toSorted((one, other) => one - other));
  expect(sentAt.filter(Number.isFinite).length).toBe(10);
});

it('mail limit: erased rows give no mails back', async () => {
  const { store, send, sent, rows, move, deliver } = openShares({ owners: 10, messages: 50 });
  await send('owners', 10);
  for (const row of await rows()) await store.remove(row as SavedRow);
  await send('owners');
  expect(sent('owners')).toBe(10);
  move(HOUR + MINUTE);
  await deliver();
  expect(sent('owners')).toBe(11);
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

it('mail limit: in any order of rows no hour has more, and no share gets less than is its own', async () => {
  const shares: Record<string, number> = { owners: 12, buyers: 10, requests: 5, messages: 0 };
  const names = Object.keys(shares);
  let now = T0;
  let mailed: { at: number; name: string }[] = [];
  async function* rowsOf(): AsyncGenerator<SavedRow> {
    for (const { at, name } of mailed) {
      const row = contactRow(name, { payload: contactPayload({ name }) });
      yield { ...settleRow(row, 'delivered', MAILED, at), version: '1' };
    }
  }
  const limit = new MailLimit({
    store: { ...noStore, rows: rowsOf },
    log: captureLog().log,
    now: () => now,
    receivers: { contact: byName(postbox.receiver()) },
    mailShares: shares,
  });
  const random = seededRandom();
  const counts = { sent: 0, stopped: 0 };
  for (let step = 0; step < 2_000; step++) {
    now += Math.floor(random() ** 3 * 3 * MINUTE);
    mailed = mailed.filter(({ at }) => at >= now - HOUR);
    const name = random() < 0.6 ? 'messages' : names[Math.floor(random() * names.length)]!;
    const own = mailed.filter((each) => each.name === name).length;
    const row = contactRow(`row-${step}`, { payload: contactPayload({ name }) });
    const send = async () => (
      mailed.push({ at: now, name }),
      { verdict: 'delivered' as const, code: MAILED }
    );
    const { verdict } = await limit.send(row, send);
    counts[verdict === 'delivered' ? 'sent' : 'stopped'] += 1;
    expect(mailed.length).toBeLessThanOrEqual(60);
    if (own < shares[name]!) expect(verdict, `${name}, row ${step}`).toBe('delivered');
  }
  expect(counts.sent).toBeGreaterThan(500);
  expect(counts.stopped).toBeGreaterThan(100);
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

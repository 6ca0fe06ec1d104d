import { expect, it, onTestFinished, vi } from 'vitest';
import { codedError } from '@sutra/outbox/error-code';
import { reopenRow, settleRow } from '@sutra/outbox/row';
import { collect, type Store } from '@sutra/outbox/store';
import { DAY, HOUR, MINUTE } from '@sutra/outbox/time';
import { STORE_TIMEOUT } from '@sutra/outbox/timeouts';
import { DOWN, freshInbox, freshMailServer, OK } from './support/inbox.ts';
import { noteRow, T0 } from './support/notes.ts';
import { openOutbox, SHORT } from './support/outbox.ts';
import { databases, drivers } from './support/stores.ts';

const { server, open, receivers } = await freshInbox();
const postbox = await freshMailServer();
const owner = { mailbox: postbox.mailbox() };

async function storeUndelivered(store: Store) {
  for (const [index, state] of (['held', 'dead', 'quarantined'] as const).entries()) {
    await store.insert(settleRow(noteRow(`${index}abc`), state, 'timeout', T0));
  }
}

it.each(databases)(
  'upkeep: erases delivered texts after seven days, from the files of %s too, and keeps the rows',
  async (_, openDatabase) => {
    const { store, bytes } = openDatabase();
    const { send, move, upkeep, rows, logged, close } = open({ store });
    await send('KANARI-9c2v');
    server.behave(DOWN);
    move(1);
    await send('waits');
    move(7 * DAY - 2);
    await upkeep();
    expect(await bytes()).toContain('KANARI-9c2v');
    move(HOUR);
    await upkeep();
    expect(await bytes()).not.toContain('KANARI-9c2v');
    expect(await rows()).toMatchObject([
      { state: 'delivered', payload: null },
      { state: 'open', payload: { text: 'waits' } },
    ]);
    expect(logged('payloads-erased')).toMatchObject([{ count: 1 }]);
    await close();
  },
);

it.each(drivers)(
  'upkeep: removes a row of %s by age a week after a mail has named it, whatever the clock did',
  async (_, openStore) => {
    const store = openStore();
    await storeUndelivered(store);
    const outbox = openOutbox({ owner, store });
    const named = () => postbox.mails.filter(({ text }) => /^expiring/m.test(text ?? ''));
    const pass = async (ms: number) => {
      outbox.move(ms);
      await outbox.upkeep();
      return (await outbox.rows()).length;
    };
    // For two days the clock is a year ahead: what was said then does not count.
    outbox.move(365 * DAY);
    expect([await pass(0), await pass(DAY), await pass(DAY)]).toEqual([3, 3, 3]);
    expect(named()).toHaveLength(1);
    outbox.move(-365 * DAY);
    await store.insert(settleRow(noteRow('3abc'), 'held', 'timeout', T0));
    expect([await pass(81 * DAY - 1), named().length]).toEqual([4, 1]);
    expect((await outbox.health()).expiring).toBe(0);

    // While no mail can be sent, nothing is removed.
    postbox.reply({ data: 451 });
    expect([await pass(HOUR), await pass(20 * DAY), named().length]).toEqual([4, 4, 1]);
    expect((await outbox.health()).expiring).toBe(4);
    postbox.reply({});
    expect(await pass(HOUR)).toBe(4);
    expect(named()[1]!.text).toContain('expiring: 4');
    // A row that is opened again is not removed.
    const [row] = await collect(store.rows({ ids: ['1abc', '2'] }));
    await store.change(row!, (current) => reopenRow(current, outbox.now()));
    expect([await pass(7 * DAY - HOUR), named().length]).toEqual([4, 2]);
    expect(await pass(HOUR)).toBe(1);
    expect(outbox.logged('undelivered-expiring')).toEqual([]);
  },
);

it.each(drivers)(
  'upkeep: removes what is left of a delivered row of %s after its time, and nothing else',
  async (_, openStore) => {
    const outbox = openOutbox({ receivers: receivers('sheet'), store: openStore() });
    const { send, move, upkeep, rows, restart, logged } = outbox;
    await send('delivered');
    restart({ receivers: {}, storeOnly: ['note'] });
    await send('kept here');
    restart({ receivers: receivers('sheet'), storeOnly: [], keep: { rows: 30 * DAY } });
    const left = async (ms: number) => {
      move(ms);
      await upkeep();
      return (await rows()).map(({ state }) => state).sort();
    };
    expect(await left(7 * DAY)).toEqual(['delivered', 'stored']);
    // Until then its form is the same submission.
    expect(await send('delivered')).toBe('success');
    expect(server.received).toHaveLength(1);
    expect(await left(23 * DAY - 1)).toEqual(['delivered', 'stored']);
    expect(await left(DAY)).toEqual(['stored']);
    expect(logged('rows-removed')).toMatchObject([{ count: 1 }]);
  },
);

it('upkeep: rows whose announcement failed half-way are announced again, and removed', async () => {
  const outbox = openOutbox({ owner });
  const { store } = outbox;
  await storeUndelivered(store);
  // A process that wakes once a day, as with a daily scheduler.
  const wake = async (ms: number) => {
    outbox.move(ms);
    outbox.restart();
    await outbox.upkeep();
    return (await outbox.rows()).length;
  };
  await wake(MINUTE);
  const { change } = store;
  let writes = 0;
  store.change = (...args) =>
    ++writes > 1 ? Promise.reject(codedError('deadline')) : change(...args);
  expect(await wake(84 * DAY)).toBe(3);
  store.change = change;
  await wake(DAY);
  expect(await wake(8 * DAY)).toBe(0);
});

it('upkeep: without a mailbox the log names a row a week before it is removed; what tends the host runs hourly', async () => {
  const runHourly = vi.fn(async () => {});
  const { store, move, upkeep, logged, rows } = openOutbox({ owner: { runHourly } });
  await storeUndelivered(store);
  // At the moment itself.
  move(83 * DAY);
  await upkeep();
  await upkeep();
  expect(runHourly).toHaveBeenCalledTimes(1);
  expect(logged('undelivered-expiring')).toMatchObject([{ count: 3 }]);
  move(7 * DAY - HOUR);
  await upkeep();
  expect(await rows()).toHaveLength(3);
  move(HOUR);
  await upkeep();
  expect(await rows()).toEqual([]);
  expect(runHourly).toHaveBeenCalledTimes(3);
});

const none = { open: 0, held: 0, dead: 0, quarantined: 0, expiring: 0, possiblyTwice: 0 };

it('health: is degraded when a row is open for 15 minutes, and counts what may have arrived twice', async () => {
  const outbox = openOutbox({ ...SHORT, receivers: { note: receivers('sheet').note } });
  const { send, move, deliver, health } = outbox;
  expect(await health()).toEqual({
    status: 'ok',
    store: 'up',
    ...none,
    oldestOpenSeconds: null,
    // An errand is not a sender's.
    receivers: { note: 'configured', card: 'unset' },
  });
  server.behave({ does: 'hang' });
  await send();
  move(15 * MINUTE);
  expect(await health()).toMatchObject({ status: 'ok', open: 1, oldestOpenSeconds: 900 });
  move(1);
  expect((await health()).status).toBe('degraded');
  server.behave(OK);
  await deliver();
  expect(await health()).toMatchObject({ status: 'ok', open: 0, possiblyTwice: 1 });
});

it('health: without a store is degraded if senders without an account can send what no receiver takes', async () => {
  const withNotes = { note: receivers('sheet').note };
  expect(await openOutbox({ store: undefined, receivers: withNotes }).health()).toEqual({
    status: 'ok',
    store: 'none',
    receivers: { note: 'configured', card: 'unset' },
  });
  expect((await openOutbox({ store: undefined }).health()).status).toBe('degraded');
});

it('health: is down while the store cannot be written or counted', async () => {
  const { store, health, logged } = openOutbox();
  const { check, count } = store;
  store.check = () => Promise.reject(codedError('SQLITE_FULL'));
  expect(await health()).toMatchObject({ status: 'down', store: 'down' });
  Object.assign(store, { check, count: () => Promise.reject(codedError('SQLITE_IOERR')) });
  expect(await health()).toMatchObject({ status: 'down', store: 'down' });
  store.count = count;
  expect(await health()).toMatchObject({ status: 'ok', store: 'up' });
  const codes = logged('store-probe-failed').map(({ code }) => code);
  expect(codes).toEqual(['sqlite-full', 'sqlite-ioerr']);
});

it.each(['check', 'count'] as const)('health: is down when %s gets no answer', async (call) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, health, logged } = openOutbox();
  const never = () => new Promise<never>(() => {});
  Object.assign(store, { check: () => Promise.resolve(), [call]: never });
  const answer = health();
  await vi.advanceTimersByTimeAsync(STORE_TIMEOUT);
  expect(await answer).toMatchObject({ status: 'down', store: 'down' });
  expect(logged('store-probe-failed')).toMatchObject([{ code: 'deadline' }]);
});

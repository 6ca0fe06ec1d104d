import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { codedError } from '@sutra/outbox/error-code';
import { settleRow } from '@sutra/outbox/row';
import { type Store } from '@sutra/outbox/store';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { freshMailServer } from '@/tests/support/fresh-mail-server';
import { openOutbox, SHORT } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { contactPayload, contactRow, T0 } from '@/tests/support/rows';
import { databases, drivers } from '@/tests/support/stores';

const { server, contact } = await receiver();
const postbox = await freshMailServer();

async function storeUndelivered(store: Store) {
  for (const [index, state] of (['held', 'dead', 'quarantined'] as const).entries()) {
    await store.insert(settleRow(contactRow(`${index}abc`), state, 'timeout', T0));
  }
}

describe.each(databases)('upkeep over %s', (_driver, openDatabase) => {
  it('upkeep: erases delivered texts after seven days, from the files too, and keeps the rows', async () => {
    const { store, bytes } = openDatabase();
    const { send, move, upkeep, rows, logged, close } = contact({ store });
    await send('KANARI-9c2v');
    server.behave({ does: 'answer', status: 503 });
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
      { state: 'open', payload: { message: 'waits' } },
    ]);
    expect(logged('payloads-erased')).toMatchObject([{ count: 1 }]);
    await close();
  });

  it('upkeep: removes a row by age a week after a mail has named it, whatever the clock did', async () => {
    const { store } = openDatabase();
    await storeUndelivered(store);
    const outbox = openOutbox(postbox.settings(), { store });
    const named = () => postbox.mails.filter(({ text }) => /Will be deleted/.test(text ?? ''));
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
    await store.insert(settleRow(contactRow('3abc'), 'held', 'timeout', T0));
    expect([await pass(81 * DAY - 1), named().length]).toEqual([4, 1]);
    expect((await outbox.health()).expiring).toBe(0);

    // While no mail can be sent, nothing is removed.
    postbox.reply({ data: 451 });
    expect([await pass(HOUR), await pass(20 * DAY), named().length]).toEqual([4, 4, 1]);
    expect((await outbox.health()).expiring).toBe(4);
    postbox.reply({});
    expect(await pass(HOUR)).toBe(4);
    expect(named()[1]!.text).toMatch(/Will be deleted: 4, the first on 11 Mar 2026\n/);
    // A row that is opened again is not removed.
    await outbox.run('retry 1abc');
    expect([await pass(7 * DAY - HOUR), named().length]).toEqual([4, 2]);
    expect(await pass(HOUR)).toBe(1);
    expect(outbox.logged('undelivered-expiring')).toEqual([]);
    await outbox.close();
  });

  it('upkeep: rows whose announcement failed half-way are announced again, and removed', async () => {
    const { store } = openDatabase();
    await storeUndelivered(store);
    const outbox = openOutbox(postbox.settings(), { store });
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
    await outbox.close();
  });

  it('upkeep: without a mailbox the log names a row a week before it is removed', async () => {
    const { store } = openDatabase();
    await storeUndelivered(store);
    const { move, run, upkeep, logged, rows, close } = openOutbox({}, { store });
    move(85 * DAY);
    expect((await run('list --state held')).out).toMatch(/ held .* 2026-02-21 /);
    await upkeep();
    expect(logged('undelivered-expiring')).toMatchObject([{ count: 3 }]);
    move(7 * DAY - HOUR);
    await upkeep();
    expect(await rows()).toHaveLength(3);
    move(HOUR);
    await upkeep();
    expect(await rows()).toEqual([]);
    await close();
  });
});

it.each(drivers)(
  'health: over %s is degraded when a row is open for 15 minutes',
  async (_, open) => {
    const { send, move, health } = contact({ store: open() });
    const receivers = { contact: 'configured', profile: 'unset' };
    const none = {
      open: 0,
      held: 0,
      dead: 0,
      quarantined: 0,
      expiring: 0,
      possiblyTwice: 0,
      oldestOpenSeconds: null,
    };
    expect(await health()).toEqual({ status: 'ok', store: 'up', receivers, ...none });
    server.behave({ does: 'answer', status: 503 });
    await send(contactPayload());
    move(15 * MINUTE);
    expect(await health()).toMatchObject({ status: 'ok', open: 1, oldestOpenSeconds: 900 });
    move(1);
    expect((await health()).status).toBe('degraded');
  },
);

it.each(drivers)('health: over %s counts what may have arrived twice', async (_, open) => {
  const { send, move, deliver, health } = contact({ ...SHORT, store: open() });
  server.behave({ does: 'hang' });
  await send(contactPayload());
  server.behave({ does: 'answer' });
  move(15 * MINUTE);
  await deliver();
  expect(await health()).toMatchObject({ status: 'ok', open: 0, possiblyTwice: 1 });
});

it('health: without a store is degraded if visitors can send what no receiver takes', async () => {
  const receivers = { contact: 'configured', profile: 'unset' };
  const working = contact({ store: undefined });
  expect(await working.health()).toEqual({ status: 'ok', store: 'none', receivers });
  expect((await openOutbox({}, { store: undefined }).health()).status).toBe('degraded');
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
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await answer).toMatchObject({ status: 'down', store: 'down' });
  expect(logged('store-probe-failed')).toMatchObject([{ code: 'deadline' }]);
});

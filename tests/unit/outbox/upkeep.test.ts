import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { codedError } from '@/lib/log/error-code';
import { settleRow } from '@/lib/outbox/row';
import { type Store } from '@/lib/outbox/store';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { databases } from '@/tests/support/databases';
import { readLog } from '@/tests/support/log-lines';
import { mailServer } from '@/tests/support/mail-server';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import { contactRow, T0 } from '@/tests/support/outbox';
import { contactPayload, driverNames, openOutbox } from '@/tests/support/outbox-port';

const sheet = await misbehavingServer();
const postbox = await mailServer();
afterAll(() => Promise.all([sheet.close(), postbox.shut()]));
beforeEach(() => {
  sheet.behave({ does: 'answer' });
  postbox.mails.length = 0;
  postbox.reply({});
});

const undelivered = ['held', 'dead', 'quarantined'] as const;

async function storeUndelivered(store: Store) {
  for (const [index, state] of undelivered.entries()) {
    await store.insert(settleRow(contactRow(`${index}abc`), state, 'timeout', T0));
  }
}

describe.each(databases)('upkeep over %s', (_driver, openDatabase) => {
  it('upkeep: erases delivered texts after KEEP_DAYS, from the files too, and keeps the rows', async () => {
    const { store, bytes } = openDatabase();
    const outbox = openOutbox({ CONTACT_SHEET_URL: sheet.url }, { store });
    await outbox.accept('contact', contactPayload({ message: 'KANARI-9c2v' }));
    sheet.behave({ does: 'answer', status: 503 });
    await outbox.accept('contact', contactPayload({ message: 'waits' }));
    outbox.move(7 * DAY - 1);
    await outbox.upkeep();
    expect(await bytes()).toContain('KANARI-9c2v');
    outbox.move(HOUR);
    await outbox.upkeep();
    expect(await bytes()).not.toContain('KANARI-9c2v');
    expect(await outbox.rows()).toMatchObject([
      { state: 'delivered', payload: null },
      { state: 'open', payload: { message: 'waits' } },
    ]);
    expect(readLog(outbox.lines, 'payloads-erased')).toMatchObject([{ count: 1 }]);
    await outbox.close();
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
    outbox.setClock(365 * DAY);
    expect([await pass(0), await pass(DAY), await pass(DAY)]).toEqual([3, 3, 3]);
    expect(named()).toHaveLength(1);
    outbox.setClock(-365 * DAY);
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
    expect(readLog(outbox.lines, 'undelivered-expiring')).toEqual([]);
    await outbox.close();
  });

  it('upkeep: a list names rows as a mail does; without a mailbox the log does', async () => {
    const { store } = openDatabase();
    await storeUndelivered(store);
    const outbox = openOutbox({}, { store });
    outbox.move(80 * DAY);
    await outbox.run('list');
    outbox.move(5 * DAY);
    const { out } = await outbox.run('list --state held');
    expect(out).toMatch(/\theld\t.*\t2026-02-21\t/);
    outbox.move(HOUR);
    await outbox.upkeep();
    expect(readLog(outbox.lines, 'undelivered-expiring')).toMatchObject([{ count: 2 }]);
    outbox.move(7 * DAY - HOUR);
    await outbox.upkeep();
    expect((await outbox.rows()).map(({ state }) => state).sort()).toEqual(['dead', 'quarantined']);
    outbox.move(HOUR);
    await outbox.upkeep();
    expect(await outbox.rows()).toEqual([]);
    await outbox.close();
  });
});

describe.each(driverNames)('health over %s', (driver) => {
  it('health: is degraded when the oldest open row is over 15 minutes old', async () => {
    const outbox = openOutbox({ CONTACT_SHEET_URL: sheet.url }, { driver });
    expect(await outbox.health()).toEqual({
      status: 'ok',
      store: 'up',
      receivers: { contact: 'configured', profile: 'unset' },
      ...{ open: 0, held: 0, dead: 0, quarantined: 0, expiring: 0 },
      oldestOpenSeconds: null,
    });
    sheet.behave({ does: 'answer', status: 503 });
    await outbox.accept('contact', contactPayload());
    outbox.move(15 * MINUTE);
    expect(await outbox.health()).toMatchObject({ status: 'ok', open: 1, oldestOpenSeconds: 900 });
    outbox.move(1);
    expect((await outbox.health()).status).toBe('degraded');
  });
});

it('health: is down while the store cannot be written or counted', async () => {
  const [[, openDatabase]] = databases as [(typeof databases)[0]];
  const { store } = openDatabase();
  const outbox = openOutbox({}, { store });
  const { check, count } = store;
  store.check = () => Promise.reject(codedError('SQLITE_FULL'));
  expect(await outbox.health()).toMatchObject({ status: 'down', store: 'down' });
  Object.assign(store, { check, count: () => Promise.reject(codedError('SQLITE_IOERR')) });
  expect(await outbox.health()).toMatchObject({ status: 'down', store: 'down' });
  store.count = count;
  expect(await outbox.health()).toMatchObject({ status: 'ok', store: 'up' });
  const codes = readLog(outbox.lines, 'store-probe-failed').map(({ code }) => code);
  expect(codes).toEqual(['sqlite-full', 'sqlite-ioerr']);
  await outbox.close();
});

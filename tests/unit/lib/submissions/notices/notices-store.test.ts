import { describe, expect, it, vi } from 'vitest';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { codedError } from '@/lib/log/error-code';
import { NOTHING_TOLD } from '@/lib/submissions/notices/decide';
import { MINUTE } from '@/lib/time';
import { Clock } from '@/tests/support/outbox';
import { drivers } from '@/tests/support/stores';
import { holdRow, noticeSites, releaseRows } from './notice-sites';

const { mail, web, site, subjects } = await noticeSites();

describe.each(drivers)('notices over %s', (_name, open) => {
  it('notices: two processes with one store send one mail', async () => {
    const store = open();
    const clock = new Clock();
    const sites = [site({ store, clock }), site({ store, clock }), site({ store, clock })];
    const notify = () => Promise.all(sites.map(({ outbox }) => outbox.notifyOwner()));
    await holdRow(store);
    await notify();
    await notify();
    expect(subjects()).toEqual(['Sutra: messages are held']);
    await releaseRows(store);
    clock.move(MINUTE);
    await notify();
    await notify();
    expect(subjects().slice(1)).toEqual(['Sutra: all well again']);
  });

  it('notices: another process takes over from one that ended while it was sending', async () => {
    const store = open();
    const clock = new Clock();
    await holdRow(store);
    mail.silence(true);
    const before = mail.connections();
    void site({ store, clock }).outbox.notifyOwner();
    await expect.poll(() => mail.connections()).toBeGreaterThan(before);
    const other = site({ store, clock });
    mail.silence(false);
    for (const ms of [0, 29_999, 1]) {
      expect(subjects()).toEqual([]);
      clock.move(ms);
      await other.outbox.notifyOwner();
    }
    expect(subjects()).toEqual(['Sutra: messages are held']);
  });
});

const full = codedError('SQLITE_FULL');

it('notices: are sent once when their first write fails', async () => {
  const store = sqliteStore(':memory:');
  await store.writeState('notices-owner-mail', { state: NOTHING_TOLD }, undefined);
  vi.spyOn(store, 'writeState').mockRejectedValueOnce(full);
  await holdRow(store);
  await site({ store }).live(5);
  expect(subjects()).toHaveLength(1);
});

it('notices: are left to a process that has told them in between', async () => {
  const store = sqliteStore(':memory:');
  const { writeState } = store;
  vi.spyOn(store, 'writeState').mockImplementationOnce(async (name, _value, version) => {
    await writeState(name, { state: NOTHING_TOLD }, version);
    return false;
  });
  await holdRow(store);
  const { outbox, logged } = site({ store });
  await outbox.notifyOwner();
  expect([subjects(), logged('notice-not-stored')]).toEqual([[], []]);
});

it('notices: what is not told is stored once, as soon as the store can be written', async () => {
  const store = sqliteStore(':memory:');
  const write = vi.spyOn(store, 'writeState').mockRejectedValueOnce(full);
  const { live, logged } = site({ store, isWeekly: true });
  await live(5);
  expect(logged('notice-not-stored')).toMatchObject([{ code: 'sqlite-full' }]);
  expect(write).toHaveBeenCalledTimes(2);
});

it('notices: are sent once when the store cannot be written, and stored when it can', async () => {
  const store = sqliteStore(':memory:');
  const { writeState } = store;
  store.writeState = () => Promise.reject(full);
  await holdRow(store);
  const { live, logged } = site({ store });
  await live(5);
  expect(subjects()).toHaveLength(1);
  expect(logged('notice-not-stored')).toMatchObject([{ code: 'sqlite-full' }]);
  store.writeState = writeState;
  await live(1);
  await site({ store }).live(5);
  expect(subjects()).toHaveLength(1);
});

it('notices: a failed pass is logged once, and does not ping', async () => {
  const store = sqliteStore(':memory:');
  const { countRows } = store;
  store.countRows = () => Promise.reject(codedError('SQLITE_IOERR'));
  const { live, logged } = site({ store, pingUrl: web.url });
  await live(3);
  expect(logged('owner-watch-failed')).toMatchObject([{ code: 'sqlite-ioerr' }]);
  expect(web.received).toEqual([]);
  store.countRows = countRows;
  await live(2);
  expect(web.received.map(({ method }) => method)).toEqual(['GET', 'GET']);
});

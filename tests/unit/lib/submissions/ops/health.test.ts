import { expect, it, vi } from 'vitest';
import { codedError } from '@/lib/log/error-code';
import { contactRow, HOUR, MINUTE } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { contact } = await receiver();

function site() {
  const all = contact();
  const probe = vi.spyOn(all.store, 'probe');
  const countRows = vi.spyOn(all.store, 'countRows');
  return { ...all, probe, countRows, health: () => all.outbox.readHealth() };
}

const full = () => Promise.reject(codedError('SQLITE_FULL'));

it('health: is degraded when the oldest open row is over 15 minutes old', async () => {
  const { health, store, clock } = site();
  expect(await health()).toEqual({
    status: 'ok',
    store: 'up',
    targets: expect.objectContaining({ contact: 'configured', profile: 'unset' }),
    open: 0,
    held: 0,
    dead: 0,
    quarantined: 0,
    expiring: 0,
    oldestOpenSeconds: null,
    replaced: false,
  });
  await store.create(contactRow('a'));
  clock.move(15 * MINUTE);
  expect(await health()).toMatchObject({ status: 'ok', open: 1, oldestOpenSeconds: 900 });
  clock.move(1);
  expect((await health()).status).toBe('degraded');
});

it('health: writes a probe only when asked, and when nothing was written for five seconds', async () => {
  const { outbox, health, send, clock, probe } = site();
  await send('a');
  await health();
  clock.move(MINUTE);
  await outbox.applyRetention();
  expect(probe).not.toHaveBeenCalled();
  await Promise.all([health(), health()]);
  clock.move(4_999);
  await health();
  expect(probe).toHaveBeenCalledTimes(1);
  clock.move(1);
  await health();
  expect(probe).toHaveBeenCalledTimes(2);
  await send('b');
  clock.move(4_999);
  await health();
  expect(probe).toHaveBeenCalledTimes(2);
});

it('health: is down after a failed write, until a probe succeeds', async () => {
  const { health, send, store, clock, probe } = site();
  expect((await health()).store).toBe('up');
  const { create } = store;
  store.create = full;
  await send('a');
  expect(await health()).toMatchObject({ status: 'down', store: 'down' });
  store.create = create;
  clock.move(4_999);
  expect(await send('b')).toBe('success');
  expect((await health()).store).toBe('down');
  probe.mockImplementationOnce(full);
  clock.move(1);
  expect((await health()).store).toBe('down');
  clock.move(5_000);
  expect((await health()).store).toBe('up');
});

it('health: logs a failed probe once with its code', async () => {
  const { health, logged, probe } = site();
  probe.mockImplementationOnce(full);
  const both = [await health(), await health()];
  expect(both.map(({ status }) => status)).toEqual(['down', 'down']);
  expect(logged()).toMatchObject([{ event: 'store-probe-failed', code: 'sqlite-full' }]);
});

it('health: probes and counts in time when the clock was set back', async () => {
  const { health, clock, probe, countRows } = site();
  await health();
  await health();
  clock.set(-HOUR);
  await health();
  expect(probe).toHaveBeenCalledTimes(2);
  expect(countRows).toHaveBeenCalledTimes(2);
});

it('health: caches counts for ten seconds, but neither the store nor the age', async () => {
  const { health, send, store, clock, countRows } = site();
  await store.create(contactRow('old'));
  await health();
  await store.create(contactRow('new'));
  clock.move(9_999);
  expect(await health()).toMatchObject({ open: 1, oldestOpenSeconds: 10 });
  clock.move(1);
  expect(await health()).toMatchObject({ open: 2 });
  expect(countRows).toHaveBeenCalledTimes(2);
  vi.spyOn(store, 'create').mockImplementation(full);
  await send('a');
  expect((await health()).status).toBe('down');
});

it('health: logs counts that fail once, and does not cache them', async () => {
  const { health, countRows, logged } = site();
  countRows.mockImplementationOnce(full);
  const both = await Promise.all([health(), health()]);
  expect(both.map(({ status }) => status)).toEqual(['down', 'down']);
  expect(logged()).toMatchObject([{ event: 'store-counts-failed', code: 'sqlite-full' }]);
  expect((await health()).status).toBe('ok');
});

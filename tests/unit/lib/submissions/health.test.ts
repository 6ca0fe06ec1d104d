import { expect, it, vi } from 'vitest';
import { message } from '@/tests/support/entries';
import { readLog } from '@/tests/support/log-lines';
import { receiver } from '@/tests/support/receiver';
import { contactRow } from '@/tests/support/submissions';

const { server, contact } = await receiver();

function site() {
  const made = contact();
  const probe = vi.spyOn(made.store, 'probe');
  const counts = vi.spyOn(made.store, 'counts');
  return { ...made, probe, counts };
}

const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' }));

it('health: probes only when it is asked and nothing was written for five seconds', async () => {
  const { outbox, clock, probe } = site();
  await outbox.accept(message('a'));
  clock.move(60_000);
  await outbox.upkeep();
  expect(probe).not.toHaveBeenCalled();
  await Promise.all([outbox.health(), outbox.health()]);
  clock.move(4_999);
  await outbox.health();
  expect(probe).toHaveBeenCalledTimes(1);
  clock.move(1);
  await outbox.health();
  expect(probe).toHaveBeenCalledTimes(2);
  await outbox.accept(message('b'));
  clock.move(4_999);
  await outbox.health();
  expect(probe).toHaveBeenCalledTimes(2);
});

it('health: a failed write counts at once, and until a probe succeeds', async () => {
  const { outbox, store, clock, probe } = site();
  expect((await outbox.health()).store).toBe('up');
  const { create } = store;
  store.create = full;
  await outbox.accept(message('a'));
  expect(await outbox.health()).toMatchObject({ status: 'down', store: 'down' });
  store.create = create;
  expect((await outbox.accept(message('b'))).kept).toBe(true);
  expect((await outbox.health()).store).toBe('down');
  probe.mockImplementationOnce(full);
  clock.move(5_000);
  expect((await outbox.health()).store).toBe('down');
  clock.move(5_000);
  expect((await outbox.health()).store).toBe('up');
});

it('health: a probe that fails is logged once with its code', async () => {
  const { outbox, lines, probe } = site();
  probe.mockImplementationOnce(full);
  await outbox.health();
  await outbox.health();
  expect(readLog(lines)).toMatchObject([{ event: 'store-probe-failed', code: 'sqlite-full' }]);
});

it('health: a clock that was put back does not postpone the next probe', async () => {
  const { outbox, clock, probe } = site();
  await outbox.health();
  clock.set(-3_600_000);
  await outbox.health();
  expect(probe).toHaveBeenCalledTimes(2);
});

it('health: counts are kept for ten seconds, the store and the age are not', async () => {
  const { outbox, store, clock, counts } = site();
  await store.create(contactRow('old'));
  await outbox.health();
  await store.create(contactRow('new'));
  clock.move(9_999);
  expect(await outbox.health()).toMatchObject({ open: 1, oldestOpenSeconds: 10 });
  clock.move(1);
  expect(await outbox.health()).toMatchObject({ open: 2 });
  expect(counts).toHaveBeenCalledTimes(2);
  vi.spyOn(store, 'create').mockImplementation(full);
  await outbox.accept(message('a'));
  expect((await outbox.health()).status).toBe('down');
});

it('health: counts that fail are logged once and not kept', async () => {
  const { outbox, counts, lines } = site();
  counts.mockImplementationOnce(full);
  const both = await Promise.all([outbox.health(), outbox.health()]);
  expect(both.map(({ status }) => status)).toEqual(['down', 'down']);
  expect(readLog(lines)).toMatchObject([{ event: 'store-counts-failed', code: 'sqlite-full' }]);
  expect((await outbox.health()).status).toBe('ok');
});

it('shutdown: what had to be cut off is logged with its number', async () => {
  const { outbox, lines } = site();
  server.behave({ does: 'hang' });
  void outbox.accept(message('a'));
  void outbox.accept(message('b'));
  await vi.waitFor(() => expect(server.received).toHaveLength(2));
  await outbox.stop(10);
  expect(readLog(lines, 'shutdown-cut-off')).toMatchObject([{ count: 2 }]);
});

it('shutdown: nothing is said of what came to its end, and a store that cannot be closed is', async () => {
  const { outbox, store, lines } = site();
  void outbox.accept(message('a'));
  store.close = full;
  await outbox.stop();
  expect(server.received).toHaveLength(1);
  expect(readLog(lines, 'shutdown-cut-off')).toEqual([]);
  expect(readLog(lines, 'store-not-closed')).toMatchObject([{ code: 'sqlite-full' }]);
});

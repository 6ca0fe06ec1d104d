import { expect, it, vi } from 'vitest';
import { type DrainBudget, type DrainReport } from '@/lib/submissions/delivery/drain';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type SubmissionStore } from '@/lib/submissions/drivers/store';
import { stateOf } from '@/lib/submissions/model/submission';
import { lease } from '@/lib/submissions/model/transitions';
import {
  allRows,
  contactRow,
  fill,
  HOUR,
  MINUTE,
  passTime,
  profileRow,
  T0,
} from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { drivers } from '@/tests/support/stores';

const { server, posts, texts, contact, profileTo } = await receiver();

it('drain: sends due rows, and after the first success of a process young rows that wait', async () => {
  const { outbox, store } = contact();
  await store.create(contactRow('due'));
  await store.create(contactRow('waiting', { due: T0 + 1, attempts: 12 }));
  await store.create(contactRow('old', { due: T0 + 1, attempts: 13 }));
  await store.create(contactRow('leased', { due: T0 + 1, lease: 'token', attempts: 1 }));
  expect(await outbox.drain()).toEqual({ attempts: 2, delivered: 2 });
  expect(texts()).toEqual(['Message due', 'Message waiting']);
});

it.each([
  ['one row at a time to a sheet', 1, contact, contactRow],
  ['four rows at a time to an API', 4, () => profileTo('api'), profileRow],
])('drain: sends %s', async (_how, width, open, row) => {
  const { outbox, store } = open();
  for (let n = 0; n < 12; n++) await store.create(row(`row-${n}`));
  let [now, most] = [0, 0];
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  server.behave(async () => {
    most = Math.max(most, ++now);
    await gate;
    now -= 1;
    return { does: 'answer' };
  });
  const drains = Promise.all([outbox.drain(), outbox.drain()]);
  await expect.poll(() => now).toBe(width);
  release();
  await drains;
  expect([most, posts().length]).toEqual([width, 12]);
});

it('drain: keeps to its budget', async () => {
  const { outbox } = contact();
  await fill(outbox, 10);
  expect(await outbox.drain({ rows: 3 })).toEqual({ attempts: 3, delivered: 3 });
  expect(await outbox.drain({ ms: 0 })).toEqual({ attempts: 0, delivered: 0 });
});

it.each<[string, DrainBudget, DrainBudget, number]>([
  ['raises the budget of rows', { rows: 1 }, {}, 5],
  ['raises the budget of rows to the larger one', { rows: 1 }, { rows: 3 }, 3],
  ['raises the budget of time', { ms: 50 }, { ms: 10_000 }, 5],
  ['does not lower the budget', { rows: 4 }, { rows: 1, ms: 0 }, 4],
])('drain: joins a running one and %s', async (_how, first, second, attempts) => {
  const { outbox } = contact();
  await fill(outbox, 5);
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  let release = () => {};
  const joined = new Promise<void>((resolve) => (release = resolve));
  server.behave(() => joined.then(() => ({ does: 'answer' })));
  const running = outbox.drain(first);
  await expect.poll(() => posts()).toHaveLength(1);
  now = 40;
  const report = outbox.drain(second);
  now = 60;
  release();
  const both = Array(2).fill({ attempts, delivered: attempts });
  expect(await Promise.all([running, report])).toEqual(both);
  clock.mockRestore();
});

it('drain: survives a store that is down', async () => {
  const { outbox, store, logged } = contact();
  await fill(outbox, 1);
  const listing = vi.spyOn(store, 'listOpen').mockRejectedValue(new Error('down'));
  expect(await outbox.drain()).toEqual({ attempts: 0, delivered: 0 });
  expect(logged('outbox-drain-failed')).toHaveLength(1);
  listing.mockRestore();
  expect(await outbox.drain()).toEqual({ attempts: 1, delivered: 1 });
});

it('drain: sends rows that were stored while the clock was ahead', async () => {
  const { outbox, store } = contact();
  await store.create(contactRow('waiting', { due: T0 + HOUR, attempts: 13 }));
  await store.create(contactRow('ahead', { due: T0 + HOUR + 1, attempts: 13 }));
  expect(await outbox.drain()).toEqual({ attempts: 1, delivered: 1 });
  expect(texts()).toEqual(['Message ahead']);
});

it('drain: ends when a row cannot be leased, but stores the outcome of others first', async () => {
  const store = sqliteStore(':memory:');
  await Promise.all(['a', 'b'].map((id) => store.create(profileRow(id))));
  const failing: SubmissionStore = {
    ...store,
    replace: (stored, next) =>
      stored.id === 'a' ? Promise.reject(new TypeError('down')) : store.replace(stored, next),
  };
  const { outbox, logged } = profileTo('api', { store: failing });
  server.behave({ does: 'answer', after: 100 });
  await outbox.drain();
  expect(stateOf((await store.get('b'))!)).toBe('delivered');
  expect(logged('outbox-drain-failed')).toHaveLength(1);
});

it('drain: begins no attempt after a stop, and lets the one under way end', async () => {
  const { outbox, store, states } = contact();
  store.close = async () => {};
  await fill(outbox, 5);
  server.behave({ does: 'answer', after: 50 });
  const draining = outbox.drain();
  await expect.poll(() => posts()).toHaveLength(1);
  await outbox.stop();
  expect(await draining).toEqual({ attempts: 1, delivered: 1 });
  expect(await outbox.drain()).toEqual({ attempts: 0, delivered: 0 });
  expect((await states()).filter((state) => state === 'delivered')).toHaveLength(1);
});

it.each(drivers)('drain: sends a row once with eight drainers over %s', async (_, open) => {
  const store = open();
  const drainers = Array.from({ length: 8 }, () => contact({ store }).outbox);
  const ids = await fill({ store }, 16);
  const reports = await Promise.all(drainers.map((each) => each.drain()));
  expect(texts().sort()).toEqual(ids.map((id) => `Message ${id}`));
  const sum = (field: keyof DrainReport) => reports.reduce((all, each) => all + each[field], 0);
  expect([sum('attempts'), sum('delivered')]).toEqual([16, 16]);
});

it('drain: sends a row again when the lease of a lost worker ends, as a possible duplicate', async () => {
  const { outbox, store, clock } = contact();
  await store.create(lease(contactRow('a'), 'lost', 'contact-sheet', T0));
  clock.move(MINUTE - 1);
  expect((await outbox.drain()).attempts).toBe(0);
  clock.move(1);
  expect((await outbox.drain()).delivered).toBe(1);
  expect(await store.get('a')).toMatchObject({ attempts: 2, possibleDuplicates: 1 });
});

it.each([
  [1, { does: 'answer', status: 503 }],
  [3, { does: 'reset' }],
  [20, { does: 'answer', status: 500 }],
] as const)(
  'outage: of 30 minutes costs each of %i rows at most 14 attempts',
  async (count, manner) => {
    const { outbox, store, clock } = contact();
    await fill(outbox, count);
    server.behave(manner);
    await outbox.drain();
    await passTime(outbox, clock, 30 * MINUTE);
    expect((await store.countRows()).open).toBe(count);
    server.behave({ does: 'answer' });
    await passTime(outbox, clock, 2 * MINUTE);
    const rows = await allRows(store);
    expect(rows.map(stateOf)).toEqual(Array(count).fill('delivered'));
    expect(Math.max(...rows.map(({ attempts }) => attempts))).toBeLessThanOrEqual(14);
  },
);

it('outage: that does not affect HEAD costs a row at most 13 early attempts', async () => {
  const { outbox, store, clock } = contact();
  await fill(outbox, 1);
  server.behave(({ method }) => ({ does: 'answer', status: method === 'HEAD' ? 200 : 503 }));
  await passTime(outbox, clock, HOUR);
  expect((await allRows(store))[0]?.attempts).toBeLessThan(20);
});

it('outage: of three days leaves the row dead, with its payload', async () => {
  const { outbox, store, clock, logged } = contact();
  await fill(outbox, 1);
  server.behave({ does: 'answer', status: 500 });
  for (let hour = 0; hour < 74; hour++) {
    clock.move(HOUR);
    await outbox.drain();
  }
  const [row] = await allRows(store);
  expect([stateOf(row!), row?.payload]).toEqual(['dead', expect.any(Object)]);
  expect(logged('submission-dead')).toHaveLength(1);
});

it.each([
  ['fails', { does: 'answer', status: 500 }],
  ['is rejected', { does: 'answer', status: 400 }],
] as const)('outage: of one row that %s delays no other', async (_how, manner) => {
  const { outbox, store } = contact();
  await store.create(contactRow('poison', { due: T0 - 1 }));
  await fill(outbox, 100);
  server.behave(({ body }) => (body.includes('poison') ? manner : { does: 'answer' }));
  expect((await outbox.drain()).delivered).toBe(100);
  expect(stateOf((await store.get('poison'))!)).toBe('open');
});

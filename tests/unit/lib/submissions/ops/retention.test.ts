import { describe, expect, it } from 'vitest';
import { contactRow, DAY, fill, T0, testOutbox } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { drivers } from '@/tests/support/stores';

const { contact } = await receiver();

it('retention: erases payloads after seven days, not before, and nothing else', async () => {
  const { outbox, store, clock, logged } = contact();
  await store.create(contactRow('delivered'));
  await outbox.drain();
  await store.create(contactRow('dead', { due: null, deadAt: T0 }));
  clock.move(7 * DAY - 1);
  expect(await outbox.applyRetention()).toBe(0);
  clock.move(1);
  expect([await outbox.applyRetention(), await outbox.applyRetention()]).toEqual([1, 0]);
  expect(logged('payloads-erased')).toMatchObject([{ count: 1 }]);
  expect((await store.get('delivered'))?.payload).toBeNull();
  expect((await store.get('dead'))?.payload).not.toBeNull();
});

it('retention: erases more rows than one page, each once when two processes do', async () => {
  const { outbox, store, clock } = contact();
  await fill(outbox, 250);
  await outbox.drain();
  clock.move(7 * DAY);
  const other = testOutbox({}, { store, now: clock.now });
  const counts = await Promise.all([outbox, other.outbox].map((each) => each.applyRetention()));
  expect(counts[0]! + counts[1]!).toBe(250);
  expect(await outbox.applyRetention()).toBe(0);
});

it('retention: keeps texts as long as KEEP_DAYS says, also those of before it was raised', async () => {
  const { send, outbox, store, clock } = contact({
    keep: { delivered: 30 * DAY, undelivered: 90 * DAY },
  });
  await send();
  clock.move(30 * DAY - 1);
  expect(await outbox.applyRetention()).toBe(0);
  const later = testOutbox({}, { store, keep: { delivered: 365 * DAY, undelivered: 90 * DAY } });
  later.clock.move(365 * DAY - 1);
  expect(await later.outbox.applyRetention()).toBe(0);
  later.clock.move(1);
  expect(await later.outbox.applyRetention()).toBe(1);
});

it('retention: survives a store that is down', async () => {
  const { outbox, store, logged } = contact();
  store.removeCounters = () => Promise.reject(new Error('down'));
  expect(await outbox.applyRetention()).toBe(0);
  expect(logged('outbox-upkeep-failed')).toHaveLength(1);
});

describe.each(drivers)('retention of undelivered rows over %s', (_name, open) => {
  async function site() {
    const all = testOutbox({}, { store: open() });
    const { store } = all;
    await store.create(contactRow('open'));
    await store.create(contactRow('held', { due: null, heldAt: T0 }));
    await store.create(contactRow('dead', { due: null, deadAt: T0 }));
    await store.create(contactRow('spam', { due: null, quarantinedAt: T0 }));
    const has = async (id: string) => (await store.get(id)) !== undefined;
    return { ...all, has, warnings: () => all.logged('undelivered-expiring') };
  }

  it('retention: announces removals a week before, and then removes', async () => {
    const { outbox, store, clock, states, warnings } = await site();
    clock.move(83 * DAY - 1);
    await outbox.applyRetention();
    expect([warnings(), (await store.countRows()).expiring]).toEqual([[], 0]);
    clock.move(1);
    await outbox.applyRetention();
    expect([warnings(), (await store.countRows()).expiring]).toEqual([[], 3]);
    clock.move(DAY - 1);
    await outbox.applyRetention();
    await outbox.applyRetention();
    expect(warnings()).toMatchObject([{ count: 3 }]);
    clock.move(6 * DAY);
    expect(await outbox.applyRetention()).toBe(0);
    clock.move(1);
    expect(await outbox.applyRetention()).toBe(3);
    expect(await states()).toEqual(['open']);
  });

  it('retention: removes nothing when the clock is a year ahead for a day', async () => {
    const { outbox, clock, has } = await site();
    clock.move(365 * DAY);
    await outbox.applyRetention();
    clock.move(DAY);
    await outbox.applyRetention();
    clock.move(-366 * DAY);
    await outbox.applyRetention();
    expect(await has('held')).toBe(true);
  });

  it('retention: keeps rows when the setting is raised after the announcement', async () => {
    const { outbox, store, clock, has } = await site();
    clock.move(84 * DAY);
    await outbox.applyRetention();
    const later = testOutbox({}, { store, keep: { delivered: 7 * DAY, undelivered: 365 * DAY } });
    later.clock.move(92 * DAY);
    expect(await later.outbox.applyRetention()).toBe(0);
    expect(await has('held')).toBe(true);
    expect((await later.outbox.readHealth()).expiring).toBe(0);
  });

  it('retention: keeps a row that is reopened after the announcement', async () => {
    const { outbox, store, clock, has } = await site();
    clock.move(84 * DAY);
    await outbox.applyRetention();
    const row = (await store.get('held'))!;
    await store.replace(row, { ...row, heldAt: null, due: clock.now(), eraseAt: null });
    clock.move(30 * DAY);
    await outbox.applyRetention();
    expect(await has('held')).toBe(true);
  });
});

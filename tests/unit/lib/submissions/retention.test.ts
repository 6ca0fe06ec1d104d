import { describe, expect, it } from 'vitest';
import { held } from '@/lib/submissions/transitions';
import { readLog } from '@/tests/support/log-lines';
import { testOutbox } from '@/tests/support/outbox';
import { drivers } from '@/tests/support/stores';
import { contactRow, T0 } from '@/tests/support/submissions';

const DAY = 24 * 3_600_000;

describe.each(drivers)('retention over %s', (_name, open) => {
  async function site(keepUndelivered = 90 * DAY) {
    const made = testOutbox({}, { store: open(), keepUndelivered });
    const { store } = made;
    await store.create(contactRow('open'));
    await store.create(held(contactRow('held'), 'status-404', T0));
    await store.create(contactRow('dead', { due: null, deadAt: T0 }));
    await store.create(contactRow('spam', { due: null, quarantinedAt: T0 }));
    const has = async (key: string) => (await store.get(key)) !== undefined;
    const warnings = () => readLog(made.lines, 'undelivered-expiring');
    return { ...made, has, warnings };
  }

  it('undelivered rows: are announced a week before they go, and then removed', async () => {
    const { outbox, clock, has, warnings } = await site();
    clock.move(83 * DAY - 1);
    await outbox.upkeep();
    expect([warnings(), (await outbox.health()).expiring]).toEqual([[], 0]);
    clock.move(DAY);
    await outbox.upkeep();
    await outbox.upkeep();
    expect(warnings()).toMatchObject([{ count: 3 }]);
    expect((await outbox.health()).expiring).toBe(3);
    clock.move(7 * DAY - 1);
    expect(await outbox.upkeep()).toBe(0);
    clock.move(1);
    expect(await outbox.upkeep()).toBe(3);
    for (const key of ['held', 'dead', 'spam']) expect(await has(key)).toBe(false);
    expect(await has('open')).toBe(true);
  });

  it('undelivered rows: a clock that is a year ahead for a day removes none of them', async () => {
    const { outbox, clock, has } = await site();
    clock.move(365 * DAY);
    await outbox.upkeep();
    clock.move(DAY);
    await outbox.upkeep();
    clock.move(-366 * DAY);
    await outbox.upkeep();
    expect(await has('held')).toBe(true);
  });

  it('undelivered rows: a setting that is raised after the announcement holds', async () => {
    const { outbox, store, clock, has } = await site();
    clock.move(84 * DAY);
    await outbox.upkeep();
    const later = testOutbox({}, { store, keepUndelivered: 365 * DAY });
    later.clock.move(92 * DAY);
    expect(await later.outbox.upkeep()).toBe(0);
    expect(await has('held')).toBe(true);
    expect((await later.outbox.health()).expiring).toBe(0);
  });

  it('undelivered rows: one that is opened again is not removed', async () => {
    const { outbox, store, clock, has } = await site();
    clock.move(84 * DAY);
    await outbox.upkeep();
    const row = (await store.get('held'))!;
    await store.replace(row, { ...row, heldAt: null, due: clock.now(), eraseAt: null });
    clock.move(30 * DAY);
    await outbox.upkeep();
    expect(await has('held')).toBe(true);
  });
});

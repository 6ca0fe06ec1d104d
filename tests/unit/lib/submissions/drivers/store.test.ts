import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fields } from '@/lib/submissions/drivers/record';
import { type Stored, type SubmissionStore } from '@/lib/submissions/drivers/store';
import { MAILED } from '@/lib/submissions/model/outcome';
import { type Submission } from '@/lib/submissions/model/submission';
import {
  erasePayload,
  EXPIRY,
  hold,
  lease,
  markDelivered,
  quarantine,
  reopen,
  UNSET,
} from '@/lib/submissions/model/transitions';
import { allRows, contactRow, profilePayload, T0 } from '@/tests/support/outbox';
import { drivers } from '@/tests/support/stores';

const withoutVersion = (stored: Stored | undefined) =>
  stored && Object.fromEntries(fields.map((field) => [field, stored[field]]));
const ids = (rows: Submission[]) => rows.map(({ id }) => id);
const EVER = Number.MAX_SAFE_INTEGER;

describe.each(drivers)('%s store', (_name, open) => {
  let store: SubmissionStore;
  beforeEach(() => void (store = open()));
  afterEach(() => store.close());

  const put = async (id: string, changes: Partial<Submission> = {}) =>
    (await store.create(contactRow(id, changes)))!;

  it('store: returns exactly what was stored', async () => {
    const row = contactRow('a', {
      kind: 'profile',
      target: 'profile-api',
      payload: profilePayload({ learningGoals: 'क्‍ष "quotes" \\ \n 😀' }),
      lease: 'token',
      attempts: 3,
      rejections: 1,
      possibleDuplicates: 2,
      code: 'status-503',
    });
    const stored = await store.create(row);
    expect(withoutVersion(stored)).toEqual(row);
    expect(await store.get('a')).toEqual(stored);
    expect(await store.get('none')).toBeUndefined();
  });

  it('store: gives an id to one of a hundred that claim it at the same time', async () => {
    const claims = Array.from({ length: 100 }, (_, n) => put('a', { lease: `token-${n}` }));
    const winners = (await Promise.all(claims)).filter(Boolean);
    expect(winners).toHaveLength(1);
    expect((await store.get('a'))?.lease).toBe(winners[0]?.lease);
    expect(await put('a')).toBeUndefined();
    expect([await put('b'), await put('b')]).toEqual([expect.any(Object), undefined]);
  });

  it('store: gives a reference to one row, until that is removed', async () => {
    const reference = 'VM-7K3QX2';
    const first = await put('a', { reference });
    expect(await put('b', { reference })).toBeUndefined();
    expect(await store.get('b')).toBeUndefined();
    expect(await store.get('a')).toMatchObject({ reference });
    await store.remove(first);
    expect(await put('b', { reference })).toMatchObject({ reference });
  });

  it('store: lets one of many change a row', async () => {
    const stored = await put('a');
    const changes = Array.from({ length: 20 }, (_, n) =>
      store.replace(stored, lease(stored, `token-${n}`, 'contact-sheet', T0)),
    );
    const winners = (await Promise.all(changes)).filter((row) => row !== undefined);
    expect(winners).toHaveLength(1);
    expect(await store.get('a')).toEqual(winners[0]);
  });

  it('store: refuses a change to a row that has changed or gone', async () => {
    const first = await put('a');
    const second = (await store.replace(first, { ...first, attempts: 1 }))!;
    expect(await store.replace(first, { ...first, attempts: 9 })).toBeUndefined();
    expect(await store.remove(first)).toBe(false);
    expect((await store.get('a'))?.attempts).toBe(1);
    expect(await store.remove(second)).toBe(true);
    expect(await store.remove(second)).toBe(false);
    expect(await store.replace(second, second)).toBeUndefined();
    expect(await store.get('a')).toBeUndefined();
  });

  it('store: lists due rows of one kind, soonest first', async () => {
    await put('later', { due: T0 + 9 });
    await put('now', { due: T0 });
    await put('past', { due: 5 });
    await put('future', { due: T0 + 1e12 });
    await put('other', { kind: 'profile', payload: profilePayload(), due: 1 });
    await put('delivered', { due: null, deliveredAt: T0 });
    expect(ids(await store.listOpen('contact', T0, 10))).toEqual(['past', 'now']);
    expect(ids(await store.listOpen('contact', T0, 1))).toEqual(['past']);
    const all = ['past', 'now', 'later', 'future'];
    expect(ids(await store.listOpen('contact', EVER, 10))).toEqual(all);
    expect(ids(await store.listOpen('contact', EVER, 10, T0 + 1))).toEqual(all.slice(2));
    expect(ids(await store.listOpen('profile', T0, 10))).toEqual(['other']);
  });

  it('store: lists rows that are held for one reason', async () => {
    await put('a', { due: null, heldAt: T0, code: UNSET });
    await put('b', { due: null, heldAt: T0, code: 'status-404' });
    await put('c', { due: null, heldAt: T0, code: UNSET });
    await put('open', { code: UNSET });
    expect(ids(await store.listHeld('contact', UNSET, 10)).sort()).toEqual(['a', 'c']);
    expect(await store.listHeld('contact', UNSET, 1)).toHaveLength(1);
    expect(await store.listHeld('profile', UNSET, 10)).toEqual([]);
  });

  it('store: lists rows to erase, until they are erased', async () => {
    const row = await put('a');
    const delivered = (await store.replace(row, markDelivered(row, 'status-200', T0)))!;
    const time = delivered.eraseAt!;
    expect(await store.listErasable(time - 1, 10)).toEqual([]);
    expect(await store.listErasable(time, 10)).toEqual([delivered]);
    await store.replace(delivered, erasePayload(delivered));
    expect(await store.listErasable(time, 10)).toEqual([]);
    expect(await store.get('a')).toMatchObject({ payload: null, deliveredAt: T0 });
  });

  it('store: lists undelivered rows, until their removal is announced', async () => {
    await put('open');
    await put('delivered', { due: null, deliveredAt: T0 });
    await put('held', { due: null, heldAt: T0 });
    await put('dead', { due: null, deadAt: T0 + 1 });
    await put('quarantined', { due: null, quarantinedAt: T0 + 2 });
    await put('announced', { due: null, heldAt: T0, eraseAt: T0 + 9 });
    expect(ids(await store.listUndelivered(T0 - 1, 10))).toEqual([]);
    expect(ids(await store.listUndelivered(T0 + 1, 10)).sort()).toEqual(['dead', 'held']);
    expect(await store.listUndelivered(T0 + 2, 1)).toHaveLength(1);
    expect(ids(await store.listErasable(T0 + 9, 10))).toEqual(['announced']);
  });

  it('store: counts rows by state', async () => {
    const none = { open: 0, held: 0, dead: 0, quarantined: 0, expiring: 0, oldestOpen: null };
    expect(await store.countRows()).toEqual(none);
    await put('young', { expiresAt: T0 + 5 + EXPIRY });
    const old = await put('old', { due: null, deadAt: T0 });
    await store.replace(old, reopen(old, T0 + 1));
    await store.create(hold(contactRow('held'), 'status-404', T0));
    await store.create(quarantine(contactRow('quarantined'), 'suspicious', T0));
    await put('dead', { due: null, deadAt: T0, eraseAt: T0 + 9 });
    await store.create(markDelivered(contactRow('delivered'), 'status-200', T0));
    const each = { held: 1, dead: 1, quarantined: 1, expiring: 1 };
    expect(await store.countRows()).toEqual({ open: 2, ...each, oldestOpen: T0 + 1 });
  });

  it('store: lists the rows that were mailed after a time', async () => {
    const send = (id: string, code: string, at: number) =>
      store.create(markDelivered(contactRow(id), code, at));
    await send('before', MAILED, T0);
    await send('after', MAILED, T0 + 1);
    await send('sheet', 'status-200', T0 + 1);
    await put('open');
    expect(await store.listMailed(T0)).toEqual(['after']);
  });

  it('store: scans every row once, oldest first, or since a time', async () => {
    expect(await allRows(store)).toEqual([]);
    const keys = Array.from({ length: 450 }, (_, n) => `row-${String(n).padStart(3, '0')}`);
    await Promise.all(keys.map((key, n) => put(key, { acceptedAt: T0 + n })));
    expect(ids(await allRows(store))).toEqual(keys);
    expect(ids(await allRows(store, T0 + 200))).toEqual(keys.slice(200));
  });

  it('store: increments counters without losing a count, and forgets ended ones', async () => {
    const events = Array.from({ length: 20 }, () => store.increment(['a', 'b'], T0 + 10));
    expect(Math.max(...(await Promise.all(events)).map(([a]) => a!))).toBe(20);
    expect(await store.increment(['c', 'a'], T0 + 10)).toEqual([1, 21]);
    await store.increment(['old'], T0);
    await store.removeCounters(T0 + 5);
    expect(await store.increment(['old', 'b'], T0)).toEqual([1, 21]);
  });

  it('store: lets one of many write a state that all have read', async () => {
    const write = async (counts: number[], version?: string) => {
      const writes = counts.map((count) => store.writeState('notices', { count }, version));
      return (await Promise.all(writes)).filter(Boolean).length;
    };
    expect(await store.readState('notices')).toBeUndefined();
    expect(await write([1, 2, 3])).toBe(1);
    const { version } = (await store.readState('notices'))!;
    expect(await write([4, 5, 6], version)).toBe(1);
    expect(await write([7], version)).toBe(0);
    expect(await store.readState('notices')).toMatchObject({ value: { count: 4 } });
    expect(await store.writeState('none', {}, version)).toBe(false);
  });

  it('store: can be probed, is intact and leaves nothing in a log', async () => {
    await store.probe();
    expect([store.canStore, store.isIntact()]).toEqual([true, true]);
    expect(await store.emptyLog()).toBe(true);
    expect(await allRows(store)).toEqual([]);
  });
});

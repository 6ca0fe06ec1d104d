import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Stored, type SubmissionStore } from '@/lib/submissions/store';
import { delivered, erased, held, leased, quarantined, UNSET } from '@/lib/submissions/transitions';
import { columns, type Submission } from '@/lib/submissions/types';
import { drivers } from '@/tests/support/stores';
import { contactRow, profilePayload, T0 } from '@/tests/support/submissions';

const bare = (stored: Stored) => Object.fromEntries(columns.map((name) => [name, stored[name]]));
const ids = (rows: Submission[]) => rows.map(({ id }) => id);

describe.each(drivers)('the %s store', (_name, open) => {
  let store: SubmissionStore;

  const put = async (key: string, changes: Partial<Submission> = {}) =>
    (await store.create(contactRow(key, changes)))!;

  async function scanned() {
    const rows: Stored[] = [];
    for await (const row of store.scan()) rows.push(row);
    return rows;
  }

  beforeEach(() => {
    store = open();
  });
  afterEach(() => store.close());

  it('gives back exactly what was put in', async () => {
    const row = contactRow('a', {
      kind: 'profile',
      target: 'profile-api',
      payload: profilePayload({ learningGoals: 'क्‍ष "quotes" \\ \n 😀' }),
      lease: 'word',
      attempts: 3,
      refusals: 1,
      doubts: 2,
      code: 'status-503',
    });
    const stored = await store.create(row);
    expect(bare(stored!)).toEqual(row);
    expect(await store.get('a')).toEqual(stored);
  });

  it('has no row that was never put in', async () => {
    expect(await store.get('none')).toBeUndefined();
  });

  it('lets an id be taken once', async () => {
    await put('a');
    const again = contactRow('a', { code: 'second' });
    expect(await store.create(again)).toBeUndefined();
    expect(bare((await store.get('a'))!)).toEqual(contactRow('a'));
  });

  it('lets an id be taken once by a hundred at the same time', async () => {
    const tries = Array.from({ length: 100 }, (_, n) => put('a', { lease: `word-${n}` }));
    const winners = (await Promise.all(tries)).filter(Boolean);
    expect(winners).toHaveLength(1);
    expect((await store.get('a'))?.lease).toBe(winners[0]?.lease);
  });

  it('lets one of many change a row', async () => {
    const stored = await put('a');
    const tries = Array.from({ length: 20 }, (_, n) =>
      store.replace(stored, leased(stored, `word-${n}`, 'contact-sheet', T0)),
    );
    const winners = (await Promise.all(tries)).filter((row) => row !== undefined);
    expect(winners).toHaveLength(1);
    expect(await store.get('a')).toEqual(winners[0]);
  });

  it('refuses a change to a row that has changed or gone', async () => {
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

  it('lists what is due of one kind, soonest first', async () => {
    await put('later', { due: T0 + 9 });
    await put('now', { due: T0 });
    await put('past', { due: 5 });
    await put('future', { due: T0 + 1e12 });
    await put('other', { kind: 'profile', due: 1 });
    const gone = await put('gone');
    await store.replace(gone, delivered(gone, 'status-200', T0));
    expect(ids(await store.waiting('contact', T0, 10))).toEqual(['past', 'now']);
    expect(ids(await store.waiting('contact', T0, 1))).toEqual(['past']);
    expect(ids(await store.waiting('contact', Number.MAX_SAFE_INTEGER, 10))).toEqual([
      'past',
      'now',
      'later',
      'future',
    ]);
    expect(ids(await store.waiting('profile', T0, 10))).toEqual(['other']);
  });

  it('lists what is held for one reason', async () => {
    for (const [key, code] of [
      ['a', UNSET],
      ['b', 'status-404'],
      ['c', UNSET],
    ] as const) {
      const row = await put(key);
      await store.replace(row, held(row, code, T0));
    }
    await put('open', { code: UNSET });
    expect(ids(await store.held('contact', UNSET, 10)).sort()).toEqual(['a', 'c']);
    expect(await store.held('contact', UNSET, 1)).toHaveLength(1);
    expect(await store.held('profile', UNSET, 10)).toEqual([]);
  });

  it('lists what is to be erased, until it is', async () => {
    const row = await put('a');
    const done = (await store.replace(row, delivered(row, 'status-200', T0)))!;
    const time = done.eraseAt!;
    expect(await store.erasable(time - 1, 10)).toEqual([]);
    expect(await store.erasable(time, 10)).toEqual([done]);
    await store.replace(done, erased(done));
    expect(await store.erasable(time, 10)).toEqual([]);
    expect(await store.get('a')).toMatchObject({ payload: null, deliveredAt: T0 });
  });

  it('lists what was never delivered, until its removal is announced', async () => {
    await put('open');
    await put('delivered', { due: null, deliveredAt: T0 });
    await put('held', { due: null, heldAt: T0 });
    await put('dead', { due: null, deadAt: T0 + 1 });
    await put('quarantined', { due: null, quarantinedAt: T0 + 2 });
    await put('announced', { due: null, heldAt: T0, eraseAt: T0 + 9 });
    expect(ids(await store.undelivered(T0 - 1, 10))).toEqual([]);
    expect(ids(await store.undelivered(T0 + 1, 10)).sort()).toEqual(['dead', 'held']);
    expect(await store.undelivered(T0 + 2, 1)).toHaveLength(1);
    expect(ids(await store.erasable(T0 + 9, 10))).toEqual(['announced']);
  });

  it('can be probed, is intact and leaves nothing in a log', async () => {
    await store.probe();
    expect(store.isIntact()).toBe(true);
    expect(await store.emptyLog()).toBe(true);
    expect(await scanned()).toEqual([]);
  });

  it('counts', async () => {
    expect(await store.counts()).toEqual({
      open: 0,
      held: 0,
      dead: 0,
      quarantined: 0,
      expiring: 0,
      oldestOpen: null,
    });
    await put('young', { acceptedAt: T0 + 5 });
    await put('old', { acceptedAt: T0 + 1 });
    const stuck = {
      held: (row: Submission) => held(row, 'status-404', T0),
      quarantined: (row: Submission) => quarantined(row, 'suspicious', T0),
    };
    for (const [key, change] of Object.entries(stuck)) {
      const row = await put(key);
      await store.replace(row, change(row));
    }
    await put('dead', { due: null, deadAt: T0, eraseAt: T0 + 9 });
    const done = await put('done');
    await store.replace(done, delivered(done, 'status-200', T0));
    expect(await store.counts()).toEqual({
      open: 2,
      held: 1,
      dead: 1,
      quarantined: 1,
      expiring: 1,
      oldestOpen: T0 + 1,
    });
  });

  it('goes through every row once, oldest first', async () => {
    const keys = Array.from({ length: 450 }, (_, n) => `row-${String(n).padStart(3, '0')}`);
    await Promise.all(keys.map((key, n) => put(key, { acceptedAt: T0 + n })));
    expect(ids(await scanned())).toEqual(keys);
  });

  it('goes through an empty store', async () => {
    expect(await scanned()).toEqual([]);
  });

  it('counts events by key, none of them lost', async () => {
    const events = Array.from({ length: 20 }, () => store.count(['a', 'b'], T0 + 10));
    const counts = await Promise.all(events);
    expect(Math.max(...counts.map(([a]) => a!))).toBe(20);
    expect(await store.count(['c', 'a'], T0 + 10)).toEqual([1, 21]);
    expect(await store.count(['b'], T0 + 10)).toEqual([21]);
  });

  it('forgets counters that ended', async () => {
    await store.count(['old'], T0);
    await store.count(['young'], T0 + 10);
    await store.sweep(T0 + 5);
    expect(await store.count(['old', 'young'], T0)).toEqual([1, 2]);
  });
});

import { DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firestoreStore } from '@/lib/outbox/firestore';
import {
  ANNOUNCEMENT,
  eraseText,
  KEEP_UNDELIVERED,
  LEASE,
  leaseRow,
  LONGEST_BACKOFF,
  type Row,
  settleRow,
} from '@/lib/outbox/row';
import { collect, fields, type Query, type Store, type Stored } from '@/lib/outbox/store';
import { openFirestore } from '@/tests/support/firestore';
import { contactRow, profilePayload, T0 } from '@/tests/support/rows';
import { drivers } from '@/tests/support/stores';

const withoutVersion = (row: Stored) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));
const ids = (rows: Row[]) => rows.map(({ id }) => id).sort();

describe.each(drivers)('%s store', (_name, open) => {
  let store: Store;
  beforeEach(() => void (store = open()));
  afterEach(() => store.close());

  const put = async (id: string, changes: Partial<Row> = {}) =>
    (await store.insert(contactRow(id, changes)))!;
  const find = (query?: Query) => collect(store.rows(query));

  it('store: returns exactly what was stored', async () => {
    const row = contactRow('a', {
      ...{ kind: 'profile', sender: 'uid', privacyVersion: '2025-11 en' },
      payload: profilePayload({ learningGoals: 'क्‍ष "quotes" \\ \n 😀' }),
      ...{ lease: 'token', attempts: 3, rejections: 1, possibleDuplicates: 2 },
      ...{ code: 'status-503', announcedAt: T0 },
    });
    const stored = (await store.insert(row))!;
    expect(withoutVersion(stored)).toEqual(row);
    expect(await find()).toEqual([stored]);
  });

  it('store: gives an id to one of twenty that insert it at the same time', async () => {
    const inserts = Array.from({ length: 20 }, (_, n) => put('a', { lease: `token-${n}` }));
    const winners = (await Promise.all(inserts)).filter(Boolean);
    expect(winners).toHaveLength(1);
    expect(await find()).toMatchObject([{ lease: winners[0]!.lease }]);
    expect(await put('a')).toBeUndefined();
  });

  it('store: leases due rows of one kind, and those that a wrong clock put far ahead', async () => {
    await put('now', { due: T0 });
    await put('past', { due: 5 });
    await put('later', { due: T0 + 9 });
    await put('other', { kind: 'profile', payload: profilePayload(), due: 1 });
    await put('misdated', { due: T0 + LONGEST_BACKOFF + 1_000 });
    await store.insert(settleRow(contactRow('delivered'), 'delivered', 'status-200', T0));
    const claim = (limit: number, now = T0) => store.claim('contact', { now, limit });
    expect(ids(await claim(1))).toEqual(['past']);
    const [now] = [...(await claim(4)), ...(await claim(4))].filter(({ id }) => id === 'now');
    expect(now).toMatchObject({ due: T0 + LEASE, attempts: 1, possibleDuplicates: 0 });
    expect(now!.lease).toMatch(/^.{32,}$/);
    expect(await claim(4)).toEqual([]);
    const again = await claim(4, T0 + LEASE);
    expect(ids(again)).toEqual(['later', 'misdated', 'now', 'past']);
    expect(again.find(({ id }) => id === 'now')).toMatchObject({
      ...{ attempts: 2, possibleDuplicates: 1 },
    });
  });

  it('store: changes a row from what it is now', async () => {
    const stored = await put('a');
    const add = () =>
      store.change(stored, (row) => ({ ...row, possibleDuplicates: row.possibleDuplicates + 1 }));
    await Promise.all([add(), add(), add()]);
    expect(await find()).toMatchObject([{ possibleDuplicates: 3 }]);
    expect(await store.change(stored, () => undefined)).toBeUndefined();
    expect(await store.remove(stored, { ifUnchanged: true })).toBeUndefined();
    expect(await store.remove(stored)).toMatchObject({ id: 'a', possibleDuplicates: 3 });
    expect(await store.remove(stored)).toBeUndefined();
    expect(await add()).toBeUndefined();
    expect(await find()).toEqual([]);
  });

  it('store: finds rows by a range of ids, by sender, and by state and time', async () => {
    await put('aa', { sender: 'asha' });
    await put('ab', { sender: 'ravi' });
    await put('b');
    const settle = (id: string, state: 'held' | 'delivered', now: number) =>
      store.insert(settleRow(contactRow(id), state, null, now));
    await settle('c', 'held', T0);
    await settle('d', 'held', T0 + 2);
    const delivered = (await settle('e', 'delivered', T0))!;
    expect(ids(await find({ ids: ['a', 'b'] }))).toEqual(['aa', 'ab']);
    expect(ids(await find({ sender: 'asha' }))).toEqual(['aa']);
    expect(ids(await find({ state: 'open' }))).toEqual(['aa', 'ab', 'b']);
    expect(ids(await find({ state: 'held', until: T0 + 1 }))).toEqual(['c']);
    expect(ids(await find({ state: 'held', from: T0 + 1 }))).toEqual(['d']);
    expect(ids(await find({ state: 'delivered' }))).toEqual(['e']);
    await store.change(delivered, eraseText);
    expect(await find({ state: 'delivered' })).toEqual([]);
    expect(await find({ ids: ['e', 'f'] })).toMatchObject([{ payload: null, state: 'delivered' }]);
  });

  it('store: returns all of many rows, also when they change meanwhile', async () => {
    const all = Array.from({ length: 250 }, (_, n) => String(n).padStart(3, '0'));
    await Promise.all(
      all.map((id, n) => store.insert(settleRow(contactRow(id), 'held', null, T0 + n))),
    );
    const seen: string[] = [];
    for await (const row of store.rows({ state: 'held' })) {
      seen.push(row.id);
      await store.change(row, (current) => settleRow(current, 'dead', null, T0));
    }
    expect(seen.sort()).toEqual(all);
    expect(await find()).toHaveLength(250);
  });

  it('store: counts rows by state, and those that expire within a week', async () => {
    const none = { open: 0, held: 0, dead: 0, quarantined: 0, oldestOpen: null };
    expect(await store.count(T0)).toEqual({ ...none, expiring: 0, possiblyTwice: 0 });
    await put('open', { since: T0 + 5 });
    await put('older', { since: T0 + 1 });
    for (const state of ['held', 'dead', 'quarantined', 'stored', 'delivered'] as const) {
      await store.insert(settleRow(contactRow(state), state, null, T0 + 9));
    }
    const counts = { open: 2, held: 1, dead: 1, quarantined: 1, oldestOpen: T0 + 1 };
    expect(await store.count(T0 + 9)).toEqual({ ...counts, expiring: 0, possiblyTwice: 0 });
    await store.insert(settleRow(contactRow('expiring'), 'held', null, T0 - 9));
    const soon = T0 + KEEP_UNDELIVERED - ANNOUNCEMENT;
    expect(await store.count(soon - 10)).toMatchObject({ held: 2, expiring: 0 });
    expect(await store.count(soon - 9)).toMatchObject({ held: 2, expiring: 1 });
  });

  it('store: counts what may have arrived twice for as long as its text is kept', async () => {
    const twice = async () => (await store.count(T0)).possiblyTwice;
    const uncertain = { possibleDuplicates: 1 };
    await put('open', uncertain);
    await store.insert(settleRow(contactRow('held', uncertain), 'held', null, T0));
    await store.insert(settleRow(contactRow('once'), 'delivered', 'status-200', T0));
    expect(await twice()).toBe(0);
    const sent = await put('sent', { ...uncertain, lease: 'token' });
    const delivered = await store.change(sent, (row) => settleRow(row, 'delivered', null, T0));
    expect(await twice()).toBe(1);
    await store.change(delivered!, eraseText);
    expect(await twice()).toBe(0);
  });

  it('store: saves a named value, and loads it', async () => {
    for (const value of [[1], { at: 2 }]) {
      await store.save('a', value);
      expect(await store.load('a')).toEqual(value);
    }
    expect(await store.load('b')).toBeUndefined();
  });

  it('store: changes a named value for one of many that have read the same', async () => {
    const swapMany = async (before: unknown) => {
      const swaps = Array.from({ length: 8 }, (_, n) => store.swap('a', before, { n }));
      return (await Promise.all(swaps)).filter(Boolean).length;
    };
    expect(await swapMany(undefined)).toBe(1);
    expect(await swapMany(undefined)).toBe(0);
    const before = await store.load('a');
    expect(await swapMany({ n: 9 })).toBe(0);
    expect(await store.load('a')).toEqual(before);
    await store.save('a', { at: 1, amounts: {} });
    expect(await store.swap('a', await store.load('a'), { at: 2 })).toBe(true);
    expect(await store.load('a')).toEqual({ at: 2 });
  });
});

afterEach(() => vi.restoreAllMocks());

it('Firestore store: takes a row that it inserted for its own when the answer was lost', async () => {
  const store = firestoreStore(openFirestore());
  const real = DocumentReference.prototype.create;
  vi.spyOn(DocumentReference.prototype, 'create').mockImplementation(async function (
    this: DocumentReference,
    data,
  ) {
    await real.call(this, data);
    throw Object.assign(new Error('repeated'), { code: 6 });
  });
  expect(await store.insert(leaseRow(contactRow('a'), T0, 'mine'))).toMatchObject({
    lease: 'mine',
  });
});

it('Firestore store: an id that exists is no failure, even if its row cannot be read', async () => {
  const store = firestoreStore(openFirestore());
  await store.insert(contactRow('a'));
  vi.spyOn(DocumentReference.prototype, 'get').mockRejectedValue(new Error('unavailable'));
  expect(await store.insert(contactRow('a'))).toBeUndefined();
});

it('Firestore store: rejects every call after the deadline', async () => {
  const never = () => new Promise<never>(() => {});
  const silent = {
    collection: () => ({ doc: () => ({ get: never, update: never, create: never }) }),
    runTransaction: never,
  } as unknown as Firestore;
  const store = firestoreStore(silent, 30);
  const stored = { ...contactRow('a'), version: '1.0' };
  for (const call of [
    store.insert(stored),
    store.change(stored, (row) => row),
    store.remove(stored),
    store.load('a'),
    store.check(),
  ]) {
    await expect(call).rejects.toMatchObject({ code: 'deadline' });
  }
});

it('Firestore store: has the payload as one text, so that its fields are not indexed', async () => {
  const firestore = openFirestore();
  const row = contactRow('a');
  await firestoreStore(firestore).insert(row);
  const document = await firestore.collection('outbox').doc('a').get();
  expect(document.get('payload')).toBe(JSON.stringify(row.payload));
});

import assert from 'node:assert/strict';
import { LONGEST_BACKOFF } from '../backoff.ts';
import {
  ANNOUNCEMENT,
  createRow,
  eraseText,
  KEEP_UNDELIVERED,
  LEASE,
  type Row,
  settleRow,
} from '../row.ts';
import { collect, fields, type Query, type SavedRow, type Store } from '../store.ts';

/** 21 November 2025, 04:00 UTC. */
const T0 = Date.UTC(2025, 10, 21, 4);

type Open = () => Store | Promise<Store>;

interface Case {
  title: string;
  /** Rejects when the store breaks the contract. Opens a store of its own. */
  run(open: Open): Promise<void>;
}

const rowOf = (id: string, changes: Partial<Row> = {}): Row => ({
  ...createRow({ id, kind: 'note', payload: { text: `Note ${id}` } }, T0),
  ...changes,
});

const sortedIds = (rows: Row[]) => rows.map(({ id }) => id).sort();
const withoutVersion = (row: SavedRow) =>
  Object.fromEntries(fields.map((field) => [field, row[field]]));

interface Tools {
  store: Store;
  put(id: string, changes?: Partial<Row>): Promise<SavedRow>;
  find(query?: Query): Promise<SavedRow[]>;
  ids(query?: Query): Promise<string[]>;
}

const contract = (title: string, check: (tools: Tools) => Promise<void>): Case => ({
  title,
  async run(open) {
    const store = await open();
    const find = (query?: Query) => collect(store.rows(query));
    const put = async (id: string, changes?: Partial<Row>) => {
      const stored = await store.insert(rowOf(id, changes));
      assert.ok(stored, `the id ${id} is new`);
      return stored;
    };
    try {
      await check({ store, put, find, ids: async (query) => sortedIds(await find(query)) });
    } finally {
      await store.close();
    }
  },
});

const settle = (id: string, state: 'held' | 'delivered', now: number) =>
  settleRow(rowOf(id), state, null, now);

/** What every driver must do, for any test runner: one test for each case, on an empty store. */
export const storeContract: readonly Case[] = [
  contract('returns exactly what was stored', async ({ store, find }) => {
    const row = rowOf('a', {
      sender: 'uid',
      subject: 'asha',
      meta: '2025-11 en',
      payload: { text: 'क्‍ष "quotes" \\ \n 😀', list: [1, { deep: null }] },
      lease: 'token',
      attempts: 3,
      rejections: 1,
      possibleDuplicates: 2,
      code: 'status-503',
      announcedAt: T0,
    });
    const stored = await store.insert(row);
    assert.deepEqual(withoutVersion(stored!), row);
    assert.deepEqual(await find(), [stored]);
  }),

  contract('keeps the text of a payload that cannot be read', async ({ put, find }) => {
    await put('a', { payload: null, unreadable: '{"text": "cut o' });
    const [found] = await find();
    assert.equal(found!.payload, null);
    assert.equal(found!.unreadable, '{"text": "cut o');
  }),

  contract('gives an id to one of twenty that insert it at once', async ({ store, find }) => {
    const insert = (n: number) => store.insert(rowOf('a', { lease: `token-${n}` }));
    const results = await Promise.all(Array.from({ length: 20 }, (_, n) => insert(n)));
    const winners = results.filter((row) => row !== undefined);
    assert.equal(winners.length, 1);
    assert.deepEqual(
      (await find()).map(({ lease }) => lease),
      [winners[0]!.lease],
    );
    assert.equal(await insert(20), undefined);
  }),

  contract(
    'leases due rows of one kind, and those that a wrong clock put far ahead',
    async (tools) => {
      const { store, put } = tools;
      await put('now', { due: T0 });
      await put('past', { due: 5 });
      await put('later', { due: T0 + 9 });
      await put('other', { kind: 'order', due: 1 });
      await put('misdated', { due: T0 + LONGEST_BACKOFF + 1_000 });
      await store.insert(settle('delivered', 'delivered', T0));
      const claim = (limit: number, now = T0) => store.claim('note', { now, limit });
      assert.deepEqual(sortedIds(await claim(1)), ['past']);
      const first = [...(await claim(4)), ...(await claim(4))].find(({ id }) => id === 'now')!;
      assert.deepEqual([first.due, first.attempts, first.possibleDuplicates], [T0 + LEASE, 1, 0]);
      assert.match(first.lease!, /^.{32,}$/);
      assert.deepEqual(await claim(4), []);
      const again = await claim(4, T0 + LEASE);
      assert.deepEqual(sortedIds(again), ['later', 'misdated', 'now', 'past']);
      const second = again.find(({ id }) => id === 'now')!;
      assert.deepEqual([second.attempts, second.possibleDuplicates], [2, 1]);
      await put('own', { due: T0 });
      const own = await store.claim('note', { now: T0, limit: 1, lease: 2 * LEASE });
      assert.deepEqual([own[0]?.id, own[0]?.due], ['own', T0 + 2 * LEASE]);
    },
  ),

  contract('leases a row to one of eight that claim at once', async ({ store, put }) => {
    for (let n = 0; n < 12; n++) await put(`row-${n}`);
    const claims = Array.from({ length: 8 }, () => store.claim('note', { now: T0, limit: 4 }));
    const claimed = sortedIds((await Promise.all(claims)).flat());
    assert.deepEqual(claimed, [...new Set(claimed)]);
  }),

  contract('changes a row from what it is now', async ({ store, put, find }) => {
    const stored = await put('a');
    const add = () =>
      store.change(stored, (row) => ({ ...row, possibleDuplicates: row.possibleDuplicates + 1 }));
    await Promise.all([add(), add(), add()]);
    assert.equal((await find())[0]!.possibleDuplicates, 3);
    assert.equal(await store.change(stored, () => undefined), undefined);
    assert.equal(await store.remove(stored, { ifUnchanged: true }), undefined);
    assert.equal((await store.remove(stored))?.possibleDuplicates, 3);
    assert.equal(await store.remove(stored), undefined);
    assert.equal(await add(), undefined);
    assert.deepEqual(await find(), []);
  }),

  contract('finds rows by a range of ids, by sender, and by state and time', async (tools) => {
    const { store, put, find, ids } = tools;
    await put('aa', { sender: 'asha' });
    await put('ab', { sender: 'ravi' });
    await put('b');
    await store.insert(settle('c', 'held', T0));
    await store.insert(settle('d', 'held', T0 + 2));
    const delivered = await store.insert(settle('e', 'delivered', T0));
    assert.deepEqual(await ids({ ids: ['a', 'b'] }), ['aa', 'ab']);
    assert.deepEqual(await ids({ sender: 'asha' }), ['aa']);
    assert.deepEqual(await ids({ state: 'open' }), ['aa', 'ab', 'b']);
    assert.deepEqual(await ids({ state: 'held', until: T0 + 1 }), ['c']);
    assert.deepEqual(await ids({ state: 'held', from: T0 + 1 }), ['d']);
    assert.deepEqual(await ids({ state: 'delivered' }), ['e']);
    await store.change(delivered!, eraseText);
    assert.deepEqual(await find({ state: 'delivered' }), []);
    const [erased] = await find({ ids: ['e', 'f'] });
    assert.deepEqual([erased!.payload, erased!.state], [null, 'delivered']);
  }),

  contract('finds rows by their subject, as long as they have their text', async (tools) => {
    const { store, put, ids } = tools;
    await put('a', { subject: 'asha' });
    await put('b', { subject: 'ravi' });
    await put('c');
    await store.insert({ ...settle('d', 'held', T0), subject: 'asha' });
    const delivered = await store.insert({ ...settle('e', 'delivered', T0), subject: 'asha' });
    assert.deepEqual(await ids({ subject: 'asha' }), ['a', 'd', 'e']);
    const erased = await store.change(delivered!, eraseText);
    assert.equal(erased!.subject, null);
    assert.deepEqual(await ids({ subject: 'asha' }), ['a', 'd']);
    assert.deepEqual(await ids({ subject: '' }), []);
  }),

  contract('finds replaced rows, which have no text, by their account', async ({ store, ids }) => {
    const replaced = (id: string, sender: string | null) =>
      store.insert(eraseText(settleRow(rowOf(id, { sender }), 'replaced', null, T0)));
    await replaced('a', 'asha');
    await replaced('b', null);
    assert.deepEqual(await ids({ state: 'replaced' }), ['a']);
  }),

  contract(
    'finds delivered and replaced rows by age once nothing is left in them',
    async (tools) => {
      const { store, put, ids } = tools;
      const erased = (id: string, state: 'delivered' | 'replaced' | 'stored', since = T0) =>
        store.insert(eraseText(settleRow(rowOf(id), state, null, since)));
      await erased('a', 'delivered');
      await erased('b', 'replaced', T0 - 1);
      await erased('c', 'delivered', T0 + 1);
      await erased('d', 'stored');
      await put('e', { since: T0 - 9 });
      const replaced = settleRow(rowOf('f', { sender: 'asha' }), 'replaced', null, T0);
      const ofAccount = await store.insert(eraseText(replaced));
      const delivered = await store.insert(settle('g', 'delivered', T0));
      assert.deepEqual((await ids({ erasedUntil: T0 })).sort(), ['a', 'b']);
      await store.change(delivered!, eraseText);
      await store.change(ofAccount!, (row) => ({ ...row, sender: null }));
      assert.deepEqual((await ids({ erasedUntil: T0 })).sort(), ['a', 'b', 'f', 'g']);
    },
  ),

  contract('returns all of many rows, also when they change meanwhile', async ({ store, find }) => {
    const all = Array.from({ length: 250 }, (_, n) => String(n).padStart(3, '0'));
    await Promise.all(all.map((id, n) => store.insert(settle(id, 'held', T0 + n))));
    const seen: string[] = [];
    for await (const row of store.rows({ state: 'held' })) {
      seen.push(row.id);
      await store.change(row, (current) => settleRow(current, 'dead', null, T0));
    }
    assert.deepEqual(seen.sort(), all);
    assert.equal((await find()).length, 250);
  }),

  contract('counts rows by state, and those that expire within a week', async ({ store, put }) => {
    const none = { open: 0, held: 0, dead: 0, quarantined: 0, oldestOpen: null };
    assert.deepEqual(await store.count(T0), { ...none, expiring: 0, possiblyTwice: 0 });
    await put('open', { since: T0 + 5 });
    await put('older', { since: T0 + 1 });
    for (const state of ['held', 'dead', 'quarantined', 'stored', 'delivered'] as const) {
      await store.insert(settleRow(rowOf(state), state, null, T0 + 9));
    }
    const counts = { open: 2, held: 1, dead: 1, quarantined: 1, oldestOpen: T0 + 1 };
    assert.deepEqual(await store.count(T0 + 9), { ...counts, expiring: 0, possiblyTwice: 0 });
    await store.insert(settle('expiring', 'held', T0 - 9));
    const soon = T0 + KEEP_UNDELIVERED - ANNOUNCEMENT;
    const expiring = async (now: number) => (await store.count(now)).expiring;
    assert.deepEqual([await expiring(soon - 10), await expiring(soon - 9)], [0, 1]);
    const half = await store.count(soon - 9, 2 * KEEP_UNDELIVERED);
    assert.equal(half.expiring, 0);
  }),

  contract('counts what may have arrived twice while its text is kept', async ({ store, put }) => {
    const twice = async () => (await store.count(T0)).possiblyTwice;
    const uncertain = { possibleDuplicates: 1 };
    await put('open', uncertain);
    await store.insert(settleRow(rowOf('held', uncertain), 'held', null, T0));
    await store.insert(settle('once', 'delivered', T0));
    assert.equal(await twice(), 0);
    const sent = await put('sent', { ...uncertain, lease: 'token' });
    const delivered = await store.change(sent, (row) => settleRow(row, 'delivered', null, T0));
    assert.equal(await twice(), 1);
    await store.change(delivered!, eraseText);
    assert.equal(await twice(), 0);
  }),

  contract('saves a named value, and loads it', async ({ store }) => {
    for (const value of [[1], { at: 2 }]) {
      await store.save('a', value);
      assert.deepEqual(await store.load('a'), value);
    }
    assert.equal(await store.load('b'), undefined);
  }),

  contract('changes a named value for one of many that have read the same', async ({ store }) => {
    const swapMany = async (before: unknown) => {
      const swaps = Array.from({ length: 8 }, (_, n) => store.swap('a', before, { n }));
      return (await Promise.all(swaps)).filter(Boolean).length;
    };
    assert.equal(await swapMany(undefined), 1);
    assert.equal(await swapMany(undefined), 0);
    const before = await store.load('a');
    assert.equal(await swapMany({ n: 9 }), 0);
    assert.deepEqual(await store.load('a'), before);
    await store.save('a', { at: 1, amounts: {} });
    assert.equal(await store.swap('a', await store.load('a'), { at: 2 }), true);
    assert.deepEqual(await store.load('a'), { at: 2 });
  }),

  contract('checks that it can write, and empties its log', async ({ store }) => {
    await store.check();
    assert.equal(await store.truncate(), true);
  }),
];

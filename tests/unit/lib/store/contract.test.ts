import { readdirSync, readFileSync } from 'node:fs';
import { DocumentReference, Query, WriteBatch } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SqliteClient } from '@sutra/outbox/sqlite/client';
import { change, type Collection, type Database, type Saved } from '@/lib/store/collection';
import { shapes } from '@/lib/store/databases';
import { firestoreDatabase } from '@/lib/store/firestore';
import { type Shape } from '@/lib/store/shape';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { documents } from '@/tests/support/documents';
import { openFirestore } from '@/tests/support/firestore';
import { scratch } from '@/tests/support/scratch';

type Value = ReturnType<(typeof documents)['orders']>;

type OrderKey = (typeof shapes.orders.indexed)[number];

const LONG = 60_000;

const drivers: [name: string, open: () => Database][] = [
  ['SQLite', () => sqliteDatabase(':memory:')],
  ['Firestore', () => firestoreDatabase(openFirestore(), LONG)],
];
afterEach(() => vi.restoreAllMocks());

const names = Object.keys(shapes) as (keyof typeof shapes)[];
const cases = drivers.flatMap(([driver, open]) =>
  names.map((name) => ({ driver, name, open, shape: shapes[name] as Shape })),
);

async function collect(values: AsyncIterable<Saved<Value>>): Promise<Saved<Value>[]> {
  const found: Saved<Value>[] = [];
  for await (const value of values) found.push(value);
  return found;
}

const version = expect.any(String) as string;
const inOrder = (values: Value[]) => values.toSorted((one, other) => (one.id < other.id ? -1 : 1));

describe.each(cases)('$driver: $name', ({ name, open, shape }) => {
  const sample = documents[name];
  const collection = (): Collection<Value, string> => open().collection(shape);

  it('store: keeps what was inserted, whole, and lists all of it', async () => {
    const store = collection();
    const values = [1, 2, 3].map(sample);
    for (const value of values) expect(await store.insert(value)).toEqual({ ...value, version });
    const found = await collect(store.all());
    expect(inOrder(found)).toEqual(inOrder(values).map((value) => ({ ...value, version })));
  });

  it('store: lists more than a page once', async () => {
    const store = collection();
    const values = Array.from({ length: 401 }, (_, at) => sample(at));
    await Promise.all(values.map((value) => store.insert(value)));
    const ids = (await collect(store.all())).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(values.map(({ id }) => id).toSorted());
  });

  it('store: takes an id once, however many insert it at the same time', async () => {
    const store = collection();
    const inserted = await Promise.all(Array.from({ length: 30 }, () => store.insert(sample(1))));
    expect(inserted.filter(Boolean)).toHaveLength(1);
    expect(await collect(store.all())).toHaveLength(1);
  });

  it('store: finds by its id and by each indexed field', async () => {
    const store = collection();
    const values = [1, 2].map(sample);
    for (const value of values) await store.insert(value);
    for (const field of new Set(['id', ...shape.indexed])) {
      const found = await store.find(field, values[1]![field]);
      expect(found, field).toEqual([{ ...values[1]!, version }]);
    }
    for (const id of ['nobody', '', 'a/b']) expect(await store.find('id', id)).toEqual([]);
  });

  it('store: of thirty that replace one at once a single one wins', async () => {
    const store = collection();
    const saved = (await store.insert(sample(1)))!;
    const writers = Array.from({ length: 30 }, (_, at) => ({ ...sample(at + 2), id: saved.id }));
    const written = await Promise.all(writers.map((next) => store.replace(saved, next)));
    expect(written.filter(Boolean)).toHaveLength(1);
    const [winner] = written.filter((each) => each !== undefined);
    expect(await store.find('id', saved.id)).toEqual([winner]);
    expect(await store.remove(saved)).toBe(false);
    expect(await store.replace(winner!, sample(1))).toEqual({ ...sample(1), version });
  });

  it('store: what a read returned, and what a write returned, can be replaced', async () => {
    const store = collection();
    const saved = (await store.insert(sample(1)))!;
    const [read] = await store.find('id', saved.id);
    const second = (await store.replace(read!, { ...sample(2), id: saved.id }))!;
    expect(await store.replace(second, { ...sample(3), id: saved.id })).toBeDefined();
    const third = { ...sample(3), id: saved.id };
    expect(await collect(store.all())).toEqual([{ ...third, version }]);
  });

  it('store: a removed one is gone, and is not written any more', async () => {
    const store = collection();
    const [one, two] = [await store.insert(sample(1)), await store.insert(sample(2))];
    expect(await store.remove(one!)).toBe(true);
    expect(await store.remove(one!)).toBe(false);
    expect(await store.replace(one!, sample(1))).toBeUndefined();
    expect(await change(store, one!, (current) => current)).toBeUndefined();
    expect(await collect(store.all())).toEqual([two]);
    expect(await store.insert(sample(1)), 'again').toBeDefined();
  });
});

describe.each(drivers)('%s', (_name, open) => {
  const sample = documents.orders;
  const orders = () => open().collection<Value, OrderKey>(shapes.orders);

  it('store: thirty changes of one document at once are all made', async () => {
    const store = orders();
    const saved = (await store.insert(sample(1)))!;
    const add = (current: Value) => ({ ...current, epoch: Number(current.epoch) + 1 });
    await Promise.all(Array.from({ length: 30 }, () => change(store, saved, add)));
    expect((await store.find('id', saved.id))[0]).toMatchObject({ epoch: 30 });
  });

  it('store: a change that is not needed any more is not made', async () => {
    const store = orders();
    const saved = (await store.insert(sample(1)))!;
    await store.replace(saved, { ...saved, epoch: 1 });
    const once = (current: Value) => (current.epoch === 0 ? { ...current, epoch: 9 } : undefined);
    expect(await change(store, saved, once)).toBeUndefined();
    expect((await store.find('id', saved.id))[0]).toMatchObject({ epoch: 1 });
  });

  it('store: finds what a time has come for, as many as asked for', async () => {
    const store = open().collection<Value, 'until'>(shapes.revokedSessions);
    const values = [1, 2, 3].map(documents.revokedSessions);
    for (const value of values) await store.insert(value);
    const until = async (time: unknown, limit?: number) =>
      (await store.findUntil('until', time as Date, limit)).map(({ id }) => id);
    const times = values.map((value) => value.until as Date);
    expect(await until(new Date(times[0]!.getTime() - 1))).toEqual([]);
    expect(await until(times[1])).toEqual(['session 1', 'session 2']);
    expect(await until(times[2], 1)).toHaveLength(1);
    const counted = orders();
    for (const at of [1, 2]) await counted.insert({ ...sample(at), utrUntil: at });
    await counted.insert({ ...sample(3), utrUntil: null });
    const found = await counted.findUntil('utrUntil', 1);
    expect(found.map(({ utr }) => utr)).toEqual(['4123 1']);
  });

  it('store: a unique value is taken once, by an insert or a replace, and is free again', async () => {
    const store = open().collection<Value, 'uid'>(shapes.users);
    const none = { ...documents.users(3), uid: null };
    await Promise.all([store.insert(none), store.insert({ ...none, id: 'user 4' })]);
    const rivals = Array.from({ length: 30 }, (_, at) => ({ ...documents.users(1), id: `${at}` }));
    const inserted = await Promise.all(rivals.map((rival) => store.insert(rival)));
    const winners = inserted.filter((each) => each !== undefined);
    expect(winners).toHaveLength(1);
    const [third] = await store.find('id', none.id);
    expect(third).toEqual({ ...none, version });
    expect(await store.replace(third!, { ...third!, uid: 'uid 1' })).toBeUndefined();
    expect(await store.find('uid', 'uid 1')).toEqual(winners);
    expect(await collect(store.all())).toHaveLength(3);

    const moved = await store.replace(winners[0]!, { ...winners[0]!, uid: 'uid 2' });
    expect(await store.find('uid', 'uid 1')).toEqual([]);
    const third2 = await store.replace(third!, { ...third!, uid: 'uid 1' });
    expect(await store.find('uid', 'uid 1')).toEqual([third2]);
    await store.remove(moved!);
    expect(await store.find('uid', 'uid 2')).toEqual([]);
    expect(await store.insert(documents.users(2))).toBeDefined();
  });

  it('store: a field that is left out is gone', async () => {
    const store = open().collection<Value, 'uid'>(shapes.users);
    const saved = (await store.insert(documents.users(1)))!;
    const { deletionAskedAt, ...others } = saved;
    expect(deletionAskedAt).toBeInstanceOf(Date);
    await store.replace(saved, others);
    expect((await store.find('uid', 'uid 1'))[0]).not.toHaveProperty('deletionAskedAt');
  });
});

const personal = names.filter((name) => name !== 'revokedSessions');

it.each(personal)('SQLite store: of %s a removed one is in none of the files', async (name) => {
  const { root, remove } = scratch();
  const database = sqliteDatabase(root);
  const store: Collection<Value, string> = database.collection(shapes[name] as Shape);
  const saved = (await store.insert({ ...documents[name](1), id: 'KANARI' }))!;
  const bytes = () => readdirSync(root).map((file) => readFileSync(`${root}/${file}`, 'latin1'));
  expect(bytes().join()).toContain('KANARI');
  await store.remove(saved);
  expect(bytes().join()).not.toContain('KANARI');
  await database.close();
  remove();
});

// It would wait for a backup that reads, once for each of them, and the log-out with it.
it('SQLite store: removes expired sessions without a move of the log', async () => {
  const { root, remove } = scratch();
  const database = sqliteDatabase(root);
  const store = database.collection<Value, 'until'>(shapes.revokedSessions);
  const saved = (await store.insert(documents.revokedSessions(1)))!;
  const truncateWal = vi.spyOn(SqliteClient.prototype, 'truncateWal');
  expect(await store.remove(saved)).toBe(true);
  expect(truncateWal).not.toHaveBeenCalled();
  await database.close();
  remove();
});

it('Firestore store: a document that was removed by hand leaves its unique value free', async () => {
  const firestore = openFirestore();
  const store = firestoreDatabase(firestore, LONG).collection<Value, 'uid'>(shapes.users);
  await store.insert(documents.users(1));
  await firestore.collection('users').doc('user 1').delete();
  expect(await store.find('uid', 'uid 1')).toEqual([]);
  expect(await store.insert({ ...documents.users(1), id: 'another' })).toBeDefined();
  expect((await store.find('uid', 'uid 1')).map(({ id }) => id)).toEqual(['another']);
});

it('Firestore store: rejects each call that is not answered by its deadline', async () => {
  const firestore = openFirestore();
  const first = firestoreDatabase(firestore, LONG).collection<Value, 'uid'>(shapes.users);
  const saved = (await first.insert(documents.users(1)))!;
  const never = () => new Promise<never>(() => {});
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementation(never);
  vi.spyOn(Query.prototype, 'get').mockImplementation(never);
  vi.spyOn(DocumentReference.prototype, 'get').mockImplementation(never);
  const store = firestoreDatabase(firestore, 1).collection<Value, 'uid'>(shapes.users);
  const calls = [
    () => store.insert(documents.users(2)),
    () => store.replace(saved, documents.users(2)),
    () => store.remove(saved),
    () => store.find('id', saved.id),
    () => store.find('uid', 'uid 1'),
    () => collect(store.all()),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'deadline' });
});

import { existsSync, readFileSync } from 'node:fs';
import { Firestore, Query } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import firebase from '@/firebase.json';
import configured from '@/firestore.indexes.json';
import { createOrder } from '@/lib/shop/orders/order';
import { type Payment } from '@/lib/shop/orders/payment';
import { type OrderQuery, ordersIn } from '@/lib/shop/orders/store';
import { saveUser } from '@/lib/shop/account/server/users';
import { usersIn } from '@/lib/shop/account/server/user-store';
import { databases, shapes } from '@/lib/store/databases';
import { firestoreDatabase } from '@/lib/store/firestore';
import { collectionsOf } from '@/lib/store/shape';
import { DAY } from '@/lib/time';
import { firestoreStore } from '@sutra/outbox/stores/firestore';
import { leaseRow } from '@sutra/outbox/row';
import { collect, type Query as StoreQuery } from '@sutra/outbox/store';
import { asha } from '@/tests/support/asha';
import { documents } from '@/tests/support/documents';
import { openFirestore } from '@/tests/support/firestore';
import { contactRow, profilePayload, T0 } from '@/tests/support/rows';

const LONG = 60_000;

/** The fields that queries filter or sort by, and the collections that were opened. */
const queried = new Set<string>();
const opened = new Set<string>();
beforeEach(() => {
  queried.clear();
  const openReal = Firestore.prototype.collection;
  vi.spyOn(Firestore.prototype, 'collection').mockImplementation(function (this: Firestore, name) {
    opened.add(name);
    return openReal.call(this, name);
  });
  for (const name of ['where', 'orderBy'] as const) {
    const real = Query.prototype[name] as (...values: unknown[]) => Query;
    vi.spyOn(Query.prototype, name).mockImplementation(function (
      this: Query,
      ...values: unknown[]
    ) {
      queried.add(String(values[0]));
      return real.apply(this, values);
    });
  }
});
afterEach(() => vi.restoreAllMocks());

/** A query with each field by which rows are found. */
type OneOfEach<Query> = {
  [
    Name in Query extends Query ? keyof Query & string : never as Name extends 'from' | 'until'
      ? never
      : Name
  ]: Query;
};

const exempt = (collection: string) =>
  configured.fieldOverrides
    .filter(({ collectionGroup, indexes }) => collectionGroup === collection && !indexes.length)
    .map(({ fieldPath }) => fieldPath)
    .sort();

async function storedFields(firestore: ReturnType<typeof openFirestore>, collection: string) {
  const { docs } = await firestore.collection(collection).get();
  return [...new Set(docs.flatMap((each) => Object.keys(each.data())))];
}

it('Firestore indexes: are deployed from their file', () => {
  expect(firebase.firestore.indexes).toBe('firestore.indexes.json');
  expect(existsSync(firebase.firestore.indexes)).toBe(true);
  const manual = readFileSync('docs/connect/firebase.md', 'utf8');
  expect(manual).toContain('--only firestore:rules,firestore:indexes');
});

it('Firestore indexes: submissions are indexed by the fields that queries use, and no other', async () => {
  const firestore = openFirestore();
  const store = firestoreStore(firestore);
  const row = { kind: 'profile', payload: profilePayload(), sender: 'uid', meta: 'x' };
  const stored = await store.insert(leaseRow(contactRow('a', row as object), T0, 'token'));
  await store.save('owner', { at: T0 });
  const queries: OneOfEach<StoreQuery> = {
    ids: { ids: ['a', 'b'] },
    sender: { sender: 'uid' },
    subject: { subject: 'x' },
    state: { state: 'open' },
    erasedUntil: { erasedUntil: T0 },
  };
  for (const query of [undefined, ...Object.values(queries)]) await collect(store.rows(query));
  await store.claim('profile', { now: T0, limit: 1 });
  await store.count(T0);
  await store.change(stored!, (current) => current);
  const fields = await storedFields(firestore, 'outbox');
  expect(exempt('outbox')).toEqual(fields.filter((field) => !queried.has(field)).sort());
  expect(exempt('outbox')).toContain('payload');
  expect(exempt('outbox-states')).toEqual(await storedFields(firestore, 'outbox-states'));
});

/** Earlier versions, which may run again, ask for these. */
const EARLIER: Readonly<Record<string, string[]>> = { orders: ['id'], accounts: ['provider'] };

/** Compares the indexes of a collection with the queries since the test began. */
async function expectIndexed(firestore: Firestore, ...collections: string[]) {
  for (const collection of collections) {
    const asked = [...queried, ...(EARLIER[collection] ?? [])];
    const fields = await storedFields(firestore, collection);
    expect(fields, collection).not.toEqual([]);
    const others = fields.filter((field) => !asked.includes(field)).sort();
    expect(exempt(collection), collection).toEqual(others);
  }
}

it('Firestore indexes: orders are indexed by the fields that queries use, and no other', async () => {
  const firestore = openFirestore();
  const store = ordersIn(firestoreDatabase(firestore, LONG));
  const order = createOrder(
    'uid',
    { book: 'a', title: 'A', amount: 1, utr: 'X', language: 'en' },
    T0,
  );
  const saved = await store.insert(order);
  const queries: OneOfEach<OrderQuery> = {
    id: { id: order.id },
    account: { account: 'uid' },
    reference: { reference: order.reference },
    utr: { utr: 'X' },
    state: { state: 'reported' },
    isTold: { isTold: false },
    utrUntil: { utrUntil: T0 },
  };
  for (const query of [undefined, ...Object.values(queries)]) await store.list(query);
  await store.replace(saved!, { ...order, event: 2 });
  for (const left of await store.list()) await store.remove(left);
  await store.insert(order);
  await expectIndexed(firestore, ...collectionsOf(shapes.orders));
});

it('Firestore indexes: payments are indexed by the fields that queries use, and no other', async () => {
  const firestore = openFirestore();
  const { payments } = ordersIn(firestoreDatabase(firestore, LONG));
  await payments.insert(documents.payments(1) as unknown as Payment);
  await payments.find('orderId', 'x');
  for (const field of ['wholeUntil', 'until'] as const) await payments.findUntil(field, T0);
  await expectIndexed(firestore, ...collectionsOf(shapes.payments));
  for (const text of ['utr', 'narration']) expect(exempt('payments')).toContain(text);
});

it('Firestore indexes: users are indexed by the fields that queries use, and no other', async () => {
  const firestore = openFirestore();
  const users = usersIn(firestoreDatabase(firestore, LONG));
  await saveUser(asha, users);
  await saveUser(asha, users);
  for await (const { id, uid } of users.users()) {
    expect(uid).toBe(asha.id);
    await users.deleteUser(id);
  }
  await firestoreDatabase(firestore, LONG)
    .collection<{ id: string; uid: string | null }, 'uid'>(shapes.users)
    .insert({ uid: null, ...documents.users(1) });
  for (const id of ['one', 'two']) await users.revokeSession(id, new Date());
  await users.isSessionRevoked('one');
  await users.revokeSession('three', new Date(Date.now() + DAY));
  await expectIndexed(firestore, ...[shapes.users, shapes.revokedSessions].flatMap(collectionsOf));
  for (const text of ['email', 'image', 'name']) expect(exempt('users')).toContain(text);
});

it('Firestore indexes: every collection that the code opens is in the list of databases', () => {
  const firestore = openFirestore();
  opened.clear();
  firestoreStore(firestore);
  usersIn(firestoreDatabase(firestore));
  ordersIn(firestoreDatabase(firestore));
  expect([...opened].sort()).toEqual(databases.flatMap(({ collections }) => collections).sort());
  const exempted = configured.fieldOverrides.map(({ collectionGroup }) => collectionGroup);
  // A new one is indexed by each of its fields until it is in that file.
  expect([...new Set(exempted)].sort()).toEqual([...opened].sort());
});

import { existsSync, readFileSync } from 'node:fs';
import { Firestore, Query } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import firebase from '@/firebase.json';
import configured from '@/firestore.indexes.json';
import { firestoreOrders } from '@/lib/shop/orders/firestore-orders';
import { createOrder } from '@/lib/shop/orders/order';
import { type OrderQuery } from '@/lib/shop/orders/store';
import { databases } from '@/lib/server/start/site-data';
import { firestoreUsers } from '@/lib/shop/account/server/firestore-users';
import { findUser, saveUser } from '@/lib/shop/account/server/users';
import { firestoreStore } from '@sutra/outbox/stores/firestore';
import { leaseRow } from '@sutra/outbox/row';
import { collect, type Query as StoreQuery } from '@sutra/outbox/store';
import { openFirestore } from '@/tests/support/firestore';
import { contactRow, profilePayload, T0 } from '@/tests/support/rows';

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
  const row = { kind: 'profile', payload: profilePayload(), sender: 'uid', privacyVersion: 'x' };
  const stored = await store.insert(leaseRow(contactRow('a', row as object), T0, 'token'));
  await store.save('owner', { at: T0 });
  const queries: OneOfEach<StoreQuery> = {
    ids: { ids: ['a', 'b'] },
    sender: { sender: 'uid' },
    subject: { subject: 'x' },
    state: { state: 'open' },
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

it('Firestore indexes: orders are indexed by the fields that queries use, and no other', async () => {
  const firestore = openFirestore();
  const store = firestoreOrders(firestore);
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
  await store.replace(saved!, order);
  await store.remove(saved!);
  await store.insert(order);
  const fields = await storedFields(firestore, 'orders');
  expect(exempt('orders')).toEqual(fields.filter((field) => !queried.has(field)).sort());
});

it('Firestore indexes: every collection that the code opens is in the list of databases', () => {
  const firestore = openFirestore();
  opened.clear();
  firestoreStore(firestore);
  firestoreUsers(firestore);
  firestoreOrders(firestore);
  expect([...opened].sort()).toEqual(databases.flatMap(({ collections }) => collections).sort());
  const collections = configured.fieldOverrides.map(({ collectionGroup }) => collectionGroup);
  expect(collections.filter((name) => !opened.has(name))).toEqual([]);
});

it('Firestore indexes: no text about the person of an account is indexed or queried', async () => {
  const firestore = openFirestore();
  const users = firestoreUsers(firestore);
  const claims = {
    ...{ id: 'uid', email: 'asha@example.in', emailVerified: true, name: 'Asha' },
    ...{ photoURL: 'https://x.example/a.png', provider: 'password' as const },
  };
  const save = () => saveUser(claims, users);
  await save();
  await save();
  await users.revokeSession('session', new Date());
  for await (const { uid } of users.users()) expect(uid).toBe('uid');
  const user = await findUser('uid', users);
  await users.deleteUser(user!.id);
  for (const field of exempt('users')) expect(queried).not.toContain(field);
  expect(exempt('users')).toEqual(['email', 'image', 'name']);
});

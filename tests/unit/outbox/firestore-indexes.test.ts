import { existsSync, readFileSync } from 'node:fs';
import { Query } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import firebase from '@/firebase.json';
import configured from '@/firestore.indexes.json';
import { firestoreUsers } from '@/lib/account/server/firestore-users';
import { findUser, saveUser } from '@/lib/account/server/users';
import { firestoreStore } from '@sutra/outbox/stores/firestore';
import { leaseRow } from '@sutra/outbox/row';
import { collect, type Query as StoreQuery } from '@sutra/outbox/store';
import { openFirestore } from '@/tests/support/firestore';
import { contactRow, profilePayload, T0 } from '@/tests/support/rows';

/** The fields that queries filter or sort by. */
const queried = new Set<string>();
beforeEach(() => {
  queried.clear();
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
  const queries: (StoreQuery | undefined)[] = [undefined, { sender: 'uid' }, { state: 'open' }];
  for (const query of [...queries, { ids: ['a', 'b'] } as const]) await collect(store.rows(query));
  await store.claim('profile', { now: T0, limit: 1 });
  await store.count(T0);
  await store.change(stored!, (current) => current);
  const fields = await storedFields(firestore, 'outbox');
  expect(exempt('outbox')).toEqual(fields.filter((field) => !queried.has(field)).sort());
  expect(exempt('outbox')).toContain('payload');
  expect(exempt('outbox-states')).toEqual(await storedFields(firestore, 'outbox-states'));
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

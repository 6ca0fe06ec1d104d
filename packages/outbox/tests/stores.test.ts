import { DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { leaseRow } from '@sutra/outbox/row';
import { collect, isMissing, noStore } from '@sutra/outbox/store';
import { firestoreStore } from '@sutra/outbox/stores/firestore';
import { STORE_TIMEOUT } from '@sutra/outbox/timeouts';
import { storeContract } from '@sutra/outbox/testing/store-contract';
import { openFirestore } from './support/firestore-double.mjs';
import { noteRow, T0 } from './support/notes.ts';
import { drivers } from './support/stores.ts';

describe.each(drivers)('%s store', (_driver, open) => {
  it.each(storeContract)('store: $title', ({ run }) => run(open));
});

it('no store: has no rows, and refuses each with one code', async () => {
  expect(await collect(noStore.rows())).toEqual([]);
  expect(await noStore.claim('note', { now: 0, limit: 1 })).toEqual([]);
  const refusals = [noStore.check(), noStore.count(0), noStore.load('a'), noStore.truncate()];
  const errors = await Promise.all(refusals.map((each) => each.catch((error: unknown) => error)));
  expect(errors.map(isMissing)).toEqual([true, true, true, true]);
});

it('Firestore store: takes a row that it inserted for its own when the answer was lost', async () => {
  const store = firestoreStore(openFirestore());
  const real = DocumentReference.prototype.create;
  const create = vi.spyOn(DocumentReference.prototype, 'create');
  create.mockImplementation(async function (this: DocumentReference, data) {
    await real.call(this, data);
    throw Object.assign(new Error('repeated'), { code: 6 });
  });
  onTestFinished(() => create.mockRestore());
  const own = await store.insert(leaseRow(noteRow('a'), T0, 'mine'));
  expect(own).toMatchObject({ lease: 'mine' });
});

it('Firestore store: an id that exists is no failure, even if its row cannot be read', async () => {
  const store = firestoreStore(openFirestore());
  await store.insert(noteRow('a'));
  const get = vi.spyOn(DocumentReference.prototype, 'get');
  get.mockRejectedValue(new Error('unavailable'));
  onTestFinished(() => get.mockRestore());
  expect(await store.insert(noteRow('a'))).toBeUndefined();
});

it('Firestore store: rejects every call after the deadline', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const never = () => new Promise<never>(() => {});
  const silent = {
    collection: () => ({ doc: () => ({ get: never, update: never, create: never }) }),
    runTransaction: never,
  } as unknown as Firestore;
  const store = firestoreStore(silent);
  const stored = { ...noteRow('a'), version: '1.0' };
  const calls = [
    store.insert(stored),
    store.change(stored, (row) => row),
    store.remove(stored),
    store.load('a'),
    store.swap('a', 1, 2),
    store.check(),
  ].map((call) => expect(call).rejects.toMatchObject({ code: 'deadline' }));
  await vi.advanceTimersByTimeAsync(STORE_TIMEOUT);
  await Promise.all(calls);
});

it('Firestore store: keeps to the collections of its name', async () => {
  const firestore = openFirestore();
  const store = firestoreStore(firestore, { collection: 'letters' });
  await store.insert(noteRow('a'));
  await store.save('name', 1);
  expect(await collect(firestoreStore(firestore).rows())).toEqual([]);
  const idsIn = async (name: string) =>
    (await firestore.collection(name).get()).docs.map(({ id }) => id);
  expect([await idsIn('letters'), await idsIn('letters-states')]).toEqual([['a'], ['name']]);
});

it('Firestore store: has the payload as one text, so that its fields are not indexed', async () => {
  const firestore = openFirestore();
  const row = noteRow('a');
  await firestoreStore(firestore).insert(row);
  const document = await firestore.collection('outbox').doc('a').get();
  expect(document.get('payload')).toBe(JSON.stringify(row.payload));
});

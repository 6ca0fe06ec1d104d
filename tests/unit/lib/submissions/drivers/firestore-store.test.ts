import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import {
  type CollectionReference,
  DocumentReference,
  type Firestore,
  WriteBatch,
} from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { firestoreStore } from '@/lib/submissions/drivers/firestore-store';
import { lease } from '@/lib/submissions/model/transitions';
import { contactRow, profileRow, T0 } from '@/tests/support/outbox';

const openFirestore = () => new FirestoreMock().createDatabase().firestore();

afterEach(() => vi.restoreAllMocks());

/** Does the write, then fails as Firestore does when the SDK repeats a write whose answer was lost. */
function losingAnswers(prototype: object, method: 'commit' | 'update', code: number) {
  type Write = (...args: unknown[]) => Promise<unknown>;
  const methods = prototype as Record<typeof method, Write>;
  const real = methods[method];
  vi.spyOn(methods, method).mockImplementation(async function (this: unknown, ...args) {
    await real.apply(this, args);
    throw Object.assign(new Error('repeated'), { code });
  });
}

it('Firestore store: claims the id', async () => {
  const store = firestoreStore(openFirestore());
  losingAnswers(WriteBatch.prototype, 'commit', 6);
  const row = lease(contactRow('a'), 'mine', 'contact-sheet', T0);
  expect(await store.create(row)).toMatchObject({ id: 'a', lease: 'mine' });
});

it('Firestore store: changes the row, which can be changed again', async () => {
  const store = firestoreStore(openFirestore());
  const stored = (await store.create(contactRow('a')))!;
  losingAnswers(DocumentReference.prototype, 'update', 9);
  const taken = await store.replace(stored, lease(stored, 'mine', 'contact-sheet', T0));
  expect(taken).toMatchObject({ lease: 'mine', attempts: 1 });
  vi.restoreAllMocks();
  expect(await store.replace(taken!, { ...taken!, attempts: 2 })).toBeDefined();
});

const never = () => new Promise<never>(() => {});
const silent = {
  collection: () => ({ doc: () => ({ get: never, update: never, set: never }) }),
  batch: () => ({ create: () => ({ commit: never }) }),
} as unknown as Firestore;

it('Firestore store: rejects every call after the deadline', async () => {
  const store = firestoreStore(silent, { deadline: 30 });
  const stored = { ...contactRow('a'), version: '1.0' };
  for (const call of [
    store.create(stored),
    store.get('a'),
    store.replace(stored, stored),
    store.increment(['k'], 1),
    store.probe(),
  ]) {
    await expect(call).rejects.toMatchObject({ code: 'deadline' });
  }
});

it('Firestore store: takes a row that is gone for changed, and rejects with other errors', async () => {
  const store = firestoreStore(openFirestore());
  const stored = (await store.create(contactRow('a')))!;
  const writes = () => [
    store.replace(stored, stored),
    store.remove(stored),
    store.writeState('notices', {}, stored.version),
  ];
  const failWith = (code: number) => {
    const error = Object.assign(new Error('no'), { code });
    vi.spyOn(WriteBatch.prototype, 'commit').mockRejectedValue(error);
    vi.spyOn(DocumentReference.prototype, 'update').mockRejectedValue(error);
    return error;
  };
  failWith(5);
  expect(await Promise.all(writes())).toEqual([undefined, false, false]);
  const denied = failWith(7);
  for (const call of [store.create(contactRow('b')), ...writes()]) {
    await expect(call).rejects.toBe(denied);
  }
});

it('Firestore store: has the payload as one text, so that its fields are not indexed', async () => {
  const firestore = openFirestore();
  const row = profileRow('a');
  await firestoreStore(firestore).create(row);
  const submissions: CollectionReference = firestore.collection('submissions');
  expect((await submissions.doc('a').get()).get('payload')).toBe(JSON.stringify(row.payload));
});

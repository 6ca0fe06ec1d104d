import { DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaseRow } from '@sutra/outbox/row';
import { firestoreStore } from '@sutra/outbox/stores/firestore';
import { storeContract } from '@sutra/outbox/testing/store-contract';
import { openFirestore } from '@/tests/support/firestore';
import { contactRow, T0 } from '@/tests/support/rows';

// A busy machine must not cut off a write, which would be tried again.
const LONG = 30_000;

describe('Firestore store', () => {
  it.each(storeContract)('store: $title', ({ run }) =>
    run(() => firestoreStore(openFirestore(), LONG)),
  );
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

import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import {
  type CollectionReference,
  DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firestoreStore } from '@/lib/submissions/firestore-store';
import { leased } from '@/lib/submissions/transitions';
import { contactRow, profilePayload, T0 } from '@/tests/support/submissions';

const openFirestore = () => new FirestoreMock().createDatabase().firestore();

afterEach(() => vi.restoreAllMocks());

/** Does the write, then fails as Firestore does when the SDK repeats a write whose answer was lost. */
function losingAnswers(method: 'create' | 'update', code: number) {
  const real = DocumentReference.prototype[method] as (...args: unknown[]) => Promise<unknown>;
  vi.spyOn(DocumentReference.prototype, method).mockImplementation(async function (
    this: DocumentReference,
    ...args: unknown[]
  ) {
    await real.apply(this, args);
    throw Object.assign(new Error('repeated'), { code });
  });
}

describe('a write whose answer was lost', () => {
  it('still claims the id', async () => {
    const store = firestoreStore(openFirestore());
    losingAnswers('create', 6);
    const row = leased(contactRow('a'), 'mine', 'contact-sheet', T0);
    expect(await store.create(row)).toMatchObject({ id: 'a', lease: 'mine' });
  });

  it('still changes the row, which can be changed on', async () => {
    const store = firestoreStore(openFirestore());
    const stored = (await store.create(contactRow('a')))!;
    losingAnswers('update', 9);
    const taken = await store.replace(stored, leased(stored, 'mine', 'contact-sheet', T0));
    expect(taken).toMatchObject({ lease: 'mine', attempts: 1 });
    vi.restoreAllMocks();
    expect(await store.replace(taken!, { ...taken!, attempts: 2 })).toBeDefined();
  });
});

describe('a Firestore that does not answer', () => {
  const never = () => new Promise<never>(() => {});
  const silent = {
    collection: () => ({ doc: () => ({ create: never, get: never, update: never, set: never }) }),
  } as unknown as Firestore;

  it('is given up after the deadline', async () => {
    const store = firestoreStore(silent, { deadline: 30 });
    const stored = { ...contactRow('a'), version: '1.0' };
    for (const call of [
      store.create(stored),
      store.get('a'),
      store.replace(stored, stored),
      store.count(['k'], 1),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'deadline' });
    }
  });

  it('passes other errors on', async () => {
    const store = firestoreStore(openFirestore());
    vi.spyOn(DocumentReference.prototype, 'create').mockRejectedValue(
      Object.assign(new Error('no'), { code: 7 }),
    );
    await expect(store.create(contactRow('a'))).rejects.toMatchObject({ code: 7 });
  });
});

describe('a document', () => {
  it('keeps the payload as one text, so that its parts are not indexed', async () => {
    const firestore = openFirestore();
    const payload = profilePayload();
    await firestoreStore(firestore).create(contactRow('a', { kind: 'profile', payload }));
    const submissions: CollectionReference = firestore.collection('submissions');
    expect((await submissions.doc('a').get()).get('payload')).toBe(JSON.stringify(payload));
  });
});

import { readFileSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Receiver, type SentRow } from '@sutra/outbox/receiver';
import { type Store } from '@sutra/outbox/store';
import { firestoreStore } from '@sutra/outbox/stores/firestore';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { DAY, MINUTE } from '@sutra/outbox/time';
import { openFirestore } from './support/firestore-double.mjs';
import { noteEntry, openOutbox } from './support/outbox.ts';
import { scratch } from './support/scratch.ts';

const read = (name: string) =>
  readFileSync(new URL(`fixtures/rows-0.1.${name}`, import.meta.url), 'utf8');

/** A file as version 0.1.0 has left it. */
async function sqliteRows(): Promise<Store> {
  const { root, remove } = scratch();
  onTestFinished(remove);
  const client = createClient({ url: `file:${encodeURI(root)}/submissions.db` });
  await client.executeMultiple(read('sql'));
  client.close();
  return sqliteStore(root);
}

async function firestoreRows(): Promise<Store> {
  const firestore = openFirestore();
  for (const data of JSON.parse(read('json')) as { id: string }[]) {
    await firestore.collection('outbox').doc(data.id).set(data);
  }
  return firestoreStore(firestore);
}

it.each([
  ['SQLite', sqliteRows],
  ['Firestore', firestoreRows],
])('earlier rows: of %s are read with what was noted about them, and sent', async (_, open) => {
  const sent: SentRow[] = [];
  const receiver: Receiver = {
    name: 'inbox',
    concurrency: 1,
    send: async (row) => {
      sent.push(row);
      return { verdict: 'delivered', code: 'status-200' };
    },
    answers: () => 'unreachable',
  };
  const store = await open();
  const outbox = openOutbox({ store, receivers: { note: receiver, card: receiver } });
  expect((await outbox.rows()).map(({ meta }) => meta)).toEqual([
    '2025-11 en',
    '2025-11 hi',
    ...Array<string>(4).fill('2025-11 en'),
  ]);
  outbox.move(MINUTE);
  await outbox.deliver();
  expect(sent).toMatchObject([
    { kind: 'note', payload: { text: 'open' }, meta: '2025-11 en', attempts: 2 },
    { kind: 'card', payload: { text: 'card' }, meta: '2025-11 hi', sender: 'asha' },
  ]);
  // A form that was sent then is known.
  const payload = { name: 'Asha', text: 'sent' };
  expect(await outbox.send({ ...noteEntry(), formId: 'form-sent', payload })).toBe('success');
  expect(sent).toHaveLength(2);
  await outbox.accept(noteEntry('new', { meta: '2026-11 en' }));
  expect(await outbox.rows()).toMatchObject([
    { state: 'delivered', payload: { text: 'open' }, meta: '2025-11 en' },
    { state: 'delivered', payload: { text: 'card' }, meta: '2025-11 hi' },
    { state: 'quarantined', payload: { text: 'spam' }, meta: '2025-11 en' },
    { state: 'held', payload: { text: 'held' }, meta: '2025-11 en' },
    { state: 'delivered', payload: { text: 'sent' }, meta: '2025-11 en' },
    { state: 'delivered', payload: null, meta: '2025-11 en' },
    { state: 'delivered', payload: { text: 'new' }, meta: '2026-11 en' },
  ]);
  await outbox.close();
});

it('earlier rows: those that were erased in Firestore go by age, also what an old process erases on the last day', async () => {
  const firestore = openFirestore();
  const rows = JSON.parse(read('json')) as { id: string; payload: string | null }[];
  const erased = rows.find(({ payload }) => payload === null)!;
  /** As the first versions left one, without the field by which it is found. */
  const leaveErased = (count: number, name: string) =>
    Promise.all(
      Array.from({ length: count }, (_, n) => {
        const data: Record<string, unknown> = { ...erased, id: `${name}${n}` };
        delete data.erasedSince;
        return firestore.collection('outbox').doc(`${name}${n}`).set(data);
      }),
    );
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const outbox = openOutbox({ store: firestoreStore(firestore) });
  /** A day later, by the clocks of the process and of the store. */
  const day = async () => {
    outbox.move(DAY);
    vi.setSystemTime(Date.now() + DAY);
    await outbox.upkeep();
    return (await outbox.rows()).length;
  };
  // More than a page.
  await leaveErased(205, 'a');
  expect(await day()).toBe(205);
  await leaveErased(1, 'b');
  outbox.move(400 * DAY);
  expect(await day()).toBe(0);
  // Later all are found by the field: erased rows are not read again.
  await leaveErased(1, 'c');
  expect(await day()).toBe(1);
});

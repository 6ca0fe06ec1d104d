import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import { collect } from '@sutra/outbox/store';
import { firestoreStore } from '@sutra/outbox/stores/firestore';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { createRow, settleRow } from '@sutra/outbox/row';
import { indexRows, ownRows } from '@/lib/server/person/own-rows';
import { createOrder } from '@/lib/shop/orders/order';
import { outboxKinds, type Row, type Store } from '@/lib/server/submissions/kinds';
import { DAY } from '@/lib/time';
import { ordersIn } from '@/lib/shop/orders/store';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { openFirestore } from '@/tests/support/firestore';
import { contactPayload, profilePayload, T0 } from '@/tests/support/rows';
import { scratch } from '@/tests/support/scratch';

const asha = { id: 'uid-asha', email: 'asha.rao@gmail.com', emailVerified: true };
const report = { book: 'a-book', title: 'A Book', amount: 299, utr: null, language: 'en' };

const orderMail = (email: string, id: string, account?: string) => ({
  mail: 'reported',
  audience: 'owner',
  to: 'teacher@example.in',
  name: 'A',
  email,
  account,
  orders: [{ id, event: 1 }],
  notBefore: 0,
});

/** A row as the outbox stores it, or as a version without subjects did. */
function rowOf(id: string, kind: Row['kind'], payload: object, isOld = false): Row {
  const subject = isOld ? null : (outboxKinds[kind]!.subjectOf!(payload) ?? null);
  return createRow({ id, kind, payload, subject }, T0) as Row;
}

async function put(store: Store, isOld: boolean) {
  const orders = ordersIn(sqliteDatabase(':memory:'));
  const order = createOrder(asha.id, report, T0);
  await orders.insert(order);
  const account = (uid: string) => (isOld ? undefined : uid);
  const rows = [
    rowOf('message', 'contact', contactPayload({ email: 'AshaRao+x@googlemail.com' }), isOld),
    rowOf('profile', 'profile', profilePayload({ uid: asha.id, email: 'old@example.in' }), isOld),
    rowOf('mail', 'order', orderMail(asha.email, order.id, account(asha.id)), isOld),
    rowOf('twin', 'order', orderMail(asha.email, 'other', account('uid-twin')), isOld),
    rowOf('digest', 'order', { ...orderMail('', order.id, account('')), mail: 'digest' }, isOld),
    rowOf('other message', 'contact', contactPayload({ email: 'ravi@example.in' }), isOld),
    rowOf('other', 'profile', profilePayload({ uid: 'uid-ravi', email: asha.email }), isOld),
    rowOf('request', 'request', { request: 'no-news', account: asha.id, email: asha.email }, isOld),
  ];
  for (const row of rows) await store.insert(row);
  const replaced = settleRow(rowOf('replaced', 'profile', profilePayload()), 'replaced', null, T0);
  await store.insert({ ...replaced, payload: null, subject: null, sender: asha.id } as Row);
  return orders;
}

const ids = (rows: Row[]) => rows.map(({ id }) => id).sort();
const OWN = ['mail', 'message', 'profile', 'replaced'];

describe.each<[string, () => Store]>([
  ['SQLite', () => sqliteStore(':memory:') as Store],
  ['Firestore', () => firestoreStore(openFirestore(), { deadline: 30_000 }) as Store],
])('own rows in %s', (_name, open) => {
  it.each([
    ['of this version', false],
    ['of a version without subjects', true],
  ])('rows %s: are found before, while and after they are indexed', async (_which, isOld) => {
    const store = open();
    const orders = await put(store, isOld);
    const at = (now: number) => ({ store, orders, now });
    const find = async (now: number, changes = {}) =>
      ids(await ownRows({ ...asha, ...changes }, at(now)));
    const looks = async (now: number) => {
      expect(await find(now)).toEqual(OWN);
      const unverified = await find(now, { emailVerified: false });
      expect(unverified).toEqual(OWN.filter((id) => id !== 'message'));
    };
    await looks(T0);
    await indexRows(at(T0));
    await looks(T0);
    await indexRows(at(T0 + DAY));
    await looks(T0 + DAY);
    expect(ids(await collect(store.rows({ subject: 'account uid-twin' })))).toEqual(
      isOld ? [] : ['twin'],
    );
  });

  it('rows of others: are not read', async () => {
    const store = open();
    const orders = await put(store, false);
    const more = Array.from({ length: 100 }, (_, n) =>
      rowOf(`many ${n}`, 'contact', contactPayload({ email: `person-${n}@example.in` })),
    );
    for (const row of more) await store.insert(row);
    await indexRows({ store, orders, now: T0 });
    let count = 0;
    const counting: Store = {
      ...store,
      async *rows(query) {
        for await (const row of store.rows(query)) {
          count += 1;
          yield row;
        }
      },
    };
    expect(ids(await ownRows(asha, { store: counting, orders, now: T0 + DAY }))).toEqual(OWN);
    expect(count).toBe(OWN.length);
  });
});

it('a database of a version without subjects: gets them, and that version goes on with it', async () => {
  const { root, remove } = scratch();
  const store = sqliteStore(root) as Store;
  await put(store, true);
  await store.close();
  const client = createClient({ url: `file:${root}/submissions.db` });
  await client.executeMultiple(
    'DROP INDEX rows_by_subject; ALTER TABLE submissions DROP COLUMN subject',
  );
  const columns = 'id, kind, payload, acceptedAt, state, since, attempts, rejections';
  const insert = `INSERT INTO submissions (${columns}, possibleDuplicates)
    VALUES (?, 'contact', '{}', 1, 'open', 1, 0, 0, 0)`;
  const two = [sqliteStore(root), sqliteStore(root)];
  const [first] = await Promise.all(two.map((each) => collect(each.rows())));
  expect(first!.map(({ subject }) => subject)).toEqual(first!.map(() => null));
  await client.execute({ sql: insert, args: ['of the earlier version'] });
  client.close();
  const again = two[0] as Store;
  await again.insert(rowOf('new', 'profile', profilePayload({ uid: asha.id })));
  expect(ids(await collect(again.rows({ subject: 'account uid-asha' })))).toEqual(['new']);
  expect(ids(await collect(again.rows()))).toContain('of the earlier version');
  await Promise.all(two.map((each) => each.close()));
  remove();
});

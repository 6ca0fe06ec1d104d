import { describe, expect, it } from 'vitest';
import { firestoreOrders } from '@/lib/shop/orders/firestore-orders';
import { createOrder, type Order } from '@/lib/shop/orders/order';
import { sqliteOrders } from '@/lib/shop/orders/sqlite-orders';
import { changeOrder, type OrderStore } from '@/lib/shop/orders/store';
import { openFirestore } from '@/tests/support/firestore';
import { scratch } from '@/tests/support/scratch';
import { T0 } from '@/tests/support/rows';
import { readdirSync, readFileSync } from 'node:fs';

const LONG = 30_000;

const drivers: [name: string, open: () => OrderStore][] = [
  ['SQLite', () => sqliteOrders(':memory:')],
  ['Firestore', () => firestoreOrders(openFirestore(), LONG)],
];

const report = { book: 'a-book', title: 'A Book', amount: 299, utr: null, language: 'en' };

const orderOf = (account: string, changes: Partial<Order> = {}): Order => ({
  ...createOrder(account, report, T0),
  ...changes,
});

describe.each(drivers)('%s orders', (_name, open) => {
  it('orders: keeps what was inserted, in the order of the reports', async () => {
    const store = open();
    const title = "Robert'); DROP TABLE orders;-- आशा";
    const utr = { utr: '412345678901', utrUntil: T0 + 9 };
    const late = orderOf('late', { reportedAt: T0 + 2, title, ...utr });
    const early = orderOf('early', { reportedAt: T0 + 1, amount: null, book: null });
    await store.insert(late);
    await store.insert(early);
    const version = expect.any(String) as string;
    expect(await store.list()).toEqual([
      { ...early, version },
      { ...late, version },
    ]);
  });

  it('orders: takes one id once, however many insert it at the same time', async () => {
    const store = open();
    const order = orderOf('asha');
    const inserted = await Promise.all(Array.from({ length: 20 }, () => store.insert(order)));
    expect(inserted.filter(Boolean)).toHaveLength(1);
    expect(await store.list()).toHaveLength(1);
  });

  it('orders: one of two writers wins, and the other reads what the first wrote', async () => {
    const store = open();
    const saved = (await store.insert(orderOf('asha')))!;
    const writes = await Promise.all(
      ['one', 'two'].map((decidedBy) => store.replace(saved, { ...saved, decidedBy })),
    );
    expect(writes.filter(Boolean)).toHaveLength(1);
    const seen: (string | null)[] = [];
    await changeOrder(store, saved, (order) => {
      seen.push(order.decidedBy);
      return { ...order, event: 9 };
    });
    expect(seen).toHaveLength(2);
    expect((await store.list())[0]).toMatchObject({ event: 9, decidedBy: seen[1] });
  });

  it('orders: finds by account, reference, UTR, state, by what is untold, and by age of the UTR', async () => {
    const store = open();
    const utr = '412345678901';
    await store.insert(orderOf('asha', { utr, utrUntil: T0 + 5 }));
    await store.insert(orderOf('ravi', { state: 'received', isTold: true }));
    const accounts = async (...query: Parameters<OrderStore['list']>) =>
      (await store.list(...query)).map(({ account }) => account);
    const { reference, id } = orderOf('ravi');
    expect(await accounts({ account: 'asha' })).toEqual(['asha']);
    expect(await accounts({ reference })).toEqual(['ravi']);
    expect(await accounts({ id })).toEqual(['ravi']);
    expect(await accounts({ utr })).toEqual(['asha']);
    expect(await accounts({ state: 'received' })).toEqual(['ravi']);
    expect(await accounts({ isTold: false })).toEqual(['asha']);
    expect(await accounts({ utrUntil: T0 + 4 })).toEqual([]);
    expect(await accounts({ utrUntil: T0 + 5 })).toEqual(['asha']);
    expect(await accounts({ account: 'nobody' })).toEqual([]);
  });

  it('orders: a removed one is gone, and cannot be written any more', async () => {
    const store = open();
    const saved = (await store.insert(orderOf('asha')))!;
    await store.remove(saved);
    expect(await store.list()).toEqual([]);
    expect(await store.replace(saved, saved)).toBeUndefined();
    expect(await changeOrder(store, saved, (order) => order)).toBeUndefined();
  });
});

it('SQLite orders: a removed order is in none of the files', async () => {
  const { root, remove } = scratch();
  const store = sqliteOrders(root);
  const saved = (await store.insert(orderOf('kanari-account', { utr: 'KANARI4123' })))!;
  await store.remove(saved);
  const bytes = () =>
    readdirSync(root)
      .map((name) => readFileSync(`${root}/${name}`, 'latin1'))
      .join();
  expect(bytes()).not.toMatch(/kanari/i);
  await store.close();
  remove();
});

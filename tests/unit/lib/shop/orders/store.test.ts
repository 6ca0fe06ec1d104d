import { describe, expect, it } from 'vitest';
import { createOrder, type Order } from '@/lib/shop/orders/order';
import { type OrderStore, ordersIn } from '@/lib/shop/orders/store';
import { firestoreDatabase } from '@/lib/store/firestore';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { openFirestore } from '@/tests/support/firestore';
import { T0 } from '@/tests/support/rows';

const LONG = 30_000;

const drivers: [name: string, open: () => OrderStore][] = [
  ['SQLite', () => ordersIn(sqliteDatabase(':memory:'))],
  ['Firestore', () => ordersIn(firestoreDatabase(openFirestore(), LONG))],
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
});

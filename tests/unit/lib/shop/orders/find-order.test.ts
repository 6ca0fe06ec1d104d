import { expect, it, vi } from 'vitest';
import { type SavedOrder } from '@/lib/shop/orders/store';
import { provideThreeBooks } from '@/tests/support/three-books';
import { T0 } from '@/tests/support/rows';
import { readTable } from '@/tests/support/table';

provideThreeBooks();
vi.resetModules();
const { createOrder, orderReference } = await import('@/lib/shop/orders/order');
const { findOrders } = await import('@/lib/shop/orders/find-order');

const BOOK = 'tables-by-heart';
const unreported = orderReference('unreported', BOOK);
const toTyped = (text: string) => text.replaceAll('VM-UNREPORTED', unreported);

/** The reference of each, and the UTR that is stored. */
const stored = (
  [
    ['VM-7K3QX2', '412345678901'],
    ['VM-R2KTWX', '633216112187'],
    ['VM-9ABCDE', '510123456789'],
    ['VM-HJKMNP', '620000000018'],
    ['VM-PNMKJH', '620000000018'],
    ['VM-C8RCQ4', 'PAY29QQOUBI66XM2F'],
    ['VM-D4A38V', null],
  ] as const
).map(([reference, utr], index) => {
  const report = { book: BOOK, title: 'Tables', amount: 299, utr, language: 'en' };
  return { ...createOrder(`account-${index}`, report, T0), reference } as SavedOrder;
});

/** The part of the stores that a search asks. */
const stores = {
  orders: {
    list: async (query: object) => {
      const [[field, value]] = Object.entries(query) as [[keyof SavedOrder, unknown]];
      return stored.filter((order) => order[field] === value);
    },
  },
  users: {
    async *users() {
      yield { uid: 'somebody' };
      yield { uid: 'unreported' };
    },
  },
} as unknown as Parameters<typeof findOrders>[1];

it('search: finds what an owner pastes', async () => {
  const long = [
    [`${'I paid yesterday and nothing came. '.repeat(13)}VM-7K3QX2`, 'VM-7K3QX2'],
    ...['', '   ', '0'.repeat(500), '1 '.repeat(250), `${'x'.repeat(500)}VM-7K3QX2`].map((text) => [
      text,
    ]),
  ];
  for (const [typed, ...references] of [
    ...readTable(import.meta.dirname, 'searches.tsv'),
    ...long,
  ]) {
    const found = await findOrders(toTyped(typed!), stores);
    const names = found.map(({ reference }) => reference);
    expect.soft(names, typed).toEqual(references.map(toTyped));
  }
});

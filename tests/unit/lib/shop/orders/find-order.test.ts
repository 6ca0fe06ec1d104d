import { expect, it, vi } from 'vitest';
import { type SavedOrder } from '@/lib/shop/orders/store';
import { provideThreeBooks } from '@/tests/support/three-books';
import { T0 } from '@/tests/support/rows';
import { searchedOrders, searches } from './searches';

provideThreeBooks();
vi.resetModules();
const { createOrder, orderReference } = await import('@/lib/shop/orders/order');
const { findOrders } = await import('@/lib/shop/orders/find-order');

const BOOK = 'tables-by-heart';
const unreported = orderReference('unreported', BOOK);
const toTyped = (text: string) => text.replaceAll('VM-UNREPORTED', unreported);

const stored = searchedOrders.map(([reference, utr], index) => {
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

it.each(searches)('search: finds what an owner pastes: %j', async (typed, ...references) => {
  const found = await findOrders(toTyped(typed), stores);
  expect(found.map(({ reference }) => reference)).toEqual(references.map(toTyped));
});

import { pricedBooks } from '@/content/books';
import { type User } from '@/lib/shop/account/user';
import { log } from '@/lib/log/log';
import { change } from '@/lib/store/collection';
import { createOrder, type Order, reportAgain } from './order';
import { markPaidBack } from './payments';
import { type OrderStore, type SavedOrder } from './store';
import { readUtr } from './utr';
import { readLanguage } from './words';

/** Each may be anything. */
export interface Reported {
  book: unknown;
  utr: unknown;
  language: unknown;
}

/** Where several ebooks are sold, the owner chooses which one it is. */
function readReport({ book: id, utr, language }: Reported) {
  const named = pricedBooks.find((book) => book.id === id);
  const book = named ?? (pricedBooks.length === 1 ? pricedBooks[0] : undefined);
  return {
    book: book?.id ?? null,
    title: book?.title ?? '',
    amount: book?.price.upi ?? null,
    utr: readUtr(utr),
    language: readLanguage(language),
  };
}

/** Stores that a buyer says to have paid. The same again is the same. */
export async function reportPayment(
  user: Pick<User, 'id'>,
  reported: Reported,
  { orders, now }: { orders: OrderStore; now: () => number },
): Promise<Order | 'limited' | undefined> {
  if (pricedBooks.length === 0) return undefined;
  const report = readReport(reported);
  const known = await orders.list({ account: user.id });
  const existing = known.find(({ book }) => book === report.book);
  if (!existing) {
    const inserted = await orders.insert(createOrder(user.id, report, now()));
    if (!inserted) return reportPayment(user, reported, { orders, now });
    log.info('order-reported');
    await removeUnnamed(inserted, known, orders);
    return inserted;
  }
  // First: from then on, nothing else says that its payment was paid back.
  if (existing.state === 'refunded') await markPaidBack(existing, { orders, now });
  let result: Order | 'limited' = existing;
  let isRefundedNow = false;
  const changed = await change(orders, existing, (current) => {
    if (current.state === 'refunded' && existing.state !== 'refunded') {
      isRefundedNow = true;
      return undefined;
    }
    const next = reportAgain(current, report, now());
    if (typeof next === 'object') return next;
    result = next === 'limited' ? next : current;
    return undefined;
  });
  if (changed) log.info('order-reported');
  if (isRefundedNow) return reportPayment(user, reported, { orders, now });
  return changed ?? result;
}

/** A report that names the book takes the place of the one that did not. */
async function removeUnnamed({ book, utr }: Order, known: SavedOrder[], orders: OrderStore) {
  const unnamed = known.find((order) => order.book === null && order.state === 'reported');
  if (book !== null && unnamed && (unnamed.utr === null || unnamed.utr === utr)) {
    await orders.remove(unnamed);
  }
}

import { pricedBooks } from '@/content/books';
import { log } from '@/lib/log/log';
import { isStored } from '@/lib/shop/account/server/users';
import { eraseOrders } from './erase-orders';
import { type Found } from './find-order';
import { createOrder, decide, type Decision, type Order } from './order';
import { type SavedOrder } from './store';
import { type Surroundings } from './surroundings';

interface Choice {
  decision: Decision;
  /** An owner's mail address, or `terminal`. */
  by: string;
  /** The last event that the owner has seen; 0 for an order that was not reported. */
  event: number;
  /** The book of a report that named none. */
  book?: string | null;
}

/** The order of the book that the owner has chosen, as it is before the decision. */
async function chooseBook(
  { account, order, epoch }: Found,
  bookId: string | null | undefined,
  { orders, now }: Surroundings,
): Promise<{ base: Order; saved?: SavedOrder } | undefined> {
  const book = pricedBooks.find(({ id }) => id === bookId);
  if (!book) return undefined;
  const named = (await orders.list({ account })).find((each) => each.book === book.id);
  if (named) return { base: named, saved: named };
  const { utr = null, language = 'en', reportedAt = now() } = order ?? {};
  const report = { book: book.id, title: book.title, amount: book.price.upi, utr, language };
  return { base: { ...createOrder(account, report, reportedAt), epoch } };
}

/** Of two owners who decide at once, one does: the other gets `changed`. */
export async function decideOrder(
  found: Found,
  { decision, by, event, book }: Choice,
  surroundings: Surroundings,
): Promise<SavedOrder | 'changed' | 'no-book'> {
  const { orders, users, now } = surroundings;
  const { order } = found;
  if ((order?.event ?? 0) !== event) return 'changed';
  const isUnnamed = found.book === null;
  const needsBook = isUnnamed && decision === 'received';
  const chosen = needsBook
    ? await chooseBook(found, book, surroundings)
    : { base: order ?? newOrder(found, now()), saved: order };
  if (!chosen) return 'no-book';
  const next = decide(chosen.base, decision, { by, now: now() });
  if (!next) return 'changed';
  const written = chosen.saved
    ? await orders.replace(chosen.saved, next)
    : await orders.insert(next);
  if (!written) return 'changed';
  if (needsBook && order) await orders.remove(order);
  log.info('order-decided', { state: decision });
  // The account may have been deleted meanwhile: of a sale, book, day and amount stay.
  if (!(await isStored(found.account, users))) await eraseOrders(found.account, orders);
  return written;
}

function newOrder({ account, book, title, amount }: Found, now: number): Order {
  return createOrder(account, { book, title, amount, utr: null, language: 'en' }, now);
}

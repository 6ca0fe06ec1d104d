import { pricedBooks } from '@/content/books';
import { log } from '@/lib/log/log';
import { KEEP_UTR } from '@/lib/retention';
import { isStored } from '@/lib/shop/account/server/users';
import { eraseOrders } from './erase-orders';
import { type Found } from './find-order';
import { createOrder, decide, type Decision, type Order } from './order';
import { type Evidence, paymentFor } from './payment';
import { claimPayment, erasePayments, followOrder, keepPayments } from './payments';
import { type SavedOrder } from './store';
import { type Surroundings } from './surroundings';

interface Choice extends Evidence {
  decision: Decision;
  /** An owner's mail address, or `terminal`. */
  by: string;
  /** The last event that the owner has seen; 0 for an order that was not reported. */
  event: number;
  /** The book of a report that named none. */
  book?: string | null;
  /** Of the payment that the owner sees, where the buyer gave another one. */
  utr?: string | null;
}

interface Base {
  base: Order;
  saved?: SavedOrder;
}

/** The order of the book that the owner has chosen, as it is before the decision. */
async function chooseBook(
  { account, order, epoch, reference }: Found,
  bookId: string | null | undefined,
  { orders, now }: Surroundings,
): Promise<Base | undefined> {
  const book = pricedBooks.find(({ id }) => id === bookId);
  if (!book) return undefined;
  const named = (await orders.list({ account })).find((each) => each.book === book.id);
  if (named) {
    const { utr, utrUntil } = named.utr === null && order ? order : named;
    return { base: { ...named, utr, utrUntil }, saved: named };
  }
  const { utr = null, language = 'en', reportedAt = now() } = order ?? {};
  const report = { book: book.id, title: book.title, amount: book.price.upi, utr, language };
  // The buyer quotes the reference of the report.
  return { base: { ...createOrder(account, report, reportedAt), epoch, reference } };
}

/** The order with the payment that settles it, which no other order can have from then on. */
async function claim(
  { base, saved }: Base,
  evidence: Evidence,
  { orders, now }: Surroundings,
): Promise<Required<Base> | 'changed' | 'spent'> {
  // Stored first, so that another claim finds it.
  const order = saved ?? (await orders.insert({ ...base, isTold: true }));
  if (!order) return 'changed';
  const payment = paymentFor(base, evidence, now());
  if (await claimPayment(payment, orders)) {
    if (!saved) await orders.remove(order);
    return 'spent';
  }
  return { base: { ...base, payment: payment.id }, saved: order };
}

/**
 * Of two owners who decide at once, one does: the other gets `changed`. `spent`: the payment has settled
 * another order, or was paid back.
 */
export async function decideOrder(
  found: Found,
  { decision, by, event, book, utr, ...evidence }: Choice,
  surroundings: Surroundings,
): Promise<SavedOrder | 'changed' | 'no-book' | 'spent'> {
  const { orders, users, now } = surroundings;
  const { order } = found;
  if ((order?.event ?? 0) !== event) return 'changed';
  const isUnnamed = found.book === null;
  const needsBook = isUnnamed && decision === 'received';
  const chosen = needsBook
    ? await chooseBook(found, book, surroundings)
    : { base: order ?? newOrder(found, now()), saved: order };
  if (!chosen) return 'no-book';
  const base = utr ? { ...chosen.base, utr, utrUntil: now() + KEEP_UTR } : chosen.base;
  if (!decide(base, decision, { by, now: now() })) return 'changed';
  const ready: Base | 'changed' | 'spent' =
    decision === 'received'
      ? await claim({ ...chosen, base }, evidence, surroundings)
      : { ...chosen, base };
  if (typeof ready === 'string') return ready;
  const next = decide(ready.base, decision, { by, now: now() })!;
  const written = ready.saved ? await orders.replace(ready.saved, next) : await orders.insert(next);
  if (!written) {
    // Of an account that is deleted meanwhile, the claim may be the last that is left.
    if (!(await isStored(found.account, users))) await erasePayments(next, orders);
    return 'changed';
  }
  if (base.state === 'refunded') await keepPayments(written, orders);
  await followOrder(written, orders);
  if (needsBook && order) await orders.remove(order);
  log.info('order-decided', { state: decision });
  // The account may have been deleted meanwhile: of a sale, book, day and amount stay.
  if (!(await isStored(found.account, users))) await eraseOrders(found.account, orders);
  return written;
}

function newOrder({ account, book, title, amount }: Found, now: number): Order {
  return createOrder(account, { book, title, amount, utr: null, language: 'en' }, now);
}

import { codedError } from '@sutra/outbox/error-code';
import { change } from '@/lib/store/collection';
import { type Order } from './order';
import {
  createPayment,
  hasIdOfToday,
  type Holder,
  holdersIn,
  idOfUtr,
  isPaymentNumber,
  type Payment,
  paymentFor,
  paymentIdOf,
  type StatementLine,
  wasLine,
  withoutHolder,
} from './payment';
import { type OrderStore, type SavedOrder, type SavedPayment } from './store';

/** What a payment has settled already. */
export interface Spent {
  /** Of the order; null where its account is deleted. */
  reference: string | null;
  at: number;
  /** Null while the money is the owner's. */
  paidBackAt: number | null;
}

const isSettled = ({ state }: Pick<Order, 'state'>) => state === 'received' || state === 'refunded';

async function findHolder({ id, sale }: Holder, orders: OrderStore) {
  // In this order: what is left of a sale is stored before the order is removed.
  const [order] = id === '' ? [] : await orders.list({ id });
  return order ?? (await orders.list({ id: sale }))[0];
}

const holds = (order: Order, { id, state }: Payment) =>
  isSettled(order) && (state === 'seen' || order.payment === id);

/** Undefined where it may settle an order. */
async function findSpent(payment: Payment, orders: OrderStore): Promise<Spent | undefined> {
  const { state, at, paidBackAt } = payment;
  const holders = holdersIn(payment);
  if (state === 'paid-back') return { reference: holders[0]?.reference || null, at, paidBackAt };
  for (const holder of holders) {
    const order = await findHolder(holder, orders);
    if (!order || !holds(order, payment)) continue;
    const isBack = order.state === 'refunded';
    return { reference: holder.reference || null, at, paidBackAt: isBack ? order.decidedAt : null };
  }
  return undefined;
}

/** Whether an order has spent its UTR, which no payment of today's ids says. */
async function hasSpentBefore({ payment: id, utr }: Order, orders: OrderStore) {
  if (!id) return true;
  const [payment] = await orders.payments.find('id', id);
  return payment !== undefined && payment.utr === utr && !hasIdOfToday(payment);
}

/** By an order that an earlier version has received, which noted no payment, or before `AUTH_SECRET` was changed. */
async function findSpentBefore(utr: string, except: string, orders: OrderStore) {
  for (const order of await orders.list({ utr })) {
    const isOther = order.id !== except && isSettled(order);
    if (!isOther || !(await hasSpentBefore(order, orders))) continue;
    return {
      reference: order.reference || null,
      at: order.decidedAt ?? order.reportedAt,
      paidBackAt: order.state === 'refunded' ? order.decidedAt : null,
    };
  }
  return undefined;
}

/** What the payment with a UTR has settled; undefined where it may settle this order. */
export async function findSpentUtr(
  { utr, id }: Pick<Order, 'utr' | 'id'>,
  orders: OrderStore,
): Promise<Spent | undefined> {
  if (!isPaymentNumber(utr)) return undefined;
  const [payment] = await orders.payments.find('id', idOfUtr(utr));
  const spent = payment && (await findSpent(payment, orders));
  return spent ?? findSpentBefore(utr, id, orders);
}

/**
 * What a line of a statement has settled.
 *
 * @param noted payments for the orders that it names.
 */
export async function findSpentLine(
  line: StatementLine,
  orders: OrderStore,
  noted: readonly Payment[] = [],
): Promise<Spent | undefined> {
  const ids = [paymentIdOf(line), paymentIdOf({ ...line, utr: null })];
  for (const id of new Set(ids)) {
    const [payment] = await orders.payments.find('id', id);
    const spent = payment && (await findSpent(payment, orders));
    if (spent) return spent;
  }
  for (const payment of noted.filter((each) => wasLine(each, line))) {
    const spent = await findSpent(payment, orders);
    if (spent) return spent;
  }
  return line.utr === null ? undefined : findSpentBefore(line.utr, '', orders);
}

/**
 * Makes every decision fail that has claimed the payment and not yet written its order. False where one
 * has written it meanwhile.
 */
async function fence(payment: Payment, next: Payment, orders: OrderStore): Promise<boolean> {
  const claiming = new Set(holdersIn(next).map(({ sale }) => sale));
  for (const holder of holdersIn(payment)) {
    if (claiming.has(holder.sale)) continue;
    const order = await findHolder(holder, orders);
    if (!order) continue;
    if (holds(order, payment)) return false;
    // By another payment: what has read it before cannot write it any more.
    if (isSettled(order)) continue;
    // Firestore counts a write only where it changes something.
    const mark = (order.payment ?? null) === null ? 'none' : null;
    if (!(await orders.replace(order, { ...order, payment: mark }))) return false;
  }
  return true;
}

const TRIES = 50;

/** Undefined where the payment is now claimed by the orders that `next` names. */
export async function claimPayment(next: Payment, orders: OrderStore): Promise<Spent | undefined> {
  const { payments } = orders;
  if (next.utr !== null) {
    const before = await findSpentBefore(next.utr, next.orderId ?? '', orders);
    if (before) return before;
  }
  for (let tries = 0; tries < TRIES; tries++) {
    if (await payments.insert(next)) return undefined;
    const [known] = await payments.find('id', next.id);
    if (!known) continue;
    // The next one of several orders that it has paid for together.
    const isShared =
      known.state === 'settled' && known.holders === next.holders && holdersIn(next).length > 1;
    const spent = isShared ? undefined : await findSpent(known, orders);
    if (spent) return spent;
    if (!(await fence(known, next, orders))) continue;
    const { day, amount, narration } = next.day === null ? known : next;
    if (await payments.replace(known, { ...next, day, amount, narration })) return undefined;
  }
  throw codedError('payment-contended');
}

/** Notes a line that settles nothing now. Of a payment that is known it notes nothing. */
export async function notePayment(
  line: StatementLine,
  order: SavedOrder,
  state: 'seen' | 'wrong-amount' | 'too-much',
  { orders, now }: { orders: OrderStore; now: () => number },
): Promise<void> {
  if ((await listPayments(order, orders)).some((payment) => wasLine(payment, line))) return;
  const id = paymentIdOf(line);
  const next = createPayment({ id, source: 'statement', state, line }, [order], now());
  if (await orders.payments.insert(next)) return;
  const [known] = await orders.payments.find('id', id);
  // The buyer's UTR, which the bank shows, too.
  const { day, amount, narration } = next;
  if (!known || known.day !== null || known.wholeUntil === null) return;
  await change(orders.payments, known, (current) => ({ ...current, day, amount, narration }));
}

/** All that is known of the payments for an order. */
export async function listPayments(order: Order, orders: OrderStore): Promise<SavedPayment[]> {
  const own = await orders.payments.find('orderId', order.id);
  const { payment } = order;
  if (!payment || own.some(({ id }) => id === payment)) return own;
  return [...own, ...(await orders.payments.find('id', payment))];
}

/** Whether a line of a statement is known to be the payment of an order. */
export const hasLine = (order: Order, payments: readonly Payment[]) =>
  isSettled(order) && payments.some((each) => each.source === 'statement' && holds(order, each));

/** Before a refunded order is reported again: from then on, the order does not say it any more. */
export async function markPaidBack(
  order: SavedOrder,
  { orders, now }: { orders: OrderStore; now: () => number },
): Promise<void> {
  const paidBack = { state: 'paid-back', paidBackAt: order.decidedAt ?? now() } as const;
  const settled = (await listPayments(order, orders)).filter((each) => holds(order, each));
  for (const payment of settled) {
    await change(orders.payments, payment, (current) => ({ ...current, ...paidBack }));
  }
  // Of an order that an earlier version has received.
  if (settled.length === 0) {
    await orders.payments.insert({ ...paymentFor(order, {}, now()), ...paidBack });
  }
}

/** After a refund was undone: a report may have begun meanwhile. */
export async function keepPayments(order: SavedOrder, orders: OrderStore): Promise<void> {
  for (const payment of await listPayments(order, orders)) {
    await change(orders.payments, payment, (current) =>
      current.state === 'paid-back' && current.id === order.payment
        ? { ...current, state: 'settled' as const, paidBackAt: null }
        : undefined,
    );
  }
}

/** Payments of other amounts are used up while the order that they were sent for is received. */
export async function followOrder(order: SavedOrder, orders: OrderStore): Promise<void> {
  const to = isSettled(order) ? ('seen' as const) : ('wrong-amount' as const);
  for (const payment of await listPayments(order, orders)) {
    const { state, amount, id, holders } = payment;
    const isOther = amount !== null && amount !== order.amount;
    // Of a decision that is undone, what it claimed is noted again.
    const isFree =
      state === 'settled' && id === order.payment && !(await findSpent(payment, orders));
    const follows = isSettled(order) ? state === 'wrong-amount' : state === 'seen' || isFree;
    if (!isOther || !follows) continue;
    await change(orders.payments, payment, (current) =>
      current.state === state && current.holders === holders
        ? { ...current, state: to }
        : undefined,
    );
  }
}

/** Of the payments for an order whose account is deleted, what tells them again. */
export async function erasePayments(order: Order, orders: OrderStore): Promise<void> {
  for (const payment of await listPayments(order, orders)) {
    await change(orders.payments, payment, (current) => withoutHolder(current, order.saleId));
  }
}

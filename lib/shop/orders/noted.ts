import { change } from '@/lib/store/collection';
import { isOpen, type Order } from './order';
import { type Payment } from './payment';
import { listPayments } from './payments';
import { type OrderStore, type SavedOrder, type SavedPayment } from './store';
import { type Surroundings } from './surroundings';
import { tellRest } from './tell';

/** What an owner may do about payments that have not settled their order. */
export const notedActions = ['asked', 'returned'] as const;
export type NotedAction = (typeof notedActions)[number];

/** What came for an order and has not settled it. Another amount is the owner's choice once it is received. */
export const notedIn = <Each extends Payment>(order: Order, payments: readonly Each[]): Each[] =>
  payments.filter(
    ({ state }) => state === 'too-much' || (state === 'wrong-amount' && isOpen(order)),
  );

export const listNoted = async (order: Order, orders: OrderStore): Promise<SavedPayment[]> =>
  notedIn(order, await listPayments(order, orders));

export const sumOf = (payments: readonly Payment[]) =>
  Math.round(payments.reduce((sum, { amount }) => sum + (amount ?? 0), 0) * 100) / 100;

/** What is missing to the price; 0 where nothing is, or nothing came. */
export function restOf(order: Order, noted: readonly Payment[]): number {
  const paid = sumOf(noted);
  const rest = isOpen(order) && paid > 0 ? (order.amount ?? 0) - paid : 0;
  return Math.max(0, Math.round(rest * 100) / 100);
}

/** Of an open order: the payments that are its price together; none where they are not. */
export function partsOf<Each extends Payment>(order: Order, noted: readonly Each[]): Each[] {
  const parts = isOpen(order) ? noted.filter(({ state }) => state === 'wrong-amount') : [];
  return parts.length > 1 && sumOf(parts) === order.amount ? parts : [];
}

/** False where there is nothing to do it about. */
export async function actOnNoted(
  order: SavedOrder,
  action: NotedAction,
  surroundings: Surroundings,
): Promise<boolean> {
  const { orders, now } = surroundings;
  const noted = await listNoted(order, orders);
  if (action === 'asked') {
    if (restOf(order, noted) === 0) return false;
    await tellRest(order, surroundings);
    return true;
  }
  const paidBack = { state: 'paid-back', paidBackAt: now() } as const;
  for (const payment of noted) {
    await change(orders.payments, payment, (current) =>
      current.state === payment.state ? { ...current, ...paidBack } : undefined,
    );
  }
  return noted.length > 0;
}

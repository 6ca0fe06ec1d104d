import { type Decision, type Order } from './order';

/** Money that came for an order. Times are milliseconds since the epoch. */
export interface Sale {
  /** In rupees, as the order was reported. */
  amount: number | null;
  receivedAt: number;
  /** Null while the money is the owner's. */
  paidBackAt: number | null;
}

type Sold = Pick<Order, 'amount' | 'decidedAt' | 'reportedAt' | 'sales' | 'state'>;

/** The sales of an order, oldest first: one that was paid back may be paid again. */
export function salesOf({ amount, decidedAt, reportedAt, sales, state }: Sold): Sale[] {
  if (sales) return JSON.parse(sales) as Sale[];
  // An earlier version noted the last decision alone.
  if (state === 'received')
    return [{ amount, receivedAt: decidedAt ?? reportedAt, paidBackAt: null }];
  if (state === 'refunded') return [{ amount, receivedAt: reportedAt, paidBackAt: decidedAt }];
  return [];
}

const write = (sales: readonly Sale[]) => (sales.length > 0 ? JSON.stringify(sales) : null);

/** The sales of an order that is reported again. */
export const salesUntilNow = (order: Order) => write(salesOf(order));

/** The sales of an order after a decision that its state allows, as an `Order` has them. */
export function salesAfter(order: Order, decision: Decision, now: number): string | null {
  const sales = salesOf(order);
  const last = sales.at(-1);
  const others = sales.slice(0, -1);
  const after: Readonly<Record<Decision, () => Sale[]>> = {
    received: () => [...sales, { amount: order.amount, receivedAt: now, paidBackAt: null }],
    refused: () => sales,
    refunded: () => [...others, { ...last!, paidBackAt: now }],
    undone() {
      if (order.state === 'received') return others;
      return order.state === 'refunded' ? [...others, { ...last!, paidBackAt: null }] : sales;
    },
  };
  return write(after[decision]());
}

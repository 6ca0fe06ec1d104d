import { decidedAtOf } from './order';
import { type Payment } from './payment';
import { listPayments } from './payments';
import { type OrderStore } from './store';

const toDate = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

const toLine = ({ day, amount, narration }: Payment) => `${day}, ₹${amount}, ${narration}`;

/** What is stored of the orders of an account, for the person. */
export async function exportOrders(
  account: string,
  orders: OrderStore,
): Promise<Record<string, unknown>[]> {
  const own = await orders.list({ account });
  return Promise.all(
    own.map(async (order) => ({
      reference: order.reference,
      title: order.title,
      amount: order.amount === null ? null : `₹${order.amount}`,
      utr: order.utr,
      statement: (await listPayments(order, orders)).filter(({ day }) => day !== null).map(toLine),
      orderState: order.state,
      reportedAt: toDate(order.reportedAt),
      decidedAt: toDate(decidedAtOf(order)),
      language: order.language,
    })),
  );
}

import { type OrderStore } from './store';

const toDate = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** What is stored of the orders of an account, for the person. */
export async function exportOrders(
  account: string,
  orders: OrderStore,
): Promise<Record<string, unknown>[]> {
  return (await orders.list({ account })).map((order) => ({
    reference: order.reference,
    title: order.title,
    amount: order.amount === null ? null : `₹${order.amount}`,
    utr: order.utr,
    orderState: order.state,
    reportedAt: toDate(order.reportedAt),
    decidedAt: toDate(order.decidedAt),
    language: order.language,
  }));
}

import { site } from '@/content/site';
import { answerDue } from '@/lib/words/hours';
import { type OrderStore } from './store';

export interface OrderCounts {
  /** Reported, and not decided. */
  open: number;
  /** Of these: for longer than buyers are promised. */
  overdue: number;
}

export async function countOrders(orders: OrderStore, now = Date.now()): Promise<OrderCounts> {
  const open = await orders.list({ state: 'reported' });
  const isLate = (at: number) => answerDue(at, site.reply.hours, site) < now;
  return {
    open: open.length,
    overdue: open.filter(({ reportedAt }) => isLate(reportedAt)).length,
  };
}

import { site } from '@/content/site';
import { HOUR } from '@/lib/time';
import { type OrderStore } from './store';

export interface OrderCounts {
  /** Reported, and not decided. */
  open: number;
  /** Of these: for longer than buyers are promised. */
  overdue: number;
}

export async function countOrders(orders: OrderStore, now = Date.now()): Promise<OrderCounts> {
  const open = await orders.list({ state: 'reported' });
  const promised = now - site.reply.hours * HOUR;
  return {
    open: open.length,
    overdue: open.filter(({ reportedAt }) => reportedAt < promised).length,
  };
}

import { type Mailbox } from '@sutra/outbox/receivers/mailbox';
import { env } from '@/lib/env';
import { type Log } from '@/lib/log/log';
import { tendOrders } from '@/lib/shop/orders/upkeep';
import { orderWork } from './order-work';
import { tendAccounts } from './person/idle-accounts';
import { indexRows } from './person/own-rows';
import { type Stores } from './root';
import { type Outbox } from './submissions/kinds';

interface Parts extends Stores {
  outbox: Outbox;
  mailbox: Mailbox | undefined;
  log: Log;
}

/** What runs by the clock, in this order, each time that the outbox is tended: once an hour. */
const jobs: readonly ((parts: Parts) => Promise<void>)[] = [
  ({ outbox, orders }) => indexRows({ store: outbox.store!, orders, now: Date.now() }),
  (parts) => tendAccounts({ ...parts, url: env.SITE_URL, now: Date.now }),
  (parts) => tendOrders(orderWork(parts, parts.outbox)),
];

export async function runJobs(parts: Parts): Promise<void> {
  if (!parts.outbox.store) return;
  for (const job of jobs) await job(parts);
}

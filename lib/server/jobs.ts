import { type Mailbox } from '@sutra/outbox/receivers/mailbox';
import { env } from '@/lib/env';
import { errorFields } from '@/lib/log/error-frames';
import { type Log } from '@/lib/log/log';
import { tendOrders } from '@/lib/shop/orders/upkeep';
import { orderWork } from './order-work';
import { tendAccounts } from './person/idle-accounts';
import { indexRows } from './person/own-rows';
import { type Stores } from './stores';
import { type Outbox } from './submissions/kinds';

interface Parts extends Stores {
  outbox: Outbox;
  mailbox: Mailbox | undefined;
  log: Log;
}

/** What runs by the clock, in this order, each time that the outbox is tended: once an hour. */
const jobs: Readonly<Record<string, (parts: Parts) => Promise<void>>> = {
  subjects: ({ outbox, orders }) => indexRows({ store: outbox.store!, orders, now: Date.now() }),
  accounts: (parts) => tendAccounts({ ...parts, url: env.SITE_URL, now: Date.now }),
  orders: (parts) => tendOrders(orderWork(parts, parts.outbox)),
};

/** Runs all, also after one that fails. Rejects as the first of these did, so that the watch is not called. */
export async function runJobs(parts: Parts): Promise<void> {
  if (!parts.outbox.store) return;
  const failures: unknown[] = [];
  for (const [kind, job] of Object.entries(jobs)) {
    await job(parts).catch((error: unknown) => {
      parts.log.error('job-failed', { kind, ...errorFields(error) });
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}

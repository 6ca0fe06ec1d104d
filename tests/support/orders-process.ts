import { createLog } from '@/lib/log/log';
import { decideOrder } from '@/lib/shop/orders/decide-order';
import { findStored } from '@/lib/shop/orders/find-order';
import { orderWork } from '@/lib/server/order-work';
import { openRoot } from '@/lib/server/root';
import { tellOrders } from '@/lib/shop/orders/tell';
import { MINUTE } from '@/lib/time';

/** Decides an order five minutes ago, so that its buyer is told at once. It is killed meanwhile. */
const [reference = ''] = process.argv.slice(2);
const root = openRoot(createLog({ write() {} }));
const around = {
  ...orderWork(root.stores!, await root.outbox()),
  now: () => Date.now() - 5 * MINUTE,
};
const [found] = await findStored(reference, around.orders);
process.send!('ready');
const event = found!.order!.event;
await decideOrder(found!, { decision: 'received', by: 'terminal', event }, around);
process.send!('decided');
await tellOrders(around);
process.send!('told');
process.on('disconnect', () => process.exit());

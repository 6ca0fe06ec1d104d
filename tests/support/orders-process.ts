import { createLog } from '@/lib/log/log';
import { decideOrder } from '@/lib/shop/orders/decide-order';
import { findStored } from '@/lib/shop/orders/find-order';
import { surroundings } from '@/lib/shop/orders/surroundings';
import { tellOrders } from '@/lib/shop/orders/tell';
import { openOutbox } from '@/lib/server/submissions/site';
import { MINUTE } from '@/lib/time';

/** Decides an order five minutes ago, so that its buyer is told at once. It is killed meanwhile. */
const [reference = ''] = process.argv.slice(2);
const outbox = await openOutbox(createLog({ write() {} }));
const around = { ...surroundings(outbox), now: () => Date.now() - 5 * MINUTE };
const [found] = await findStored(reference, around.orders);
process.send!('ready');
const event = found!.order!.event;
await decideOrder(found!, { decision: 'received', by: 'terminal', event }, around);
process.send!('decided');
await tellOrders(around);
process.send!('told');
process.on('disconnect', () => process.exit());

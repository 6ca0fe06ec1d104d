import { change } from '@/lib/store/collection';
import { withoutText } from './payment';
import { type Surroundings } from './surroundings';
import { remindOwners, tellOrders } from './tell';

/** Old UTRs and payments. */
async function eraseExpired({ orders, now }: Surroundings): Promise<void> {
  for (const order of await orders.list({ utrUntil: now() })) {
    await change(orders, order, (current) =>
      current.utrUntil !== null && current.utrUntil <= now()
        ? { ...current, utr: null, utrUntil: null }
        : undefined,
    );
  }
  const { payments } = orders;
  for (const payment of await payments.findUntil('wholeUntil', now())) {
    await change(payments, payment, (current) =>
      current.wholeUntil !== null && current.wholeUntil <= now() ? withoutText(current) : undefined,
    );
  }
  for (const payment of await payments.findUntil('until', now())) await payments.remove(payment);
}

/** Once an hour: erases what is old, tells what a process that was killed did not, and reminds. */
export async function tendOrders(surroundings: Surroundings): Promise<void> {
  // A mail that cannot be written keeps nothing longer than promised.
  await eraseExpired(surroundings);
  await tellOrders(surroundings);
  await remindOwners(surroundings);
}

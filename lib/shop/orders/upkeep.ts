import { change } from '@/lib/store/collection';
import { type Surroundings } from './surroundings';
import { remindOwners, tellOrders } from './tell';

/** Once an hour: tells what a process that was killed did not, reminds, and erases old UTRs. */
export async function tendOrders(surroundings: Surroundings): Promise<void> {
  const { orders, now } = surroundings;
  await tellOrders(surroundings);
  await remindOwners(surroundings);
  for (const order of await orders.list({ utrUntil: now() })) {
    await change(orders, order, (current) =>
      current.utrUntil !== null && current.utrUntil <= now()
        ? { ...current, utr: null, utrUntil: null }
        : undefined,
    );
  }
}

import { withoutPerson } from './order';
import { type OrderStore } from './store';

/**
 * Ends the orders of an account. Of a sale, book, day and amount stay. May be repeated.
 *
 * @returns how many there were.
 */
export async function eraseOrders(account: string, orders: OrderStore): Promise<number> {
  const own = await orders.list({ account });
  for (const order of own) {
    const left = withoutPerson(order);
    // First: a process that is killed in between loses no sale, and a repeat finds this one.
    if (left) await orders.insert(left);
    await orders.remove(order);
  }
  return own.length;
}

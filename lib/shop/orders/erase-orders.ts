import { type Order, withoutPerson } from './order';
import { type OrderStore } from './store';

/** Of a sale, book, day and amount stay. */
async function keepSale(order: Order, orders: OrderStore): Promise<void> {
  const left = withoutPerson(order);
  // Of an earlier pass, which found the order before its last decision.
  const [earlier] = await orders.list({ id: order.saleId });
  if (!earlier) {
    if (left) await orders.insert(left);
  } else if (left) await orders.replace(earlier, left);
  else await orders.remove(earlier);
}

/** Ends the orders of an account. May be repeated. */
export async function eraseOrders(account: string, orders: OrderStore): Promise<void> {
  // One that is decided meanwhile is not removed, and found again.
  for (let own = await orders.list({ account }); own.length > 0;) {
    for (const order of own) {
      // First: a process that is killed in between loses no sale.
      await keepSale(order, orders);
      await orders.remove(order);
    }
    own = await orders.list({ account });
  }
}

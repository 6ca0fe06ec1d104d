import { pricedBooks } from '@/content/books';
import { type Order, orderId, withoutPerson } from './order';
import { holdersIn, withoutHolder } from './payment';
import { erasePayments } from './payments';
import { change } from '@/lib/store/collection';
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

/** What a process that was killed in between has left. */
async function eraseLeft(account: string, orders: OrderStore): Promise<void> {
  for (const book of [null, ...pricedBooks.map(({ id }) => id)]) {
    const id = orderId(account, book);
    for (const payment of await orders.payments.find('orderId', id)) {
      const sales = holdersIn(payment).filter((holder) => holder.id === id);
      for (const { sale } of sales) {
        await change(orders.payments, payment, (current) => withoutHolder(current, sale));
      }
    }
  }
}

/** Ends the orders of an account. May be repeated. */
export async function eraseOrders(account: string, orders: OrderStore): Promise<void> {
  // One that is decided meanwhile is not removed, and found again.
  for (let own = await orders.list({ account }); own.length > 0;) {
    for (const order of own) {
      // First: a process that is killed in between loses no sale.
      await keepSale(order, orders);
      // Then a claim that was made before fails, and no order is received without one.
      if (await orders.remove(order)) await erasePayments(order, orders);
    }
    own = await orders.list({ account });
  }
  await eraseLeft(account, orders);
}

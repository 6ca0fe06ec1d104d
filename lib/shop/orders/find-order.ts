import { pricedBooks } from '@/content/books';
import { type UserStore } from '@/lib/shop/account/server/user-store';
import { isReference } from '@/lib/text/reference';
import { orderReference } from './order';
import { type OrderStore, type SavedOrder } from './store';
import { type Linked } from './token';
import { readUtr } from './utr';

/** An order, or one that was not reported yet. */
export interface Found extends Linked {
  account: string;
  title: string;
  amount: number | null;
  order?: SavedOrder;
}

const toFound = (order: SavedOrder): Found[] =>
  order.account === null ? [] : [{ ...order, account: order.account, order }];

export async function findStored(reference: string, orders: OrderStore): Promise<Found[]> {
  return (await orders.list({ reference })).flatMap(toFound);
}

/** Of a buyer who sent a screenshot on WhatsApp and reported nothing. */
async function findUnreported(reference: string, users: UserStore): Promise<Found[]> {
  const found: Found[] = [];
  for await (const { uid } of users.users()) {
    const book = pricedBooks.find(({ id }) => uid && orderReference(uid, id) === reference);
    if (!book || !uid) continue;
    const { id, title, price } = book;
    found.push({ account: uid, book: id, epoch: 0, reference, title, amount: price.upi });
  }
  return found;
}

/** By a reference or a UTR, as a person types it: "vm 7k3qx2", "4123 4567 8901". */
export async function findOrders(
  typed: string,
  { orders, users }: { orders: OrderStore; users: UserStore },
): Promise<Found[]> {
  const [, letters = ''] = /^VM([0-9A-Z]{6})$/.exec(readUtr(typed) ?? '') ?? [];
  const reference = `VM-${letters}`;
  if (isReference(reference)) {
    const stored = await findStored(reference, orders);
    return stored.length > 0 ? stored : findUnreported(reference, users);
  }
  const utr = readUtr(typed);
  return utr === null ? [] : (await orders.list({ utr })).flatMap(toFound);
}

import { findUser } from '@/lib/shop/account/server/users';
import { type Order } from '@/lib/shop/orders/order';
import { type Surroundings } from '@/lib/shop/orders/surroundings';

/** Name and address of the buyer of each order whose account is there. */
export type Buyers = ReadonlyMap<Order, string>;

export async function readBuyers(
  orders: readonly Order[],
  { users }: Pick<Surroundings, 'users'>,
): Promise<Buyers> {
  const known = new Map<string, Promise<string | undefined>>();
  const read = async (account: string) => {
    const user = await findUser(account, users);
    return user ? [user.name, user.email].filter(Boolean).join(', ') : undefined;
  };
  const buyers = new Map<Order, string>();
  for (const order of orders) {
    const { account } = order;
    if (account === null) continue;
    if (!known.has(account)) known.set(account, read(account));
    const buyer = await known.get(account);
    if (buyer) buyers.set(order, buyer);
  }
  return buyers;
}

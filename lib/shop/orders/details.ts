import { waitAtMost } from '@sutra/outbox/deadline';
import { adminAuth, canReadAccounts } from '@/lib/shop/account/server/firebase-admin';
import { type UserStore } from '@/lib/shop/account/server/user-store';
import { findUser } from '@/lib/shop/account/server/users';
import { BUYER_TIMEOUT } from '@/lib/deadlines';
import { reachesFile } from './delivery';
import { isOpen, type Order } from './order';
import { type Detail, type Person, type PaymentNotes } from './owners-mails';
import { notedIn } from './noted';
import { findSpentUtr, listPayments } from './payments';
import { type OrderStore } from './store';
import { findGroups } from './together';

/**
 * Asks the provider, because the person may have confirmed the address since the last login. What is
 * verified there may be another address.
 */
async function isVerifiedNow(uid: string, { email, isVerified }: Person): Promise<boolean> {
  if (isVerified || !canReadAccounts) return isVerified;
  return waitAtMost(adminAuth().getUser(uid), BUYER_TIMEOUT).then(
    (account) => account.emailVerified && account.email === email,
    () => false,
  );
}

async function findPerson(account: string, users: UserStore): Promise<Person | undefined> {
  const user = await findUser(account, users);
  if (!user) return undefined;
  return {
    name: user.name ?? '',
    email: user.email,
    isVerified: Boolean(user.emailVerified),
    createdAt: user.createdAt.getTime(),
  };
}

export async function readPerson(account: string, users: UserStore): Promise<Person | undefined> {
  const person = await findPerson(account, users);
  return person && { ...person, isVerified: await isVerifiedNow(account, person) };
}

/** What is known of the payments for an order, and of its UTR. */
export async function readNotes(
  order: Order | undefined,
  orders: OrderStore,
): Promise<PaymentNotes> {
  if (!order) return { sameUtr: [], noted: [] };
  const { utr, id } = order;
  const [others, payments, spent, together] = await Promise.all([
    utr === null ? [] : orders.list({ utr }),
    listPayments(order, orders),
    isOpen(order) ? findSpentUtr(order, orders) : undefined,
    findGroups(order, orders),
  ]);
  const sameUtr = others
    .filter((each) => each.id !== id && each.reference !== spent?.reference)
    .map(({ reference }) => reference);
  const noted = notedIn(order, payments);
  const times = payments.flatMap((each) => (each.state === 'paid-back' ? each.paidBackAt! : []));
  const paidBackAt = isOpen(order) && times.length > 0 ? Math.max(...times) : undefined;
  return { sameUtr, noted, spent, paidBackAt, isPaidBack: times.length > 0, together };
}

/**
 * Undefined once the account is deleted.
 *
 * @param read how the buyer is read.
 */
export async function readDetail(
  order: Order,
  { orders, users }: { orders: OrderStore; users: UserStore },
  read = readPerson,
): Promise<Detail | undefined> {
  const { account, book } = order;
  const person = account === null ? undefined : await read(account, users);
  if (!person) return undefined;
  return {
    order,
    person,
    ...(await readNotes(order, orders)),
    hasFile: reachesFile(book, person),
  };
}

/** At once, and without the provider: as many answers as orders would not come in time. */
export async function readDetails(
  orders: readonly Order[],
  stores: { orders: OrderStore; users: UserStore },
): Promise<Detail[]> {
  const details = await Promise.all(orders.map((order) => readDetail(order, stores, findPerson)));
  return details.filter((detail) => detail !== undefined);
}

import { decideOrder } from './decide-order';
import { listNoted } from './noted';
import { type Decision, decide, isDone, isOpen, type Order } from './order';
import {
  holdersIn,
  isPaymentNumber,
  type Payment,
  paymentFor,
  type StatementLine,
} from './payment';
import { type OrderStore, type SavedOrder } from './store';
import { type Surroundings } from './surroundings';

/** Orders of one account that one payment may have paid for. */
export interface Group {
  orders: readonly SavedOrder[];
  /** The sum of their amounts. */
  amount: number;
}

type Priced = SavedOrder & { amount: number };

const isPriced = (order: SavedOrder): order is Priced =>
  order.book !== null && order.amount !== null;

const toGroup = (orders: readonly Priced[]): Group => ({
  orders,
  amount: Math.round(orders.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100,
});

/** Of more orders than these, each pair with one and all of them together are enough. */
const MOST_OTHERS = 3;

function subsetsOf(others: readonly Priced[]): Priced[][] {
  if (others.length > MOST_OTHERS) return [...others.map((other) => [other]), [...others]];
  return others.reduce<Priced[][]>(
    (subsets, other) => [...subsets, [other], ...subsets.map((subset) => [...subset, other])],
    [],
  );
}

/** The orders that the press which has received this one was for, where another of them waits. */
async function findUnfinished(own: readonly Priced[], order: Priced, orders: OrderStore) {
  for (const { state, payment: id } of own) {
    if (state !== 'received' || !id) continue;
    const [payment] = await orders.payments.find('id', id);
    const held = payment?.state === 'settled' ? holdersIn(payment) : [];
    if (held.length < 2 || !held.some(({ sale }) => sale === order.saleId)) continue;
    return own.filter(({ saleId }) => held.some(({ sale }) => sale === saleId));
  }
  return undefined;
}

/** With which others of its account one payment may have paid for an open order. */
export async function findGroups(order: Order, orders: OrderStore): Promise<Group[]> {
  if (order.account === null || order.book === null || !isOpen(order)) return [];
  const own = (await orders.list({ account: order.account })).filter(isPriced);
  const current = own.find(({ id }) => id === order.id);
  if (!current || own.length < 2) return [];
  const unfinished = await findUnfinished(own, current, orders);
  if (unfinished) return [toGroup(unfinished)];
  const others = own.filter((each) => each.id !== order.id && isOpen(each));
  return subsetsOf(others)
    .map((subset) => toGroup([current, ...subset]))
    .toSorted((one, other) => other.orders.length - one.orders.length);
}

/** The others that one press has received together with an order, which its Undo takes back with it. */
export async function findReceivedWith(order: Order, orders: OrderStore): Promise<SavedOrder[]> {
  if (order.account === null || order.state !== 'received' || !order.payment) return [];
  return (await orders.list({ account: order.account })).filter(
    ({ id, state, payment, before }) =>
      id !== order.id && state === 'received' && payment === order.payment && before !== null,
  );
}

/** The payment that settles all of them: what a statement has shown, or what a buyer has named. */
async function choosePayment(
  group: readonly [SavedOrder, ...SavedOrder[]],
  { line, utr }: Pick<Choice, 'line' | 'utr'>,
  { orders, now }: Surroundings,
): Promise<Payment> {
  const sorted = group.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const held = [sorted[0]!, ...sorted.slice(1)] as const;
  for (const { state, payment: id } of group) {
    const [known] = state === 'received' && id ? await orders.payments.find('id', id) : [];
    const sales = known ? holdersIn(known).map(({ sale }) => sale) : [];
    if (group.every(({ saleId }) => sales.includes(saleId))) return known!;
  }
  const named = group.find((order) => isPaymentNumber(order.utr))?.utr ?? null;
  const order = { ...group[0], utr: utr ?? named };
  const payment = paymentFor(order, { ...(line && { line }) }, now(), held);
  const { amount } = toGroup(group.filter(isPriced));
  const noted = (await Promise.all(group.map((each) => listNoted(each, orders)))).flat();
  const shown = line || utr ? undefined : noted.find((each) => each.amount === amount);
  if (!shown) return { ...payment, orderId: group[0].id };
  const { id, utr: number, day, narration, source } = shown;
  return { ...payment, id, utr: number, day, amount, narration, source, orderId: group[0].id };
}

export interface Choice {
  decision: Extract<Decision, 'received' | 'undone'>;
  by: string;
  line?: StatementLine;
  /** Of the payment that the owner sees, where the buyer gave another one. */
  utr?: string | null;
}

/**
 * Decides about orders of one account by one press. `half`: about some of them, as another one was changed
 * meanwhile.
 *
 * @param group as the owner has seen them.
 */
export async function decideTogether(
  group: readonly [SavedOrder, ...SavedOrder[]],
  { decision, by, line, utr }: Choice,
  surroundings: Surroundings,
): Promise<SavedOrder[] | 'changed' | 'spent' | 'half'> {
  const { account } = group[0];
  const waiting = group.filter((order) => decision === 'undone' || !isDone(order, decision));
  const isAllowed = waiting.every(
    (order) =>
      order.account !== null &&
      order.account === account &&
      (decision === 'undone' || isPriced(order)) &&
      decide(order, decision, { by, now: surroundings.now() }),
  );
  if (!isAllowed || waiting.length === 0) return 'changed';
  const payment =
    decision === 'received'
      ? await choosePayment(group, { ...(line && { line }), utr: utr ?? null }, surroundings)
      : undefined;
  const decided: SavedOrder[] = [];
  for (const order of waiting) {
    const result = await decideOrder(
      { ...order, account: order.account!, order },
      { decision, by, event: order.event, utr: utr ?? null, ...(payment && { payment }) },
      surroundings,
    );
    if (typeof result === 'object') decided.push(result);
    else if (decided.length > 0) return 'half';
    else return result === 'spent' ? 'spent' : 'changed';
  }
  return decided;
}

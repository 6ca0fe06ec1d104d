import { isOpen, type Order } from '@/lib/shop/orders/order';
import { type Line } from './statement';

export type Matchable = Pick<Order, 'id' | 'account' | 'reference' | 'utr' | 'amount' | 'state'>;

export interface Paid<Each> {
  line: Line;
  order: Each;
}

export interface PaidForSeveral<Each> {
  line: Line;
  orders: Each[];
}

/** Of each line, at most one: it pays once. */
export interface Matches<Each> {
  matched: Paid<Each>[];
  wrongAmount: Paid<Each>[];
  /** It names several orders, and the owner has to choose. */
  several: PaidForSeveral<Each>[];
  /** For an order that is paid already. */
  tooMuch: Paid<Each>[];
  /** The sum of several open orders of one account. */
  together: PaidForSeveral<Each>[];
  /** The payment of an order that was decided before. */
  settled: Paid<Each>[];
}

/** A shorter one could be a part of something else. */
const SHORTEST_ID = 10;

function groupBy<Each>(values: readonly Each[], keyOf: (value: Each) => string) {
  const groups = new Map<string, Each[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

/** The orders that a line names by reference or UTR. */
export function findNamed<Each extends Matchable>(orders: readonly Each[]) {
  const byReference = groupBy(orders, ({ reference }) => reference);
  const byUtr = groupBy(orders, ({ utr }) => utr ?? '');
  const foreign = orders.filter(
    ({ utr }) => utr !== null && utr.length >= SHORTEST_ID && !/^\d{12}$/.test(utr),
  );
  return ({ references, numbers, compact }: Line): Each[] => [
    ...new Set([
      ...references.flatMap((reference) => byReference.get(reference) ?? []),
      ...numbers.flatMap((number) => byUtr.get(number) ?? []),
      ...foreign.filter(({ utr }) => compact.includes(utr!)),
    ]),
  ];
}

const isTogether = (orders: readonly Matchable[], amount: number) =>
  orders.every((order) => isOpen(order) && order.account === orders[0]!.account) &&
  orders.every((order) => order.amount !== null) &&
  orders.reduce((sum, order) => sum + order.amount!, 0) === amount;

export interface Known<Each> {
  /** Lines whose payment has settled something before. */
  isSpent(line: Line): boolean;
  /** Whether a line of a statement was noted as the payment of an order. */
  hasLine(order: Each): boolean;
  /** The last day of the payments of before, of an order that was paid back; ISO 8601. */
  paidBackOn(order: Each): string | undefined;
}

const NOTHING: Known<unknown> = {
  isSpent: () => false,
  hasLine: () => false,
  paidBackOn: () => undefined,
};

/** What each line has paid for. A line is used once, and an order takes one line. */
export function matchLines<Each extends Matchable>(
  lines: readonly Line[],
  orders: readonly Each[],
  { isSpent, hasLine, paidBackOn }: Known<Each> = NOTHING,
): Matches<Each> {
  const matched: Paid<Each>[] = [];
  const wrongAmount: Paid<Each>[] = [];
  const tooMuch: Paid<Each>[] = [];
  const settled: Paid<Each>[] = [];
  const find = findNamed(orders);
  const paid = new Set(orders.filter((order) => hasLine(order)));
  const named = lines.map((line) => ({ line, orders: find(line) }));
  const isOld = (line: Line, order: Each) =>
    line.day <= (paidBackOn(order) ?? '') && (line.utr === null || line.utr !== order.utr);
  const isKnown = (line: Line, all: readonly Each[]) =>
    isSpent(line) || (all.length === 1 && isOpen(all[0]!) && isOld(line, all[0]!));
  for (const { line, orders: all } of named) {
    const [order] = all;
    if (!order) continue;
    if (isKnown(line, all)) settled.push({ line, order });
    else if (all.length > 1) continue;
    else if (paid.has(order)) tooMuch.push({ line, order });
    else if (line.amount !== order.amount) wrongAmount.push({ line, order });
    else {
      paid.add(order);
      (isOpen(order) ? matched : settled).push({ line, order });
    }
  }
  const ofSeveral = named.filter(
    (each) => each.orders.length > 1 && !isKnown(each.line, each.orders),
  );
  const isSum = (each: PaidForSeveral<Each>) =>
    isTogether(each.orders, each.line.amount) && !each.orders.some((order) => paid.has(order));
  const together: PaidForSeveral<Each>[] = [];
  const several: PaidForSeveral<Each>[] = [];
  for (const each of ofSeveral) {
    if (isSum(each)) together.push(each);
    else several.push(each);
    for (const order of each.orders) if (together.includes(each)) paid.add(order);
  }
  return { matched, wrongAmount, several, tooMuch, together, settled };
}

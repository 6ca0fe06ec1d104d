import { createHash, randomUUID } from 'node:crypto';
import { referenceOf } from '@/lib/text/reference';
import { dayInIndia } from '@/lib/time';
import { KEEP_UTR } from '@/lib/retention';

export const orderStates = ['reported', 'received', 'refused', 'refunded'] as const;

/**
 * `reported`: the buyer says that it is paid. `received`: the owner saw the money. `refused`: the
 * owner did not find it. `refunded`: it was paid back.
 */
export type OrderState = (typeof orderStates)[number];

export const decisions = ['received', 'refused', 'undone', 'refunded'] as const;
export type Decision = (typeof decisions)[number];

/** One account and one book. Times are milliseconds since the epoch. */
export interface Order {
  readonly id: string;
  /** What the buyer quotes. */
  readonly reference: string;
  /** At the identity provider; null once the account is deleted. */
  readonly account: string | null;
  /** Its key in `content/books.json`; null until the owner has chosen one. */
  readonly book: string | null;
  /** Title and amount in rupees when it was reported. */
  readonly title: string;
  readonly amount: number | null;
  /** Letters and digits. */
  readonly utr: string | null;
  /** When the UTR is erased; null without one. */
  readonly utrUntil: number | null;
  readonly state: OrderState;
  /** What happened last. */
  readonly last: 'reported' | Decision;
  /**
   * The state before the last decision, which can be undone; null without a decision. Of an order that was undone
   * until it is `reported` again, the state that was undone.
   */
  readonly before: OrderState | null;
  readonly reportedAt: number;
  /** Reports on the day of the last one, in India. */
  readonly reports: number;
  readonly decidedAt: number | null;
  /** The owner's mail address, or `terminal`. */
  readonly decidedBy: string | null;
  readonly remindedAt: number | null;
  /** The decision of which the buyer has had a mail; null without one. */
  readonly buyerTold: OrderState | null;
  /** In which the buyer bought. */
  readonly language: string;
  /** A higher one ends all links to the order. */
  readonly epoch: number;
  /** Counts reports and decisions. */
  readonly event: number;
  /** The mails about the last event are in the outbox. */
  readonly isTold: boolean;
  /** The id of what is left of a sale when the account is deleted. */
  readonly saleId: string;
  /** The id of the payment that settled it, once it is received. Earlier versions noted none. */
  readonly payment?: string | null;
  /** Each time that it was received, as JSON (`Sale`). Earlier versions noted none. */
  readonly sales?: string | null;
}

/** Money that came for an order. Times are milliseconds since the epoch. */
export interface Sale {
  /** In rupees, as the order was reported. */
  amount: number | null;
  receivedAt: number;
  /** Null while the money is the owner's. */
  paidBackAt: number | null;
}

type Sold = Pick<Order, 'amount' | 'decidedAt' | 'reportedAt' | 'sales' | 'state'>;

/** The sales of an order, oldest first: one that was paid back may be paid again. */
export function salesOf({ amount, decidedAt, reportedAt, sales, state }: Sold): Sale[] {
  if (sales) return JSON.parse(sales) as Sale[];
  // An earlier version noted the last decision alone.
  if (state === 'received')
    return [{ amount, receivedAt: decidedAt ?? reportedAt, paidBackAt: null }];
  if (state === 'refunded') return [{ amount, receivedAt: reportedAt, paidBackAt: decidedAt }];
  return [];
}

const write = (sales: readonly Sale[]) => (sales.length > 0 ? JSON.stringify(sales) : null);

/** The sales of an order that is reported again. */
const salesUntilNow = (order: Order) => write(salesOf(order));

/** The sales of an order after a decision that its state allows, as an `Order` has them. */
function salesAfter(order: Order, decision: Decision, now: number): string | null {
  const sales = salesOf(order);
  const last = sales.at(-1);
  const others = sales.slice(0, -1);
  const after: Readonly<Record<Decision, () => Sale[]>> = {
    received: () => [...sales, { amount: order.amount, receivedAt: now, paidBackAt: null }],
    refused: () => sales,
    refunded: () => [...others, { ...last!, paidBackAt: now }],
    undone() {
      if (order.state === 'received') return others;
      return order.state === 'refunded' ? [...others, { ...last!, paidBackAt: null }] : sales;
    },
  };
  return write(after[decision]());
}

const MOST_REPORTS = 3;

export const orderId = (account: string, book: string | null) =>
  createHash('sha256')
    .update(`${account}\n${book ?? ''}`)
    .digest('hex');

export const orderReference = (account: string, book: string | null) =>
  referenceOf(account, book ?? '');

type Report = Pick<Order, 'book' | 'title' | 'amount' | 'utr' | 'language'>;

export function createOrder(
  account: string,
  { book, utr, ...report }: Report,
  now: number,
  saleId: string = randomUUID(),
): Order {
  return {
    id: orderId(account, book),
    reference: orderReference(account, book),
    account,
    book,
    ...report,
    utr,
    utrUntil: utr === null ? null : now + KEEP_UTR,
    state: 'reported',
    last: 'reported',
    before: null,
    reportedAt: now,
    reports: 1,
    decidedAt: null,
    decidedBy: null,
    remindedAt: null,
    buyerTold: null,
    epoch: 0,
    event: 1,
    isTold: false,
    saleId,
    payment: null,
    sales: null,
  };
}

/** `same`: it is known already. `limited`: reported too often today. */
export function reportAgain(order: Order, report: Report, now: number): Order | 'same' | 'limited' {
  const { state, utr } = order;
  const isNewUtr = report.utr !== null && report.utr !== utr;
  if (state === 'received' || (state === 'reported' && !isNewUtr)) return 'same';
  const isSameDay = dayInIndia(order.reportedAt) === dayInIndia(now);
  if (isSameDay && order.reports >= MOST_REPORTS) return 'limited';
  const { saleId, epoch, event, account, reference } = order;
  // Paid back, it needs another payment, and the links of before end.
  const isNewCycle = state === 'refunded';
  const lastUtr = isNewCycle ? null : utr;
  return {
    ...createOrder(account!, { ...report, utr: report.utr ?? lastUtr }, now, saleId),
    reference,
    reports: isSameDay ? order.reports + 1 : 1,
    sales: salesUntilNow(order),
    epoch: isNewCycle ? epoch + 1 : epoch,
    event: event + 1,
  };
}

const ALLOWED: Readonly<Record<OrderState, readonly Decision[]>> = {
  reported: ['received', 'refused'],
  refused: ['received', 'undone'],
  received: ['refunded', 'undone'],
  refunded: ['undone'],
};

export const isOpen = ({ state }: Pick<Order, 'state'>) =>
  state === 'reported' || state === 'refused';

/** What may be decided about an order. */
export const decisionsOn = ({ state, before }: Pick<Order, 'state' | 'before'>) =>
  ALLOWED[state].filter((decision) => decision !== 'undone' || before !== null);

/** Whether an order is what a decision makes it: pressed twice is done. */
export const isDone = ({ state, last }: Order, decision: Decision) =>
  decision === 'undone' ? last === 'undone' : state === decision;

/** Of an order whose last decision was undone, that decision; undefined where an older version has undone it. */
export function undoneOf({ last, state, before }: Order): Exclude<Decision, 'undone'> | undefined {
  if (last !== 'undone') return undefined;
  if (state === 'reported') return before === null || before === 'reported' ? undefined : before;
  return state === 'received' ? 'refunded' : 'received';
}

/** Null where no decision stands. */
export const decidedAtOf = ({ last, decidedAt }: Order) => (last === 'undone' ? null : decidedAt);

function beforeUndone({ state, before }: Order): OrderState | null {
  if (before === 'reported') return state;
  // Of a refund that is undone, the payment can be undone, too.
  return before === 'received' ? 'reported' : null;
}

/** Undefined for a decision that its state does not allow. */
export function decide(
  order: Order,
  decision: Decision,
  { by, now }: { by: string; now: number },
): Order | undefined {
  if (!decisionsOn(order).includes(decision)) return undefined;
  const isUndone = decision === 'undone';
  return {
    ...order,
    state: isUndone ? order.before! : decision,
    last: decision,
    before: isUndone ? beforeUndone(order) : order.state,
    decidedAt: now,
    decidedBy: by,
    event: order.event + 1,
    isTold: false,
    sales: salesAfter(order, decision, now),
  };
}

/** What stays of a sale for the books when its account is deleted; undefined for one that was none. */
export function withoutPerson(order: Order): Order | undefined {
  if (order.state !== 'received' && order.state !== 'refunded') return undefined;
  return {
    ...order,
    id: order.saleId,
    reference: '',
    account: null,
    language: '',
    utr: null,
    utrUntil: null,
    before: null,
    isTold: true,
  };
}

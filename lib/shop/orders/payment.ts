import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '@/lib/env';
import { KEEP_PAYMENT, KEEP_UTR } from '@/lib/retention';
import { cut } from '@/lib/text/cut';
import { type Order } from './order';

/** A line of a statement, as the bank has written it. */
export interface StatementLine {
  /** As ISO 8601 where it could be read. */
  day: string;
  amount: number;
  narration: string;
  /** The number of its payment; null without one. */
  utr: string | null;
  /** Which one it is of lines that are the same; from 1. */
  nth: number;
}

/** From whom it is known. */
export type PaymentSource = 'buyer' | 'statement' | 'owner';

/**
 * `settled`: an order claims it; whether that order is received says the order. `seen`: a line for an order
 * that was received before. `paid-back`: it settles nothing any more. `wrong-amount`, `too-much`: it came for
 * an order, and has not settled it.
 */
export type PaymentState = 'settled' | 'seen' | 'paid-back' | 'wrong-amount' | 'too-much';

/** An order that a payment is for. */
export interface Holder {
  /** '' once its account is deleted. */
  id: string;
  /** What is left of the order then. */
  sale: string;
  reference: string;
}

/** Money that came. Times are milliseconds since the epoch. */
export interface Payment {
  /** An HMAC of the UTR or the line, by which it is known again when those are erased. */
  readonly id: string;
  readonly utr: string | null;
  readonly day: string | null;
  readonly amount: number | null;
  readonly narration: string | null;
  readonly source: PaymentSource;
  readonly state: PaymentState;
  /** The id of the first of its orders; null once the account is deleted. */
  readonly orderId: string | null;
  /** `Holder`s as JSON: several where one payment is the sum of several orders. */
  readonly holders: string;
  /** When it was claimed or noted. */
  readonly at: number;
  readonly paidBackAt: number | null;
  /** When UTR, day, amount and narration are erased; null afterwards. */
  readonly wholeUntil: number | null;
  /** When the rest is removed. */
  readonly until: number;
}

function sign(...parts: readonly unknown[]): string {
  if (!env.AUTH_SECRET) throw new Error('AUTH_SECRET is not set');
  // With a label of its own: what is stored here opens no link.
  const key = hkdfSync('sha256', env.AUTH_SECRET, '', 'payments', 32);
  return createHmac('sha256', Buffer.from(key)).update(JSON.stringify(parts)).digest('hex');
}

/** Whether a text is the number of one payment, and not a word such as "paid" that many type. */
export const isPaymentNumber = (utr: string | null): utr is string =>
  utr !== null && utr.length >= 10 && utr.replace(/\D/g, '').length >= 6;

export const idOfUtr = (utr: string) => sign('utr', utr);

const idOfLine = ({ day, amount, narration, nth }: StatementLine) =>
  sign('line', day, amount, narration.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''), nth);

/** By its number, or by the line itself. */
export const paymentIdOf = (line: StatementLine) =>
  line.utr === null ? idOfLine(line) : idOfUtr(line.utr);

/** Of lines that are the same, a month has fewer. */
const MOST_SAME = 9;

/** Whether this is how the payment would be known today: with another `AUTH_SECRET`, it is not. */
export function hasIdOfToday({ id, utr, day, amount, narration }: Payment): boolean {
  if (utr !== null) return id === idOfUtr(utr);
  if (day === null || amount === null || narration === null) return true;
  const line = { day, amount, narration, utr };
  return Array.from({ length: MOST_SAME }, (_, at) => idOfLine({ ...line, nth: at + 1 })).includes(
    id,
  );
}

/** Of a payment that the owner has seen, and nobody has named: it is the order's own. */
const idOfOrder = ({ saleId, event }: Order) => sign('order', saleId, event);

const MOST_CHARACTERS = 200;

type Held = Pick<Order, 'id' | 'saleId' | 'reference' | 'reportedAt'>;

/** Whether a payment is a line that was noted before `AUTH_SECRET` was changed. */
export const wasLine = (payment: Payment, line: StatementLine) =>
  payment.day === line.day &&
  payment.amount === line.amount &&
  payment.utr === line.utr &&
  payment.narration === line.narration.slice(0, MOST_CHARACTERS) &&
  !hasIdOfToday(payment);

export const holdersIn = ({ holders }: Pick<Payment, 'holders'>) => JSON.parse(holders) as Holder[];

export function createPayment(
  known: Pick<Payment, 'id' | 'source' | 'state'> & { utr?: string | null; line?: StatementLine },
  orders: readonly [Held, ...Held[]],
  now: number,
): Payment {
  const { id, source, state, utr = null, line } = known;
  const reportedAt = Math.max(...orders.map((order) => order.reportedAt));
  const wholeUntil = reportedAt + KEEP_UTR;
  const holders = orders.map(({ id, saleId, reference }) => ({ id, sale: saleId, reference }));
  return {
    id,
    utr: line?.utr ?? utr,
    day: line?.day ?? null,
    amount: line?.amount ?? null,
    narration: line ? cut(line.narration, MOST_CHARACTERS) : null,
    source,
    state,
    orderId: orders[0].id,
    holders: JSON.stringify(holders),
    at: now,
    paidBackAt: null,
    wholeUntil,
    until: Math.max(wholeUntil, now) + KEEP_PAYMENT,
  };
}

/** What the owner says or a statement shows, when an order is received. */
export interface Evidence {
  line?: StatementLine;
  /** The one that settles several orders together, of which this is one. */
  payment?: Payment;
}

/** The payment that settles an order when it is received now. */
export function paymentFor(
  order: Order,
  { line, payment }: Evidence,
  now: number,
  held: readonly [Held, ...Held[]] = [order],
): Payment {
  if (payment) return payment;
  if (line) {
    const known = { id: paymentIdOf(line), source: 'statement', state: 'settled', line } as const;
    return createPayment(known, held, now);
  }
  const { utr } = order;
  return isPaymentNumber(utr)
    ? createPayment({ id: idOfUtr(utr), source: 'buyer', state: 'settled', utr }, held, now)
    : createPayment({ id: idOfOrder(order), source: 'owner', state: 'settled' }, held, now);
}

export const withoutText = (payment: Payment): Payment => ({
  ...payment,
  utr: null,
  day: null,
  amount: null,
  narration: null,
  wholeUntil: null,
});

/** Without anything of the person whose account is deleted. */
export function withoutHolder(payment: Payment, sale: string): Payment {
  const holders = holdersIn(payment).map((holder) =>
    holder.sale === sale ? { id: '', sale, reference: '' } : holder,
  );
  const orderId = holders.find(({ id }) => id !== '')?.id ?? null;
  return { ...withoutText(payment), orderId, holders: JSON.stringify(holders) };
}

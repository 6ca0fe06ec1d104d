import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { DAY } from '@/lib/time';
import { type Order } from './order';

const OWNERS_DAYS = 60;
export const BUYERS_DAYS = 30;

/** What a link to an order is bound to; the order need not be stored yet. */
export type Linked = Pick<Order, 'account' | 'book' | 'epoch' | 'reference'>;

/** In place of a reference: the page that finds an order. */
export const SEARCH = 'VM-SEARCH';

const PATTERN = /^(VM-[0-9A-Z]{6})-([0-9a-z]{3,5})-([\w-]{43})$/;

function sign(parts: readonly unknown[]): string {
  if (!env.AUTH_SECRET) throw new Error('AUTH_SECRET is not set');
  // With a label of its own, a link can never be taken for a session, which has the same secret.
  const key = hkdfSync('sha256', env.AUTH_SECRET, '', 'order links', 32);
  return createHmac('sha256', Buffer.from(key)).update(JSON.stringify(parts)).digest('base64url');
}

function createToken(reference: string, parts: readonly unknown[], days: number, now: number) {
  // A link that is made again on the same day is the same: so is a mail that is sent again.
  const day = Math.floor(now / DAY) + days;
  return `${reference}-${day.toString(36)}-${sign([...parts, day])}`;
}

export interface Token {
  /** Of an order, or SEARCH. Nothing else can be read from a link. */
  reference: string;
  day: number;
  mac: string;
}

/** Undefined for what is no link, or one that has expired. */
export function readToken(text: string, now: number): Token | undefined {
  const [, reference, dayText, mac] = PATTERN.exec(text) ?? [];
  const day = parseInt(dayText ?? '', 36);
  return reference && mac && now < (day + 1) * DAY ? { reference, day, mac } : undefined;
}

const isSigned = ({ day, mac }: Token, parts: readonly unknown[]) =>
  timingSafeEqual(Buffer.from(mac), Buffer.from(sign([...parts, day])));

const partsOf = (use: 'owner' | 'buyer', { account, book, epoch }: Linked, recipient = '') => [
  ...[use, account, book, epoch, recipient],
];

export const ownersToken = (order: Linked, recipient: string, now: number) =>
  createToken(order.reference, partsOf('owner', order, recipient), OWNERS_DAYS, now);

/** Which of these mail addresses a link was sent to. */
export const recipientOf = (token: Token, order: Linked, recipients: readonly string[]) =>
  recipients.find((recipient) => isSigned(token, partsOf('owner', order, recipient)));

export const buyersToken = (order: Linked, now: number) =>
  createToken(order.reference, partsOf('buyer', order), BUYERS_DAYS, now);

export const isBuyersToken = (token: Token, order: Linked) =>
  isSigned(token, partsOf('buyer', order));

export const searchToken = (recipient: string, now: number) =>
  createToken(SEARCH, ['search', recipient], OWNERS_DAYS, now);

export const searcherOf = (token: Token, recipients: readonly string[]) =>
  token.reference === SEARCH
    ? recipients.find((recipient) => isSigned(token, ['search', recipient]))
    : undefined;

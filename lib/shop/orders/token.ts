import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type Store } from '@sutra/outbox/store';
import { env } from '@/lib/env';
import { DAY } from '@/lib/time';
import { type Order } from './order';

const OWNERS_DAYS = 60;
export const BUYERS_DAYS = 30;

/** What a link to an order is bound to; the order need not be stored yet. */
export type Linked = Pick<Order, 'account' | 'book' | 'epoch' | 'reference'>;

/** In place of a reference: the page that finds an order. */
export const SEARCH = 'VM-SEARCH';

const SHAPE = /(VM-[0-9A-Z]{6})-([0-9a-z]{3,5})-([\w-]{43})/.source;
const PATTERN = new RegExp(`^${SHAPE}$`);
/** Signs of a sentence, such as a full stop, a bracket or a quote, are no part of a token. */
const WITH_TAIL = new RegExp(`^(${SHAPE})(?![A-Za-z0-9]).+$`, 's');

function sign(parts: readonly unknown[]): string {
  if (!env.AUTH_SECRET) throw new Error('AUTH_SECRET is not set');
  // With a label of its own, a link can never be taken for a session, which has the same secret.
  const key = hkdfSync('sha256', env.AUTH_SECRET, '', 'order links', 32);
  return createHmac('sha256', Buffer.from(key)).update(JSON.stringify(parts)).digest('base64url');
}

// A link that is made again on the same day is the same: so is a mail that is sent again.
const lastDay = (days: number, now: number) => Math.floor(now / DAY) + days;

const createToken = (reference: string, parts: readonly unknown[], day: number) =>
  `${reference}-${day.toString(36)}-${sign([...parts, day])}`;

export interface Token {
  /** Of an order, or SEARCH. Nothing else can be read from a link. */
  reference: string;
  /** The last one, in days since the epoch. */
  day: number;
  mac: string;
}

/** Undefined for what is no link, or one that has expired. */
export function readToken(text: string, now: number): Token | undefined {
  const [, reference, dayText, mac] = PATTERN.exec(text) ?? [];
  const day = parseInt(dayText ?? '', 36);
  return reference && mac && now < (day + 1) * DAY ? { reference, day, mac } : undefined;
}

/** A token without the signs behind it, which mail programs and people take along; else as it is. */
export const withoutTail = (text: string): string => WITH_TAIL.exec(text)?.[1] ?? text;

const isSigned = ({ day, mac }: Token, parts: readonly unknown[]) =>
  timingSafeEqual(Buffer.from(mac), Buffer.from(sign([...parts, day])));

/** What all links of owners in one mail or on one page have in common. */
export interface OwnersLinks {
  /** A higher one ends all links of owners; 0 until the first time. */
  epoch: number;
  /** As in a token: a page hands on the one of the link that opened it, so that none renews itself. */
  day: number;
}

export const freshLinks = (epoch: number, now: number): OwnersLinks => ({
  epoch,
  day: lastDay(OWNERS_DAYS, now),
});

const EPOCH = 'owner-links';

export const readOwnersEpoch = async (states: Pick<Store, 'load'>): Promise<number> =>
  (await states.load<number>(EPOCH)) ?? 0;

/** Ends all links of owners. @returns the epoch of new ones. */
export async function endOwnersLinks(states: Pick<Store, 'load' | 'swap'>): Promise<number> {
  const epoch = await states.load<number>(EPOCH);
  const next = (epoch ?? 0) + 1;
  // Another process that has done so meanwhile has ended the same links.
  return (await states.swap(EPOCH, epoch, next)) ? next : readOwnersEpoch(states);
}

/** Links that were sent before there was an epoch go on to work. */
const withEpoch = (parts: readonly unknown[], epoch: number) =>
  epoch > 0 ? [...parts, epoch] : parts;

const ownersParts = ({ account, book, epoch }: Linked, recipient: string, ownersEpoch: number) =>
  withEpoch(['owner', account, book, epoch, recipient], ownersEpoch);

const searchParts = (recipient: string, epoch: number) => withEpoch(['search', recipient], epoch);

const buyersParts = ({ account, book, epoch }: Linked) => ['buyer', account, book, epoch, ''];

export const ownersToken = (order: Linked, recipient: string, { epoch, day }: OwnersLinks) =>
  createToken(order.reference, ownersParts(order, recipient, epoch), day);

/** Which of these mail addresses a link was sent to. */
export const recipientOf = (
  token: Token,
  order: Linked,
  recipients: readonly string[],
  epoch: number,
) => recipients.find((recipient) => isSigned(token, ownersParts(order, recipient, epoch)));

export const buyersToken = (order: Linked, now: number) =>
  createToken(order.reference, buyersParts(order), lastDay(BUYERS_DAYS, now));

export const isBuyersToken = (token: Token, order: Linked) => isSigned(token, buyersParts(order));

export const searchToken = (recipient: string, { epoch, day }: OwnersLinks) =>
  createToken(SEARCH, searchParts(recipient, epoch), day);

export const searcherOf = (token: Token, recipients: readonly string[], epoch: number) =>
  token.reference === SEARCH
    ? recipients.find((recipient) => isSigned(token, searchParts(recipient, epoch)))
    : undefined;

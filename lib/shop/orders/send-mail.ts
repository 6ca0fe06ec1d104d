import { errorCode } from '@sutra/outbox/error-code';
import { type Outcome } from '@sutra/outbox/outcome';
import { type Send } from '@sutra/outbox/receiver';
import { type Mailbox, type OwnerMail, sendToMailbox } from '@sutra/outbox/receivers/mailbox';
import { type Store } from '@sutra/outbox/store';
import { type UserStore } from '@/lib/shop/account/server/user-store';
import { log } from '@/lib/log/log';
import { change } from '@/lib/store/collection';
import { buyersMail, restMail } from './buyers-mails';
import { readDetail, readDetails } from './details';
import { type ListName, type OrderMail } from './mail-payload';
import { type Order } from './order';
import {
  type Detail,
  doneMail,
  linksMail,
  listMail,
  orderLinksMail,
  type Recipient,
  reportMail,
} from './owners-mails';
import { type OrderStore, type SavedOrder } from './store';
import { freshLinks, readOwnersEpoch } from './token';

interface Stores {
  orders: OrderStore;
  users: UserStore;
  /** Values of the outbox's store. */
  states: Pick<Store, 'load'>;
}

interface Composed {
  /** Missing where there is nobody left to write about. */
  mail?: OwnerMail;
  to: string;
  /** Orders that say afterwards what was sent. */
  noted?: SavedOrder[];
  note?: (order: SavedOrder, sent: SavedOrder) => Order | undefined;
}

/** In one list; the others are named by their references. */
const MOST_DETAILED = 20;

/** The orders of a list that are not decided, the newest first. */
async function findListed({ mail, orders: events, window }: OrderMail, orders: OrderStore) {
  const reported = await orders.list({ state: 'reported' });
  const isListed = ({ id, event, last, reportedAt }: SavedOrder) =>
    window
      ? reportedAt > window.since &&
        reportedAt <= window.until &&
        (mail === 'reminder' || last === 'reported')
      : events.some((each) => each.id === id && each.event === event);
  return reported.filter(isListed).reverse();
}

async function composeList(
  mail: ListName,
  payload: OrderMail,
  recipient: Recipient,
  stores: Stores,
): Promise<Composed | undefined> {
  const listed = await findListed(payload, stores.orders);
  const details: Detail[] = [];
  for (let at = 0; at < listed.length && details.length === 0; at += MOST_DETAILED) {
    details.push(...(await readDetails(listed.slice(at, at + MOST_DETAILED), stores)));
  }
  const detailed = new Set(details.map(({ order }) => order.id));
  const more = listed.filter(({ id }) => !detailed.has(id)).map(({ reference }) => reference);
  const { to, now } = recipient;
  const change = mail === 'digest' ? { isTold: true } : { remindedAt: now };
  return {
    mail: details.length > 0 ? listMail(mail, details, more, recipient) : undefined,
    to,
    noted: listed,
    note: (order, { event }) => (order.event === event ? { ...order, ...change } : undefined),
  };
}

/** Undefined where the order was decided again meanwhile, or its account is deleted. */
async function composeOne(
  mail: Order['last'] | 'rest',
  { audience, orders: [event] }: OrderMail,
  recipient: Recipient,
  stores: Stores,
): Promise<Composed | undefined> {
  const [order] = event ? await stores.orders.list({ id: event.id }) : [];
  if (!order || order.event !== event?.event) return undefined;
  const detail = await readDetail(order, stores);
  if (!detail) return undefined;
  const { to, now } = recipient;
  if (mail === 'rest') {
    const composed = restMail(detail);
    return composed && { mail: composed, to: detail.person.email };
  }
  if (audience === 'buyer') {
    const composed = buyersMail(detail, now);
    // So that the mail about a decision that is undone later is sent, and no other one.
    const buyerTold = order.state === 'reported' ? null : order.state;
    const noted = { noted: [order], note: (current: Order) => ({ ...current, buyerTold }) };
    return composed && { mail: composed, to: detail.person.email, ...noted };
  }
  return {
    mail: mail === 'reported' ? reportMail(detail, recipient) : doneMail(detail, mail, recipient),
    to,
  };
}

async function compose(
  payload: OrderMail,
  now: number,
  stores: Stores,
): Promise<Composed | undefined> {
  const { mail, to } = payload;
  const links = freshLinks(await readOwnersEpoch(stores.states), now);
  const recipient = { to, links, now };
  if (mail === 'links') {
    const [about] = payload.orders;
    if (!about) return { mail: linksMail(recipient), to };
    const [order] = await stores.orders.list({ id: about.id });
    const detail = order && (await readDetail(order, stores));
    return detail && { mail: orderLinksMail(detail, recipient), to };
  }
  if (mail === 'digest' || mail === 'reminder') {
    return composeList(mail, payload, recipient, stores);
  }
  return composeOne(mail, payload, recipient, stores);
}

const AT_ONCE = 10;

/** What is not noted is told again. */
async function noteSent({ noted = [], note = () => undefined }: Composed, orders: OrderStore) {
  const noteOne = (sent: SavedOrder) =>
    change(orders, sent, (order) => note(order, sent)).catch((error: unknown) => {
      log.warn('order-not-noted', { code: errorCode(error) });
    });
  for (let at = 0; at < noted.length; at += AT_ONCE) {
    await Promise.all(noted.slice(at, at + AT_ONCE).map(noteOne));
  }
}

/** Writes a mail about orders as they are now. @returns what sends it. */
export async function composeOrderMail(
  mailbox: Mailbox,
  { id, payload }: { id: string; payload: OrderMail },
  stores: Stores,
): Promise<Send> {
  const composed = await compose(payload, Date.now(), stores);
  return async (signal) => {
    // Decided again meanwhile, or the account is deleted.
    const outcome: Outcome = composed?.mail
      ? await sendToMailbox({ ...mailbox, to: [composed.to] }, composed.mail, id, signal)
      : { verdict: 'delivered', code: 'outdated' };
    if (composed && outcome.verdict === 'delivered') await noteSent(composed, stores.orders);
    return outcome;
  };
}

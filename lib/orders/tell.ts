import { createHash } from 'node:crypto';
import { codedError } from '@sutra/outbox/error-code';
import { findUser } from '@/lib/account/server/users';
import { HOUR } from '@/lib/time';
import { type OrderMail, UNDO_TIME } from './mail-payload';
import { changeOrder, type SavedOrder } from './store';
import { type Surroundings } from './surroundings';

/** With more open orders than these, new ones are told together. */
const MOST_SINGLE = 5;
/** In one mail. */
const MOST_LISTED = 100;

const DIGEST = 'orders-digest';

async function queue({ outbox }: Surroundings, payload: OrderMail): Promise<void> {
  const { orders, audience, to, mail } = payload;
  const events = orders.map(({ id, event }) => `${id} ${event}`);
  // Of the same event it is the same row, however often this is repeated after a failure.
  const formId = createHash('sha256')
    .update([mail, audience, to, ...events].join('\n'))
    .digest('hex');
  const result = await outbox.accept<'order'>({ kind: 'order', formId, payload, sender: formId });
  if (result.status === 'failed' && !result.kept) throw codedError('mail-not-stored');
}

const markTold = ({ orders }: Surroundings, order: SavedOrder) =>
  changeOrder(orders, order, (current) =>
    current.event === order.event ? { ...current, isTold: true } : undefined,
  );

/** Puts the mails about the last event of an order into the outbox. May be repeated. */
async function tellOne(order: SavedOrder, surroundings: Surroundings): Promise<void> {
  const { owners, users } = surroundings;
  const person = order.account === null ? null : await findUser(order.account, users);
  if (owners.length > 0 && person) {
    const { id, event, last, decidedAt, reportedAt } = order;
    const mail = {
      mail: last,
      name: person.name ?? '',
      email: person.email,
      orders: [{ id, event }],
    };
    for (const to of owners) {
      await queue(surroundings, { ...mail, audience: 'owner', to, notBefore: reportedAt });
    }
    if (last !== 'reported') {
      const notBefore = (decidedAt ?? reportedAt) + UNDO_TIME;
      await queue(surroundings, { ...mail, audience: 'buyer', to: person.email, notBefore });
    }
  }
  await markTold(surroundings, order);
}

async function queueList(
  mail: 'digest' | 'reminder',
  orders: SavedOrder[],
  surroundings: Surroundings,
): Promise<void> {
  const listed = orders.slice(0, MOST_LISTED).map(({ id, event }) => ({ id, event }));
  for (const to of surroundings.owners) {
    const payload = { mail, to, name: '', email: '', orders: listed, notBefore: 0 };
    await queue(surroundings, { ...payload, audience: 'owner' });
  }
}

/** One mail an hour about all open orders. False while the last one is more recent. */
async function tellTogether(open: SavedOrder[], surroundings: Surroundings): Promise<boolean> {
  const { store } = surroundings.outbox;
  const now = surroundings.now();
  const last = await store?.load<number>(DIGEST);
  if (!store || Math.abs(now - (last ?? -Infinity)) < HOUR) return false;
  // Another process may be doing the same.
  if (!(await store.swap(DIGEST, last, now))) return false;
  await queueList('digest', open, surroundings);
  return true;
}

/** Tells owners and buyers what they have not been told yet. Call it after each change. */
export async function tellOrders(surroundings: Surroundings): Promise<void> {
  const { orders, owners } = surroundings;
  const untold = await orders.list({ isTold: false });
  const isReport = ({ last }: SavedOrder) => last === 'reported';
  for (const order of untold) if (!isReport(order)) await tellOne(order, surroundings);
  const reports = untold.filter(isReport);
  if (reports.length === 0) return;
  const open = await orders.list({ state: 'reported' });
  if (open.length <= MOST_SINGLE || owners.length === 0) {
    for (const order of reports) await tellOne(order, surroundings);
  } else if (await tellTogether(open, surroundings)) {
    for (const order of reports) await markTold(surroundings, order);
  }
}

const REMIND_AFTER = 20 * HOUR;

/** One reminder of orders that wait for a decision. */
export async function remindOwners(surroundings: Surroundings): Promise<void> {
  const { orders, owners, now } = surroundings;
  const isDue = ({ remindedAt, reportedAt }: SavedOrder) =>
    remindedAt === null && reportedAt <= now() - REMIND_AFTER;
  const due = (await orders.list({ state: 'reported' })).filter(isDue).slice(0, MOST_LISTED);
  if (due.length === 0 || owners.length === 0) return;
  await queueList('reminder', due, surroundings);
  for (const order of due) {
    await changeOrder(orders, order, (current) =>
      current.event === order.event ? { ...current, remindedAt: now() } : undefined,
    );
  }
}

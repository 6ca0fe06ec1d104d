import { createHash } from 'node:crypto';
import { codedError } from '@sutra/outbox/error-code';
import { idsOf } from '@sutra/outbox/row';
import { type Store } from '@sutra/outbox/store';
import { findUser } from '@/lib/shop/account/server/users';
import { HOUR } from '@/lib/time';
import { type ListName, type OrderMail, UNDO_TIME, type Window } from './mail-payload';
import { change } from '@/lib/store/collection';
import { type SavedOrder } from './store';
import { type Surroundings } from './surroundings';

/** With more open orders than these, new ones are told together. */
const MOST_SINGLE = 5;

function entryOf(payload: OrderMail) {
  const { orders, audience, to, mail, window, notBefore } = payload;
  const events = orders.map(({ id, event }) => `${id} ${event}`);
  const isEvent = orders.length > 0 && mail !== 'links';
  const about = isEvent ? events : [JSON.stringify([window, notBefore]), ...events];
  // Of the same event it is the same row, however often this is repeated after a failure.
  const formId = createHash('sha256')
    .update([mail, audience, to, ...about].join('\n'))
    .digest('hex');
  return { kind: 'order' as const, formId, payload, sender: formId };
}

async function queue(surroundings: Surroundings, payload: OrderMail): Promise<void> {
  const since = surroundings.now();
  const result = await surroundings.outbox.accept(entryOf(payload));
  if (result.status === 'failed' && !result.kept) throw codedError('mail-not-stored');
  const { account: id, name, email } = payload;
  if (id) await surroundings.isStillThere({ id, name, email }, since);
}

const markTold = ({ orders }: Surroundings, order: SavedOrder) =>
  change(orders, order, (current) =>
    current.event === order.event ? { ...current, isTold: true } : undefined,
  );

/** What a mail about one order has; undefined once its account is deleted. */
async function aboutOne(
  { id, event, account, reference }: SavedOrder,
  { users }: Surroundings,
): Promise<Omit<OrderMail, 'mail' | 'audience' | 'to' | 'notBefore'> | undefined> {
  const person = account === null ? null : await findUser(account, users);
  if (account === null || !person) return undefined;
  const { name, email } = person;
  return { account, reference, name: name ?? '', email, orders: [{ id, event }] };
}

/** Puts the mails about the last event of an order into the outbox. May be repeated. */
async function tellOne(order: SavedOrder, surroundings: Surroundings): Promise<void> {
  const { owners } = surroundings;
  const about = await aboutOne(order, surroundings);
  if (owners.length > 0 && about) {
    const { last, decidedAt, reportedAt } = order;
    const mail = { mail: last, ...about };
    for (const to of owners) {
      await queue(surroundings, { ...mail, audience: 'owner', to, notBefore: reportedAt });
    }
    if (last !== 'reported') {
      const notBefore = (decidedAt ?? reportedAt) + UNDO_TIME;
      await queue(surroundings, { ...mail, audience: 'buyer', to: about.email, notBefore });
    }
  }
  await markTold(surroundings, order);
}

/** Asks the buyer for what is missing to the price. May be repeated. */
export async function tellRest(order: SavedOrder, surroundings: Surroundings): Promise<void> {
  const about = await aboutOne(order, surroundings);
  const notBefore = surroundings.now();
  if (!about) return;
  await queue(surroundings, {
    ...about,
    mail: 'rest',
    audience: 'buyer',
    to: about.email,
    notBefore,
  });
}

/** A list for the owners: what it names, and when it is sent. */
interface PlannedList extends Window {
  at: number;
}

const toMails = (list: ListName, { since, until, at }: PlannedList, owners: readonly string[]) =>
  owners.map((to): OrderMail => ({
    mail: list,
    audience: 'owner',
    to,
    account: '',
    name: '',
    email: '',
    orders: [],
    window: { since, until },
    notBefore: at,
  }));

async function findRow(store: Pick<Store, 'rows'>, mail: OrderMail, now: number) {
  const { id } = idsOf(entryOf(mail), now);
  for await (const row of store.rows({ ids: [id, `${id}~`] })) return row;
  return undefined;
}

/** Queues what a process that was killed did not. False where an owner has the list already. */
async function isPending(mails: OrderMail[], surroundings: Surroundings): Promise<boolean> {
  const { outbox, now } = surroundings;
  const rows = await Promise.all(mails.map((mail) => findRow(outbox.store!, mail, now())));
  for (const [index, mail] of mails.entries()) {
    if (!rows[index]) await queue(surroundings, mail);
  }
  return rows.every((row) => !row || row.state === 'open');
}

/**
 * Plans a list of orders an hour after the last one, or at once where that is longer ago. It names what
 * is reported until then, too.
 *
 * @param findWaiting finds the orders that no list has named.
 * @param age milliseconds that an order is old when a list names it.
 */
async function planList(
  list: ListName,
  findWaiting: () => Promise<SavedOrder[]>,
  age: number,
  surroundings: Surroundings,
): Promise<void> {
  const { outbox, owners } = surroundings;
  const { store } = outbox;
  if (!store) return;
  const now = surroundings.now();
  const name = `orders-${list}`;
  // A number where an older version has sent the last one.
  const stored = await store.load<PlannedList | number>(name);
  const last = typeof stored === 'number' ? { since: 0, until: 0, at: stored } : stored;
  // Planned while the clock was ahead.
  const isValid = last !== undefined && last.at <= now + HOUR;
  const isPlanned = ({ reportedAt }: SavedOrder) => isValid && reportedAt <= last.until;
  let waiting = await findWaiting();
  if (isValid && waiting.some(isPlanned)) {
    const mails = toMails(list, last, owners);
    // Read again: a list that was sent meanwhile has marked what it names.
    waiting = (await isPending(mails, surroundings))
      ? waiting.filter((order) => !isPlanned(order))
      : await findWaiting();
  }
  if (waiting.length === 0) return;
  const at = isValid ? Math.min(now + HOUR, Math.max(now, last.at + HOUR)) : now;
  const since = Math.min(...waiting.map(({ reportedAt }) => reportedAt)) - 1;
  const next: PlannedList = { since, until: at - age, at };
  // Another process may be doing the same.
  if (!(await store.swap(name, stored, next))) return;
  for (const mail of toMails(list, next, owners)) await queue(surroundings, mail);
}

const isReport = ({ last }: SavedOrder) => last === 'reported';

/** Tells owners and buyers what they have not been told yet. Call it after each change. */
export async function tellOrders(surroundings: Surroundings): Promise<void> {
  const { orders, owners } = surroundings;
  const untold = await orders.list({ isTold: false });
  for (const order of untold) if (!isReport(order)) await tellOne(order, surroundings);
  const reports = untold.filter(isReport);
  if (reports.length === 0) return;
  const open = await orders.list({ state: 'reported' });
  if (open.length <= MOST_SINGLE || owners.length === 0) {
    for (const order of reports) await tellOne(order, surroundings);
    return;
  }
  const findReports = async () => (await orders.list({ isTold: false })).filter(isReport);
  await planList('digest', findReports, 0, surroundings);
}

const REMIND_AFTER = 20 * HOUR;

/** One reminder of orders that wait for a decision. */
export async function remindOwners(surroundings: Surroundings): Promise<void> {
  const { orders, owners, now } = surroundings;
  if (owners.length === 0) return;
  const isDue = ({ remindedAt, reportedAt }: SavedOrder) =>
    remindedAt === null && reportedAt <= now() - REMIND_AFTER;
  const findDue = async () => (await orders.list({ state: 'reported' })).filter(isDue);
  await planList('reminder', findDue, REMIND_AFTER, surroundings);
}

/**
 * Sends each owner the links to an order again, or a new one to the search after the older ones were ended. It is
 * no event of the order: its buyer hears nothing.
 */
export async function tellLinks(surroundings: Surroundings, order?: SavedOrder): Promise<void> {
  const nobody = { account: '', name: '', email: '', orders: [] };
  const about = order ? await aboutOne(order, surroundings) : nobody;
  if (!about) return;
  const notBefore = surroundings.now();
  for (const to of surroundings.owners) {
    await queue(surroundings, { ...about, notBefore, mail: 'links', audience: 'owner', to });
  }
}

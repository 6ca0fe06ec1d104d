import { errorCode } from '@sutra/outbox/error-code';
import { type Outcome } from '@sutra/outbox/outcome';
import { type Mailbox, type OwnerMail, sendToMailbox } from '@sutra/outbox/receivers/mailbox';
import { type UserStore } from '@/lib/account/server/user-store';
import { userStore } from '@/lib/account/server/users';
import { log } from '@/lib/log/log';
import { buyersMail } from './buyers-mails';
import { readDetail } from './details';
import { type OrderMail } from './mail-payload';
import { type Detail, doneMail, listMail, reportMail } from './owners-mails';
import { changeOrder, orderStore, type OrderStore, type SavedOrder } from './store';

interface Stores {
  orders: OrderStore;
  users: UserStore;
}

interface Composed {
  mail: OwnerMail;
  to: string;
}

/** Orders with a later event are left out. */
async function readCurrent({ orders: events }: OrderMail, stores: Stores) {
  const current: { order: SavedOrder; detail: Detail }[] = [];
  for (const { id, event } of events) {
    const [order] = await stores.orders.list({ id });
    const detail = order?.event === event ? await readDetail(order, stores) : undefined;
    if (order && detail) current.push({ order, detail });
  }
  return current;
}

function compose(
  { mail, audience, to }: OrderMail,
  details: Detail[],
  now: number,
): Composed | undefined {
  const [detail] = details;
  if (!detail) return undefined;
  if (audience === 'buyer') {
    const composed = buyersMail(detail, now);
    return composed && { mail: composed, to: detail.person.email };
  }
  if (mail === 'digest' || mail === 'reminder') {
    return { mail: listMail(mail, details, to, now), to };
  }
  const composed =
    mail === 'reported' ? reportMail(detail, to, now) : doneMail(detail, mail, to, now);
  return { mail: composed, to };
}

/** So that the mail about a decision that is undone later is sent, and no other one. */
async function noteTold(order: SavedOrder, orders: OrderStore): Promise<void> {
  const buyerTold = order.state === 'reported' ? null : order.state;
  await changeOrder(orders, order, (current) => ({ ...current, buyerTold })).catch(
    (error: unknown) => {
      log.warn('order-not-noted', { code: errorCode(error) });
      return undefined;
    },
  );
}

const wait = (code: string, retryAfter?: number): Outcome => ({
  ...{ verdict: 'retry', code, isUnsent: true, retryAfter },
});

/** Writes a mail about orders as they are now, and sends it. */
export async function sendOrderMail(
  mailbox: Mailbox,
  { id, payload }: { id: string; payload: OrderMail },
  signal: AbortSignal,
  {
    now = Date.now(),
    stores = { orders: orderStore(), users: userStore() },
  }: { now?: number; stores?: Stores } = {},
): Promise<Outcome> {
  if (payload.notBefore > now) return wait('early', payload.notBefore - now);
  let current: Awaited<ReturnType<typeof readCurrent>>;
  try {
    current = await readCurrent(payload, stores);
  } catch (error) {
    return wait(errorCode(error));
  }
  const composed = compose(
    payload,
    current.map(({ detail }) => detail),
    now,
  );
  // Decided again meanwhile, or the account is deleted.
  if (!composed) return { verdict: 'delivered', code: 'outdated' };
  const { mail, to } = composed;
  const outcome = await sendToMailbox({ ...mailbox, to: [to] }, mail, id, signal);
  const isToBuyer = payload.audience === 'buyer' && outcome.verdict === 'delivered';
  if (isToBuyer) await noteTold(current[0]!.order, stores.orders);
  return outcome;
}

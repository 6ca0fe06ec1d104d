import { type MailShares } from '@sutra/outbox/limits';
import { type Receiver, type SentRow } from '@sutra/outbox/receiver';
import { appsScriptReceiver } from '@sutra/outbox/receivers/apps-script';
import { httpReceiver } from '@sutra/outbox/receivers/http';
import { type Mailbox, mailboxReceiver } from '@sutra/outbox/receivers/mailbox';
import { type Store } from '@sutra/outbox/store';
import { site } from '@/content/site';
import { type Settings } from '@/lib/env';
import { type OrderMail } from '@/lib/shop/orders/mail-payload';
import { type Address, findAddresses, type MailAddress, mailAddress } from './addresses';
import { composeBody, type Kind, type Row } from './kinds';
import { type Stores } from '../stores';
import { composeMail } from './mail';

/** What mails about orders are written from. */
interface OrderStores extends Stores {
  states: Pick<Store, 'load'>;
}

/** A row of the outbox that has its text is one of the site's: others are held. */
type OwnRow = Row & { payload: NonNullable<Row['payload']> };

/** The one place that knows a receiver by the type that the settings name. */
export function toReceiver(address: Address): Receiver {
  if (address.type === 'mail') {
    const mailbox = { ...address, fromName: site.name };
    return mailboxReceiver(mailbox, (row) => composeMail(row as OwnRow));
  }
  const { type } = address;
  const compose = (row: SentRow) => composeBody(type, row as OwnRow);
  if (type === 'script') return appsScriptReceiver(address, compose);
  // Services that write to a sheet allow few requests at once.
  return httpReceiver(address, compose, { concurrency: type === 'sheet' ? 1 : 4 });
}

const MOST_KEPT_FOR_OWNERS = 30;

/**
 * Of the mails of an hour: of each five reports and a list, to every owner. Messages and profiles have
 * none of their own, so that no number of them holds up an order or a request.
 */
export const mailShares = ({ OWNER_EMAILS: owners = [] }: Partial<Settings>): MailShares => ({
  buyers: 10,
  owners: Math.min(MOST_KEPT_FOR_OWNERS, Math.max(10, 6 * owners.length)),
  requests: 5,
});

const payloadOf = (row: SentRow) => row.payload as OrderMail;

/** Its mails are written when they are sent, from the order as it is then. */
function orderReceiver(address: MailAddress, stores: OrderStores): Receiver {
  const mailbox = { ...address, fromName: site.name };
  const compose = async (row: SentRow) => {
    const { composeOrderMail } = await import('@/lib/shop/orders/send-mail');
    return composeOrderMail(mailbox, { id: row.id, payload: payloadOf(row) }, stores);
  };
  return {
    ...mailboxReceiver(mailbox, () => ({ subject: '', text: '' })),
    compose,
    send: async (row, signal) => (await compose(row))(signal),
    shareOf: (row) => (payloadOf(row).audience === 'buyer' ? 'buyers' : 'owners'),
    notBefore: (row) => payloadOf(row).notBefore,
    answers: () => 'success',
  };
}

function receiverOf(kind: string, address: Address, stores?: OrderStores): Receiver {
  if (kind === 'order' && address.type === 'mail' && stores) return orderReceiver(address, stores);
  const receiver = toReceiver(address);
  return kind === 'request' ? { ...receiver, shareOf: () => 'requests' } : receiver;
}

/** @param stores missing on a host that cannot store: there is no order, then. */
export const findReceivers = (
  settings: Partial<Settings>,
  stores?: OrderStores,
): Partial<Record<Kind, Receiver>> =>
  Object.fromEntries(
    Object.entries(findAddresses(settings)).map(([kind, address]) => [
      kind,
      receiverOf(kind, address, stores),
    ]),
  );

export function ownerMailbox(name: string, settings: Partial<Settings>): Mailbox | undefined {
  const address = mailAddress(name, settings);
  return address && { ...address, fromName: site.name };
}

import { type Receiver, type SentRow } from '@sutra/outbox/receiver';
import { appsScriptReceiver } from '@sutra/outbox/receivers/apps-script';
import { httpReceiver } from '@sutra/outbox/receivers/http';
import { type Mailbox, mailboxReceiver } from '@sutra/outbox/receivers/mailbox';
import { site } from '@/content/site';
import { type Settings } from '@/lib/env';
import { type OrderMail } from '@/lib/orders/mail-payload';
import { type Address, findAddresses, type MailAddress, mailAddress } from './addresses';
import { composeBody, type Kind, type Row } from './kinds';
import { composeMail } from './mail';

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

/** Its mails are written when they are sent, from the order as it is then. */
function orderReceiver(address: MailAddress): Receiver {
  const mailbox = { ...address, fromName: site.name };
  return {
    ...mailboxReceiver(mailbox, () => ({ subject: '', text: '' })),
    async send(row, signal) {
      const { sendOrderMail } = await import('@/lib/orders/send-mail');
      return sendOrderMail(mailbox, row as OwnRow & { payload: OrderMail }, signal);
    },
    answers: () => 'success',
  };
}

export const findReceivers = (settings: Partial<Settings>): Partial<Record<Kind, Receiver>> =>
  Object.fromEntries(
    Object.entries(findAddresses(settings)).map(([kind, address]) => [
      kind,
      kind === 'order' && address.type === 'mail' ? orderReceiver(address) : toReceiver(address),
    ]),
  );

export function ownerMailbox(name: string, settings: Partial<Settings>): Mailbox | undefined {
  const address = mailAddress(name, settings);
  return address && { ...address, fromName: site.name };
}

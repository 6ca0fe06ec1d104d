import { type HttpAddress } from '@sutra/outbox/receivers/http';
import { type Mailbox } from '@sutra/outbox/receivers/mailbox';
import { type Settings } from '@/lib/env';
import { isEmail } from '@/lib/text/email';
import { type BodyType } from './descriptor';
import { describeKind, type Kind, kindNames } from './kinds';

export type ServiceAddress = HttpAddress & { type: BodyType };
export type MailAddress = Omit<Mailbox, 'fromName'> & { type: 'mail' };

/** Where rows of a kind go, by the settings. */
export type Address = ServiceAddress | MailAddress;

/** Submissions without a receiver are stored, and a success for the visitor. */
export type Addresses = Partial<Record<Kind, Address>>;

const SCRIPT_HOST = 'script.google.com';

function findAddress(kind: Kind, settings: Partial<Settings>): Address | undefined {
  const address = describeKind(kind).findAddress(settings);
  if (!address) return undefined;
  const { type, url, token } = address;
  if (!url) return mailAddress(`${kind}-mail`, settings);
  const name = `${kind}-${type}`;
  // Apps Script answers in its own way, and reads a bearer token as one of Google's.
  if (type === 'script' || new URL(url).hostname === SCRIPT_HOST) {
    return { name, type: 'script', url };
  }
  return { name, type, url, token };
}

/** Reads no facts: the start has to say what is wrong with them. */
export function findAddresses(settings: Partial<Settings>): Addresses {
  const found = kindNames.map((kind) => [kind, findAddress(kind, settings)] as const);
  return Object.fromEntries(found.filter(([, address]) => address));
}

/** The owner's mailbox. */
export function mailAddress(
  name: string,
  { MAIL_URL: server, OWNER_EMAILS: to }: Partial<Settings>,
): MailAddress | undefined {
  if (!server || !to?.length) return undefined;
  const { auth, from = isEmail(auth?.user ?? '') ? auth!.user : to[0]! } = server;
  return { name, type: 'mail', server, from, to };
}

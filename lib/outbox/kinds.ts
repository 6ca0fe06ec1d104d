import { type Settings } from '@/lib/env';
import { type Sample } from '@/lib/forms/example';
import { isEmail } from '@/lib/forms/email';
import { type MailServer } from '@/lib/mail/mail-server';
import { HOUR } from '@/lib/time';
import { contact } from './contact';
import { profile } from './profile';
import { request } from './request';

/** The format of the body that a receiver expects. */
export type BodyType = 'script' | 'api' | 'sheet';

/** One kind of submission: where it goes, and what is sent, mailed and exported. */
export interface Descriptor<Payload extends { name: string; email: string }> {
  label: string;
  /** Visitors cannot send it on a host without a store, because they cannot sign in there. */
  requiresSignIn: boolean;
  /** The setting that names its receiver; null for what only goes to the owner's mailbox. */
  urlSetting: string | null;
  /** Undefined when the settings keep such rows in the store. */
  findAddress(
    settings: Partial<Settings>,
  ): { type: BodyType; url?: string; token?: string } | undefined;
  /** `timestamp`: when it was accepted, in Indian time. */
  body(payload: Payload, type: BodyType, timestamp: string): unknown;
  mail(payload: Payload): { subject: string; lines: { heading: string; text: string }[] };
  /** Names of the cells in an export. */
  columns: readonly string[];
  toCells(payload: Payload): Record<string, unknown>;
  /** A payload for tests and for the doctor's test row. */
  example(sample: Sample): Payload;
}

const kinds = { contact, profile, request };

export type Kind = keyof typeof kinds;
export type Payloads = { [K in Kind]: ReturnType<(typeof kinds)[K]['example']> };

export const kindNames = Object.keys(kinds) as readonly Kind[];

/** What visitors fill in. */
export type FormKind = Exclude<Kind, 'request'>;

export const formKinds = kindNames.filter((kind): kind is FormKind => kind !== 'request');

const descriptors: { [K in Kind]: Descriptor<Payloads[K]> } = kinds;

export const describeKind = <K extends Kind>(kind: K): Descriptor<Payloads[K]> => descriptors[kind];

/** `url` and `token` must never reach a browser. */
export interface HttpReceiver {
  name: string;
  type: BodyType;
  url: string;
  token?: string;
}

/** The owner's mailbox. `server` must never reach a browser. */
export interface MailReceiver {
  name: string;
  type: 'mail';
  server: MailServer;
  from: string;
  to: string[];
}

export type Receiver = HttpReceiver | MailReceiver;

/** Submissions without a receiver are stored, and a success for the visitor. */
export type Receivers = Partial<Record<Kind, Receiver>>;

const SCRIPT_HOST = 'script.google.com';

function findReceiver(kind: Kind, settings: Partial<Settings>): Receiver | undefined {
  const address = describeKind(kind).findAddress(settings);
  if (!address) return undefined;
  const { type, url, token } = address;
  if (!url) return mailReceiver(`${kind}-mail`, settings);
  const name = `${kind}-${type}`;
  // Apps Script answers in its own way, and reads a bearer token as one of Google's.
  if (type === 'script' || new URL(url).hostname === SCRIPT_HOST) {
    return { name, type: 'script', url };
  }
  return { name, type, url, token };
}

export function findReceivers(settings: Partial<Settings>): Receivers {
  const found = kindNames.map((kind) => [kind, findReceiver(kind, settings)] as const);
  return Object.fromEntries(found.filter(([, receiver]) => receiver));
}

/** Kinds that stay in the store, because the settings say so. */
export const findStoreOnly = (settings: Partial<Settings>): readonly Kind[] =>
  kindNames.filter((kind) => !describeKind(kind).findAddress(settings));

export function mailReceiver(
  name: string,
  { MAIL_URL: server, OWNER_EMAILS: to }: Partial<Settings>,
): MailReceiver | undefined {
  if (!server || !to?.length) return undefined;
  const { auth, from = isEmail(auth?.user ?? '') ? auth!.user : to[0]! } = server;
  return { name, type: 'mail', server, from, to };
}

const IST_OFFSET = 5.5 * HOUR;

/** The same bytes in every attempt: receivers recognize duplicates by them. */
export function composeBody<K extends Kind>(
  type: BodyType,
  { kind, payload, acceptedAt }: { kind: K; payload: Payloads[K]; acceptedAt: number },
): string {
  const timestamp = `${new Date(acceptedAt + IST_OFFSET).toISOString().slice(0, 19)}+05:30`;
  return JSON.stringify(describeKind(kind).body(payload, type, timestamp));
}

/** Whether a stored payload has all that messages, mails and exports are composed of. */
export function isComplete(kind: string, payload: unknown): payload is Payloads[Kind] {
  if (!Object.hasOwn(kinds, kind)) return false;
  const { mail, toCells } = describeKind(kind as Kind);
  try {
    const row = payload as Payloads[Kind];
    toCells(row);
    const texts = mail(row).lines.map(({ text }) => text);
    return [row.name, row.email, ...texts].every((text) => typeof text === 'string');
  } catch {
    return false;
  }
}

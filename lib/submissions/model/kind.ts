import { type Settings } from '@/lib/env';
import { isEmail } from '@/lib/forms/email';
import { type Sample } from '@/lib/forms/example';
import { type MailServer } from '@/lib/mail/mail-server';

/** `url` and `token` must never reach a browser. */
export interface HttpTarget {
  name: string;
  type: 'script' | 'api' | 'sheet';
  url: string;
  token?: string;
  sendsReference?: boolean;
}

/** The owner's mailbox. `server` must never reach a browser. */
export interface MailTarget {
  name: string;
  type: 'mail';
  server: MailServer;
  from: string;
  to: string[];
}

export type Target = HttpTarget | MailTarget;

interface LabelledText {
  heading: string;
  text: string;
}

interface Sender {
  name: string;
  email: string;
  emailVerified?: boolean;
}

export interface BodyDetails {
  type: HttpTarget['type'];
  timestamp: string;
  reference?: string;
}

export interface SubmissionKind<Payload extends Sender = Sender> {
  label: string;
  /** Such a kind does not occur on a host without a store, where visitors cannot sign in. */
  requiresSignIn: boolean;
  columns: readonly string[];
  toCells(payload: Payload): Record<string, unknown>;
  findTarget(settings: Partial<Settings>): Target | undefined;
  explainNoTarget(settings: Partial<Settings>): string;
  /** Whether the settings leave such rows in the store on purpose. */
  isStoreOnly(settings: Partial<Settings>): boolean;
  body(payload: Payload, details: BodyDetails): unknown;
  mail(payload: Payload): { subject: string; lines: LabelledText[] };
  /** A payload for tests and for the doctor's test row. */
  example(sample: Sample): Payload;
}

export type PayloadOf<Descriptor> =
  Descriptor extends SubmissionKind<infer Payload> ? Payload : never;

const SCRIPT_HOST = 'script.google.com';

/** An address of Apps Script is always a `script`: it gets another body and answers otherwise. */
export function httpTarget(
  name: string,
  type: HttpTarget['type'],
  { url, token }: { url?: string; token?: string },
): HttpTarget | undefined {
  if (!url) return undefined;
  const isScript = new URL(url).hostname === SCRIPT_HOST;
  return { name, type: isScript ? 'script' : type, url, ...(token && { token }) };
}

export function mailTarget(
  name: string,
  { MAIL_URL: server, OWNER_EMAILS: to }: Partial<Settings>,
): MailTarget | undefined {
  if (!server || !to?.length) return undefined;
  const { auth, from = isEmail(auth?.user ?? '') ? auth!.user : to[0]! } = server;
  return { name, type: 'mail', server, from, to };
}

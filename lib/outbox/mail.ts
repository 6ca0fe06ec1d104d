import { createHash } from 'node:crypto';
import { ownerMails } from '@/content/en/owner-mails';
import { site } from '@/content/site';
import { isEmail } from '@/lib/forms/email';
import { errorCode } from '@/lib/log/error-code';
import { type Mail, sendMail } from '@/lib/mail/send-mail';
import { printable } from '@/lib/text/clean';
import { fill } from '@/lib/text/format';
import { mailboxOf } from '@/lib/text/mailbox';
import { submissionReference } from '@/lib/text/reference';
import { describeKind, type Kind, type MailReceiver, type Payloads } from './kinds';
import { MAILED, type Outcome } from './outcome';

export interface OwnerMail extends Pick<Mail, 'subject' | 'text' | 'headers'> {
  sender?: { name: string; email: string };
}

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: site.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

const day = new Intl.DateTimeFormat('en-GB', { timeZone: site.timeZone, dateStyle: 'medium' });

export function composeMail<K extends Kind>(row: {
  id: string;
  kind: K;
  payload: Payloads[K];
  acceptedAt: number;
}): OwnerMail {
  const { subject, lines } = describeKind(row.kind).mail(row.payload);
  const texts = lines
    .filter(({ text }) => text !== '')
    .map(({ heading, text }) => `${heading}: ${text.includes('\n') ? `\n${text}` : text}`);
  const paragraphs = [
    texts.join('\n'),
    fill(ownerMails.reference, { reference: submissionReference(row) }),
    fill(ownerMails.received, { time: time.format(row.acceptedAt) }),
  ];
  return { sender: row.payload, subject, text: `${paragraphs.join('\n\n')}\n` };
}

type Cause = keyof typeof ownerMails.parts;

/** A mail about the rows that wait for the owner. */
export function composeOwnerMail(
  causes: readonly Cause[],
  {
    isWell,
    amounts,
    minutes,
    firstRemoval,
    url,
  }: {
    isWell: boolean;
    amounts: Record<Cause, number>;
    /** Since when the oldest open row has been open. */
    minutes: number;
    firstRemoval: number;
    url: string;
  },
): OwnerMail {
  const subjects = [...(isWell ? ['well' as const] : []), ...causes];
  const subject = subjects.map((name) => ownerMails.subjects[name]).join(', ');
  const values = { minutes, day: day.format(firstRemoval) };
  const parts = causes.map((cause) =>
    fill(ownerMails.parts[cause], { ...values, n: amounts[cause] }),
  );
  const intro = fill(isWell ? ownerMails.well : ownerMails.trouble, { url });
  return {
    subject: fill(ownerMails.subject, { site: site.name, subject }),
    text: [intro, ...parts, ownerMails.more].join('\n\n') + '\n',
    // RFC 3834: nothing answers such a mail by itself.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** A mailbox refuses such headers unless its server knows SMTPUTF8. */
const hasAsciiLocalPart = (address: string) => /^[\x21-\x7e]+$/.test(address.split('@')[0]!);

/**
 * Gmail joins mails of one subject that come from one address, as all of the site do, unless their
 * References differ: an answer would go to another sender.
 *
 * @see https://workspaceupdates.googleblog.com/2019/03/threading-changes-in-gmail-conversation-view.html
 */
const threadOf = (email: string) =>
  `from-${createHash('sha256').update(mailboxOf(email)).digest('hex').slice(0, 32)}`;

/** Mail programs that show names alone would show an address that the answer does not go to. */
const namesAddress = (name: string) => name.normalize('NFKC').includes('@');

/** The same `key` gives the same Message-ID, so that mail programs recognize a duplicate. */
export async function sendToOwner(
  { server, from, to }: MailReceiver,
  { sender, subject, text, headers }: OwnerMail,
  { key, timeout }: { key: string; timeout: number },
): Promise<Outcome> {
  const domain = from.split('@')[1]!;
  const canReply = sender && isEmail(sender.email) && hasAsciiLocalPart(sender.email);
  try {
    const refused = await sendMail(
      server,
      {
        messageId: `${key}@${domain}`,
        thread: sender && `${threadOf(sender.email)}@${domain}`,
        from: { name: site.name, address: from },
        to,
        replyTo: canReply
          ? { name: namesAddress(sender.name) ? '' : printable(sender.name), address: sender.email }
          : undefined,
        subject: printable(subject),
        text,
        headers,
      },
      timeout,
    );
    const isRefused = refused.length > 0;
    return {
      verdict: 'delivered',
      code: MAILED,
      ...(isRefused && { refused: { count: refused.length, code: `smtp-${refused[0]}` } }),
    };
  } catch (error) {
    return readFailure(error);
  }
}

const LOGIN_REPLIES = new Set([530, 534, 535, 538]);

/** Errors before a mail was sent. Not `esocket`: a connection may break after that. */
const NEVER_SENT = new Set(['eauth', 'edns', 'etls', 'eenvelope', 'econnrefused', 'enotfound']);

/** Uses only codes, because messages quote addresses. */
function readFailure(error: unknown): Outcome {
  const { responseCode: reply } = error as { responseCode?: number };
  const cause = errorCode(error);
  if (!reply) {
    const code = cause === 'deadline' ? 'timeout' : cause;
    return { verdict: 'retry', code, isUncertain: !NEVER_SENT.has(cause) };
  }
  const code = `smtp-${reply}`;
  if (reply < 500) return { verdict: 'retry', code };
  const isMisconfigured = LOGIN_REPLIES.has(reply) || cause === 'eauth' || cause === 'etls';
  return { verdict: isMisconfigured ? 'hold' : 'rejected', code };
}

import { createHash } from 'node:crypto';
import { errorCode } from '../error-code.ts';
import { mailboxOf } from '../mailbox-of.ts';
import { MAIL_LIMIT, MAIL_SHARE, MAILED, type Outcome } from '../outcome.ts';
import { answersPlainly, composing, type Receiver, type SentRow } from '../receiver.ts';
import { type MailServer, sendMail } from './send-mail.ts';

/** An owner's mailbox. `server` must never reach a browser. */
export interface Mailbox {
  /** For the log. */
  name: string;
  server: MailServer;
  /** The address and the name that mails come from. */
  from: string;
  fromName: string;
  to: string[];
}

export interface OwnerMail {
  subject: string;
  text: string;
  headers?: Record<string, string>;
  /** Whom an answer goes to. */
  sender?: { name: string; email: string };
}

/** Sends each row as a mail of its own. */
export const mailboxReceiver = <Payload = unknown>(
  mailbox: Mailbox,
  compose: (row: SentRow<Payload>) => OwnerMail,
): Receiver<Payload> => ({
  name: mailbox.name,
  concurrency: 1,
  isMailbox: true,
  async send(row, signal) {
    const mail = composing(() => compose(row));
    return sendToMailbox(mailbox, mail, row.id, signal);
  },
  answers: (code) =>
    code === MAIL_LIMIT || code === MAIL_SHARE ? 'success' : answersPlainly(code),
});

/**
 * An address that a header may have; a mailbox refuses one with other letters before the @ unless
 * its server knows SMTPUTF8.
 */
const ADDRESS =
  /^(?=.{1,254}$)(?:(?!["(),:;<>@[\]\\])[\x21-\x7e]){1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

/** Of a header: no line breaks, nor what changes the direction of text. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\uFEFF]+/gu;
const oneLine = (text: string) => text.replace(UNPRINTABLE, ' ');

/**
 * Gmail joins mails of one subject that come from one address, as all of a site do, unless their
 * References differ: an answer would go to another sender.
 *
 * @see https://workspaceupdates.googleblog.com/2019/03/threading-changes-in-gmail-conversation-view.html
 */
const threadOf = (email: string) =>
  `from-${createHash('sha256').update(mailboxOf(email)).digest('hex').slice(0, 32)}`;

/** Mail programs that show names alone would show an address that the answer does not go to. */
const namesAddress = (name: string) => name.normalize('NFKC').includes('@');

/** The same `key` gives the same Message-ID, so that mail programs recognize a duplicate. */
export async function sendToMailbox(
  { server, from, fromName, to }: Mailbox,
  { sender, subject, text, headers }: OwnerMail,
  key: string,
  signal: AbortSignal,
): Promise<Outcome> {
  const domain = from.split('@')[1]!;
  const canReply = sender && ADDRESS.test(sender.email);
  const mail = {
    messageId: `${key}@${domain}`,
    thread: sender && `${threadOf(sender.email)}@${domain}`,
    from: { name: fromName, address: from },
    to,
    replyTo: canReply
      ? { name: namesAddress(sender.name) ? '' : oneLine(sender.name), address: sender.email }
      : undefined,
    subject: oneLine(subject),
    text,
    headers,
  };
  try {
    const refused = await sendMail(server, mail, signal);
    return {
      verdict: 'delivered',
      code: MAILED,
      ...(refused.length > 0 && {
        refused: { count: refused.length, code: `smtp-${refused[0]}` },
      }),
    };
  } catch (error) {
    return readFailure(error);
  }
}

const LOGIN_REPLIES = new Set([530, 534, 535, 538]);

/** Errors before a mail was sent. Not `esocket`: a connection may break after that. */
const NEVER_SENT = new Set(['eauth', 'edns', 'etls', 'eenvelope', 'econnrefused', 'enotfound']);

const TIMEOUTS = new Set(['deadline', 'timeout-error']);

/** Uses only codes, because messages quote addresses. */
function readFailure(error: unknown): Outcome {
  const { responseCode: reply } = error as { responseCode?: number };
  const cause = errorCode(error);
  if (!reply) {
    const code = TIMEOUTS.has(cause) ? 'timeout' : cause;
    return { verdict: 'retry', code, isUncertain: !NEVER_SENT.has(cause) };
  }
  const code = `smtp-${reply}`;
  if (reply < 500) return { verdict: 'retry', code };
  const isMisconfigured = LOGIN_REPLIES.has(reply) || cause === 'eauth' || cause === 'etls';
  return { verdict: isMisconfigured ? 'hold' : 'rejected', code };
}

import { isEmail } from '@/lib/forms/email';
import { checkMailServer, type Mail, sendMail } from '@/lib/mail/send-mail';
import { errorCode } from '@/lib/log/error-code';
import { site } from '@/content/site';
import { type MailTarget } from '../model/kind';
import { MAILED, type Outcome } from '../model/outcome';
import { printable } from '../ops/terminal';

const LOGIN_REPLIES = new Set([530, 534, 535, 538]);

/** Errors before a mail was sent. Not `esocket`: a connection may break after that. */
const NEVER_SENT = new Set(['eauth', 'edns', 'etls', 'eenvelope', 'econnrefused', 'enotfound']);

/** A mailbox refuses such headers unless its server knows SMTPUTF8. */
const hasAsciiLocalPart = (text: string) => /^[\x21-\x7e]+$/.test(text.split('@')[0]!);

export interface OwnerMail extends Pick<Mail, 'subject' | 'text' | 'headers'> {
  sender?: { name: string; email: string };
}

/** The same `key` gives the same Message-ID, so that mail programs recognize a duplicate. */
export async function sendToOwner(
  { server, from, to }: MailTarget,
  { sender, subject, text, headers }: OwnerMail,
  { key, timeout }: { key: string; timeout: number },
): Promise<Outcome> {
  const replyTo =
    sender && isEmail(sender.email) && hasAsciiLocalPart(sender.email)
      ? { name: printable(sender.name), address: sender.email }
      : undefined;
  const mail: Mail = {
    messageId: `${key}@${from.split('@')[1]}`,
    from: { name: site.name, address: from },
    to,
    replyTo,
    subject: printable(subject),
    text,
    headers,
  };
  try {
    const replies = await sendMail(server, mail, timeout);
    const refused = replies.length > 0 && { count: replies.length, code: `smtp-${replies[0]}` };
    return { verdict: 'delivered', code: MAILED, ...(refused && { refused }) };
  } catch (error) {
    return readMailFailure(error);
  }
}

/** Uses only codes, because messages quote addresses. */
function readMailFailure(error: unknown): Outcome {
  const { responseCode: reply } = error as { responseCode?: number };
  const cause = errorCode(error);
  if (!reply) {
    return {
      verdict: 'retry',
      code: cause === 'deadline' ? 'timeout' : cause,
      isUncertain: !NEVER_SENT.has(cause),
    };
  }
  const code = `smtp-${reply}`;
  if (reply < 500) return { verdict: 'retry', code };
  const isMisconfigured = LOGIN_REPLIES.has(reply) || cause === 'eauth' || cause === 'etls';
  return { verdict: isMisconfigured ? 'hold' : 'rejected', code };
}

/** A server that refuses the login is reachable: the next row is then held. */
export async function probeMailServer({ server }: MailTarget, ms: number): Promise<void> {
  try {
    await checkMailServer(server, ms);
  } catch (error) {
    if (readMailFailure(error).verdict !== 'hold') throw error;
  }
}

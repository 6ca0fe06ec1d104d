import { type MailServer } from '@sutra/outbox/receivers/send-mail';
import { z } from 'zod';
import { isEmail } from './text/email';
import { isLoopback } from './endpoint';

const PORTS: Partial<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

const MAX_EMAILS = 10;

const WRONG_ADDRESS =
  'must be an address such as smtps://user:password@host; in the user and password, @ is %40, / is %2F and % is %25';

function parseMailServer(value: string): MailServer | string {
  if (!URL.canParse(value)) return WRONG_ADDRESS;
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(value);
  if (!PORTS[protocol]) return 'must start with smtp:// or smtps://';
  if (!hostname || pathname.length > 1) return WRONG_ADDRESS;
  if (!username !== !password) return 'must have both a user and a password, or neither';
  const from = searchParams.get('from') ?? undefined;
  if (from !== undefined && !isEmail(from)) return 'must end with ?from= and an email address';
  const host = hostname.replace(/^\[|\]$/g, '');
  try {
    return {
      host,
      port: Number(port) || PORTS[protocol]!,
      isSecure: protocol === 'smtps:',
      isLocal: isLoopback(host),
      ...(username && {
        auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      }),
      ...(from && { from }),
    };
  } catch {
    return WRONG_ADDRESS;
  }
}

export const mailServerSchema = z.string().transform((value, context) => {
  const server = parseMailServer(value);
  if (typeof server !== 'string') return server;
  context.addIssue({ code: 'custom', message: server });
  return z.NEVER;
});

export const emailListSchema = z
  .string()
  .transform((value) => [...new Set(value.split(',').map((email) => email.trim()))])
  .refine(
    (list) => list.length <= MAX_EMAILS && list.every(isEmail),
    `must be one to ${MAX_EMAILS} email addresses with commas between them`,
  );

import { readSettings } from '@/lib/env';
import { type MailAddress, mailAddress } from '@/lib/server/submissions/addresses';
import {
  mailServer as startServer,
  OWNER,
  PASSWORD,
  USER,
} from '../../packages/outbox/tests/support/mail-server';

export { OWNER };

/** A real mail server on loopback, and how the site's settings name it. */
export async function mailServer(...options: Parameters<typeof startServer>) {
  const server = await startServer(...options);
  const settings = (password = PASSWORD) => ({
    MAIL_URL: `smtp://${encodeURIComponent(USER)}:${encodeURIComponent(password)}@127.0.0.1:${server.port}`,
    OWNER_EMAILS: OWNER,
  });
  const receiver = (password?: string): MailAddress =>
    mailAddress('owner-mail', readSettings(settings(password)))!;
  return { ...server, settings, receiver };
}

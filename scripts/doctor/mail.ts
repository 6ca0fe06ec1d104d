import { createTransport } from 'nodemailer';
import { site } from '@/content/site';
import { errorCode } from '@/lib/log/error-code';
import { advice, broken, type Check, ok, TIMEOUT } from './check';

interface MailSettings {
  OWNER_EMAILS?: string | readonly string[];
  MAIL_URL?: string | URL;
  OWNER_WEBHOOK_URL?: string | URL;
}

const TEXT = 'TEST by npm run doctor: the site can tell you when something needs you.';

/** Most servers let a mailbox send in its own name only. */
function senderOf(mailUrl: string): string {
  const user = decodeURIComponent(new URL(mailUrl).username);
  return user.includes('@') ? user : site.email;
}

export const mail: Check = {
  name: 'Mail to you',
  async run({ settings, isLive }) {
    const { OWNER_EMAILS, MAIL_URL, OWNER_WEBHOOK_URL } = settings as MailSettings;
    const canMail = OWNER_EMAILS && MAIL_URL;
    if (!canMail && !OWNER_WEBHOOK_URL) {
      return advice(
        'Mail is not set up: nobody tells you when messages do not arrive.',
        'Set OWNER_EMAILS and MAIL_URL in .env; .env.example explains them.',
      );
    }
    if (!canMail) return ok('Notices go to OWNER_WEBHOOK_URL, which is not tried.');
    if (!isLive) return ok('Notices go to OWNER_EMAILS. With --live a test mail is sent.');
    const transport = createTransport(String(MAIL_URL), { connectionTimeout: TIMEOUT });
    try {
      const to = [OWNER_EMAILS].flat().join(', ');
      await transport.sendMail({ from: senderOf(String(MAIL_URL)), to, subject: TEXT, text: TEXT });
      return ok('A test mail was sent to the addresses of OWNER_EMAILS: look whether it is there.');
    } catch (error) {
      return broken(
        `The mail server did not take a test mail (${errorCode(error)}).`,
        'Check name, password and port in MAIL_URL; .env.example shows its form.',
      );
    }
  },
};

import { randomUUID } from 'node:crypto';
import { mailReceiver } from '@/lib/outbox/kinds';
import { sendToOwner } from '@/lib/outbox/mail';
import { WARNINGS } from '../steps/settings';
import { advice, broken, type Check, ok, TIMEOUT } from './check';
import { MAIL_REMEDY } from './delivery';

const TEXT = 'TEST by npm run doctor: the site can tell you when something needs you.';

export const mail: Check = {
  name: 'Notices to you',
  async run({ settings, isLive }) {
    const mailbox = mailReceiver('owner-mail', settings);
    if (!mailbox) {
      return advice(WARNINGS['owner-unreachable'], 'Follow docs/connect/mail.md.');
    }
    if (!isLive) return ok('They go to OWNER_EMAILS. With --live a test is sent.');
    const test = { subject: TEXT, text: TEXT };
    const { verdict, code, refused } = await sendToOwner(mailbox, test, {
      key: `test-${randomUUID()}`,
      timeout: TIMEOUT,
    });
    if (refused) {
      return broken(
        `The mail server refused ${refused.count} of the ${mailbox.to.length} addresses in OWNER_EMAILS (${refused.code}): mails to a refused address do not arrive.`,
        'Look for a typing error in OWNER_EMAILS.',
      );
    }
    if (verdict !== 'delivered') {
      return broken(
        `The mail server did not take a test (${code}): you are not told when messages do not arrive.`,
        MAIL_REMEDY,
      );
    }
    return ok('A test was sent to OWNER_EMAILS: look whether it has arrived.');
  },
};

import { randomUUID } from 'node:crypto';
import { findChannels, sendNotice } from '@/lib/submissions/notices/channels';
import { GAP_NOTES } from '../steps/settings';
import { advice, broken, type Check, ok } from './check';
import { MAIL_REMEDY } from './delivery';

const TEXT = 'TEST by npm run doctor: the site can tell you when something needs you.';

export const mail: Check = {
  name: 'Notices to you',
  async run({ settings, isLive }) {
    const channels = findChannels(settings);
    if (channels.length === 0) {
      return advice(GAP_NOTES['owner-unreachable'], 'Follow docs/connect/mail.md.');
    }
    const names = channels.map(({ name }) => name).join(' and ');
    if (!isLive) return ok(`They go to ${names}. With --live a test is sent.`);
    const notice = { subject: TEXT, text: TEXT };
    for (const channel of channels) {
      const key = `test-${randomUUID()}`;
      const { verdict, code, refused } = await sendNotice(channel, notice, { key, now: Date.now });
      if (refused) {
        return broken(
          `The mail server refused ${refused.count} of the ${settings.OWNER_EMAILS!.length} addresses in OWNER_EMAILS (${refused.code}): mails to a refused address do not arrive.`,
          'Look for a typing error in OWNER_EMAILS.',
        );
      }
      if (verdict === 'delivered') continue;
      return broken(
        `${channel.name} did not take a test (${code}): nobody tells you when messages do not arrive.`,
        channel.type === 'mail' ? MAIL_REMEDY : 'Check OWNER_WEBHOOK_URL.',
      );
    }
    return ok(`A test was sent to ${names}: look whether it has arrived.`);
  },
};

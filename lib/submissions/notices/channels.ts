import { type Settings } from '@/lib/env';
import { type OwnerMail, sendToOwner } from '../delivery/send-mail';
import { post } from '../delivery/send';
import { httpTarget, mailTarget, type Target } from '../model/kind';
import { type Outcome } from '../model/outcome';

const TIMEOUT = 8_000;

export function findChannels(settings: Partial<Settings>): Target[] {
  const { OWNER_WEBHOOK_URL: url } = settings;
  const channels = [
    mailTarget('owner-mail', settings),
    httpTarget('owner-webhook', 'api', { url }),
  ];
  return channels.filter((channel) => channel !== undefined);
}

/** A webhook gets `{"text": …}`, which chat services understand; the first line is the subject. */
export function sendNotice(
  channel: Target,
  notice: OwnerMail,
  { key, now }: { key: string; now: () => number },
): Promise<Outcome> {
  const options = { key, now, timeout: TIMEOUT };
  return channel.type === 'mail'
    ? sendToOwner(channel, notice, options)
    : post(channel, JSON.stringify({ text: `${notice.subject}\n\n${notice.text}` }), options);
}

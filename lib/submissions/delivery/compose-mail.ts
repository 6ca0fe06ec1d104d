import { ownerMails } from '@/content/en/owner-mails';
import { site } from '@/content/site';
import { fill } from '@/lib/text/format';
import { describeKind, type Kind, type Payloads } from '../model/kinds';
import { type OwnerMail } from './send-mail';

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: site.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

export function composeMail<K extends Kind>({
  kind,
  payload,
  acceptedAt,
  reference,
}: {
  kind: K;
  payload: Payloads[K];
  acceptedAt: number;
  reference: string | null;
}): OwnerMail {
  const { subject, lines } = describeKind(kind).mail(payload);
  const texts = lines
    .filter(({ text }) => text !== '')
    .map(({ heading, text }) => `${heading}: ${text.includes('\n') ? `\n${text}` : text}`);
  const received = fill(ownerMails.received, { time: time.format(acceptedAt) });
  const quoted = reference ? [fill(ownerMails.reference, { reference })] : [];
  const { name, email } = payload;
  return {
    sender: { name, email },
    subject,
    text: [texts.join('\n'), ...quoted, received].join('\n\n') + '\n',
  };
}

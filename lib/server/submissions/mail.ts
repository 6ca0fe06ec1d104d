import { type OwnerReport } from '@sutra/outbox/owner-mail';
import { type OwnerMail } from '@sutra/outbox/receivers/mailbox';
import { site } from '@/content/site';
import { fill } from '@/lib/text/format';
import { submissionReference } from '@/lib/text/reference';
import { describeKind, type Kind, type Payloads } from './kinds';
import { day, ownerMails, time } from './owners-words';

export function composeMail<K extends Kind>(row: {
  id: string;
  kind: K;
  payload: Payloads[K];
  acceptedAt: number;
}): OwnerMail {
  const { subject, lines } = describeKind(row.kind).mail(row.payload, ownerMails);
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

/** Words of a mail about the rows that wait for the owner. */
export const ownerTexts =
  (url: string) =>
  ({ causes, isWell, amounts, minutes, firstRemoval }: OwnerReport) => {
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
    };
  };

import { ownerMails as words } from '@/content/en/owner-mails';
import { site } from '@/content/site';
import { capitalize, fill } from '@/lib/text/format';
import { MINUTE } from '@/lib/time';
import { MAILS_AN_HOUR } from '../delivery/mail-limit';
import { type OwnerMail } from '../delivery/send-mail';
import { describeKind, type Kind, kindNames } from '../model/kinds';
import { type Facts, type Notice } from './decide';

export interface NoticeDetails {
  facts: Facts;
  week: Record<Kind | 'undelivered', number>;
  url: string;
  now: number;
}

/** RFC 3834: nothing answers such a mail by itself. */
const headers = { 'Auto-Submitted': 'auto-generated' };

const day = new Intl.DateTimeFormat('en-GB', { timeZone: site.timeZone, dateStyle: 'medium' });
const megabytes = (bytes = 0) => Math.floor(bytes / 1024 ** 2);

function composeParts(facts: Facts, now: number) {
  const { held, dead, open, quarantined, expiring, oldestOpen, disk } = facts;
  const amounts = { held, dead, waiting: open, disk: 0, quarantined, expiring };
  const values = {
    minutes: Math.floor((now - (oldestOpen ?? now)) / MINUTE),
    free: megabytes(disk?.free),
    size: megabytes(disk?.size),
  };
  const part = (name: keyof typeof amounts) =>
    fill(words.parts[name], { ...values, n: amounts[name] });
  const others = (['quarantined', 'expiring'] as const).filter((name) => amounts[name] > 0);
  return { part, others: others.map(part) };
}

export function composeNotice(notice: Notice, { facts, week, url, now }: NoticeDetails): OwnerMail {
  const { part, others } = composeParts(facts, now);
  const text: string[] = [];
  if (notice.type === 'trouble') {
    text.push(fill(words.intro.trouble, { url }), ...notice.troubles.map(part));
  } else if (notice.type === 'well') {
    text.push(fill(words.intro.well, { url }));
  } else {
    const period = { from: day.format(notice.from), to: day.format(notice.to - 1) };
    const lines = [
      ...kindNames.map((kind) =>
        fill(words.week.kind, { kind: capitalize(describeKind(kind).label), n: week[kind] }),
      ),
      fill(words.week.undelivered, { n: week.undelivered }),
    ];
    text.push(fill(words.intro.weekly, { url, ...period }), lines.join('\n'));
  }
  const subjects = notice.type === 'trouble' ? notice.troubles : [notice.type];
  const subject = subjects.map((name) => words.subjects[name]).join(', ');
  return {
    subject: fill(words.subject, { site: site.name, subject }),
    text: [...text, ...others, words.more].join('\n\n') + '\n',
    headers,
  };
}

export const composeLimitNotice = (url: string, waiting: number): OwnerMail => ({
  subject: fill(words.subject, { site: site.name, subject: words.subjects.limit }),
  text: `${fill(words.limit, { url, limit: MAILS_AN_HOUR, n: waiting })}\n`,
  headers,
});

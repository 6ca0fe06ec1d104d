import { type OwnerMail } from '@sutra/outbox/receivers/mailbox';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { countInWords } from '@/lib/text/counted';
import { fill } from '@/lib/text/format';
import { locales } from '@/lib/words/locale';
import { type ListName } from './mail-payload';
import { type Decision, type Order } from './order';
import { type OwnersLinks, ownersToken, searchToken } from './token';
import { dayOfUtr } from './utr';
import { quote, speak, type Speech } from './words';

export interface Person {
  name: string;
  email: string;
  isVerified: boolean;
  createdAt: number;
}

/** An order with what the owner has to know beside it. */
export interface Detail {
  order: Order;
  person: Person;
  /** References of other orders with this UTR. */
  sameUtr: readonly string[];
  hasFile: boolean;
}

/** An owner whom a mail goes to. */
export interface Recipient {
  to: string;
  links: OwnersLinks;
  now: number;
}

const DAY_BEFORE = 24 * 3_600_000;

export const orderLink = (token: string) => `${env.SITE_URL}/orders/${token}`;

export const hoursToReply = ({ language, tag }: Speech) =>
  countInWords(site.reply.hours, locales[language].words.factWords.digits.hours, tag);

/** What may be wrong with a report, a sentence each. */
export function warningsOn(
  { order: { utr }, person, sameUtr }: Detail,
  { words, toDay }: Speech,
  now: number,
): string[] {
  const { warnings } = words.ownersMail;
  const day = utr === null ? undefined : dayOfUtr(utr, now);
  return [
    ...(person.isVerified ? [] : [warnings.unverified]),
    ...(sameUtr.length > 0 ? [fill(warnings.usedUtr, { references: sameUtr.join(', ') })] : []),
    ...(day !== undefined && day < person.createdAt - DAY_BEFORE
      ? [fill(warnings.oldUtr, { day: toDay(day) })]
      : []),
  ];
}

function valuesOf({ order, person }: Detail, { to, links }: Recipient, speech: Speech) {
  const { words, toAmount, toTime } = speech;
  return {
    reference: order.reference,
    name: quote(person.name),
    email: person.email,
    amount: toAmount(order.amount),
    title: order.title || words.ownersMail.noBook,
    utr: order.utr ?? words.ownersMail.noUtr,
    time: toTime(order.reportedAt),
    link: orderLink(ownersToken(order, to, links)),
  };
}

const ownersSpeech = () => speak(site.ownerLanguage);

const searchLink = ({ to, links }: Recipient) => orderLink(searchToken(to, links));

export function reportMail(detail: Detail, recipient: Recipient): OwnerMail {
  const speech = ownersSpeech();
  const { subject, text } = speech.words.ownersMail.report;
  const warnings = warningsOn(detail, speech, recipient.now);
  const values = {
    ...valuesOf(detail, recipient, speech),
    warnings: warnings.length > 0 ? `\n\n${warnings.join('\n')}` : '',
    search: searchLink(recipient),
  };
  return { subject: fill(subject, values), text: fill(text, values) };
}

export const speakOfDecider = (by: string | null, { words }: Speech) =>
  by === null || by === 'terminal' ? words.ownersMail.done.terminal : by;

export function doneMail(detail: Detail, decision: Decision, recipient: Recipient): OwnerMail {
  const speech = ownersSpeech();
  const { done } = speech.words.ownersMail;
  const { order, hasFile } = detail;
  const isByHand = order.state === 'received' && !hasFile;
  const notes = [...(isByHand ? [done.byHand] : []), done.buyer];
  const values = {
    ...valuesOf(detail, recipient, speech),
    by: speakOfDecider(order.decidedBy, speech),
    time: speech.toTime(order.decidedAt ?? recipient.now),
    notes: `\n\n${notes.join('\n')}`,
  };
  const what = fill(done.texts[decision], values);
  return {
    subject: fill(done.subjects[decision], values),
    text: fill(done.text, { ...values, what }),
  };
}

/** @param more references of orders that are named without details. */
export function listMail(
  mail: ListName,
  details: readonly Detail[],
  more: readonly string[],
  recipient: Recipient,
): OwnerMail {
  const speech = ownersSpeech();
  const { list } = speech.words.ownersMail;
  const lines = details.map((detail) => {
    const warnings = warningsOn(detail, speech, recipient.now);
    const line = fill(list.line, valuesOf(detail, recipient, speech));
    return [line, ...warnings].join('\n');
  });
  if (more.length > 0) {
    lines.push(fill(list.more, { n: more.length, references: more.join(', ') }));
  }
  const lead = fill(list.texts[mail], { hours: hoursToReply(speech) });
  const search = searchLink(recipient);
  return {
    subject: fill(list.subjects[mail], { n: details.length + more.length }),
    text: fill(list.text, { lead, lines: lines.join('\n\n'), search }),
  };
}

/** After all links of before were ended. */
export function linksMail(recipient: Recipient): OwnerMail {
  const { subject, text } = ownersSpeech().words.ownersMail.links;
  return { subject, text: fill(text, { search: searchLink(recipient) }) };
}

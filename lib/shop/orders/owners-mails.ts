import { type OwnerMail } from '@sutra/outbox/receivers/mailbox';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { countInWords } from '@/lib/text/counted';
import { fill } from '@/lib/text/format';
import { locales } from '@/lib/words/locale';
import { chooseMail, type ListName } from './mail-payload';
import { type Decision, type Order, undoneOf } from './order';
import { type Payment } from './payment';
import { type Spent } from './payments';
import { type OwnersLinks, ownersToken, searchToken } from './token';
import { type Group } from './together';
import { dayOfUtr } from './utr';
import { quote, speak, type Speech } from './words';

export interface Person {
  name: string;
  email: string;
  isVerified: boolean;
  createdAt: number;
}

/** What is known of the payments for an order. */
export interface PaymentNotes {
  /** References of other orders with this UTR. */
  sameUtr: readonly string[];
  /** What came for it and has not settled it: another amount, or once more. */
  noted: readonly Payment[];
  /** Of an open order: what its UTR has settled. */
  spent?: Spent | undefined;
  /** Of an open order: when it was paid back before. */
  paidBackAt?: number | undefined;
  /** A payment for it was paid back. */
  isPaidBack?: boolean;
  /** Of an open order: with which others one payment may have paid for it. */
  together?: readonly Group[];
}

/** An order with what the owner has to know beside it. */
export interface Detail extends PaymentNotes {
  order: Order;
  person: Person;
  /** The buyer can download the file. */
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

export function speakOfSpent({ reference, at, paidBackAt }: Spent, { words, toDay }: Speech) {
  const { warnings } = words.ownersMail;
  if (paidBackAt !== null) return fill(warnings.utrPaidBack, { day: toDay(paidBackAt) });
  const day = toDay(at);
  return reference
    ? fill(warnings.spentUtr, { reference, day })
    : fill(warnings.spentByDeleted, { day });
}

/** What may be wrong with a report, a sentence each. */
export function warningsOn(
  { order, person, sameUtr, spent, paidBackAt, noted, together: [group] = [] }: Detail,
  speech: Speech,
  now: number,
): string[] {
  const { words, toDay, toAmount } = speech;
  const { warnings } = words.ownersMail;
  const { utr, amount } = order;
  const day = utr === null ? undefined : dayOfUtr(utr, now);
  const others = group?.orders.filter(({ id }) => id !== order.id) ?? [];
  return [
    ...(person.isVerified ? [] : [warnings.unverified]),
    ...(sameUtr.length > 0 ? [fill(warnings.usedUtr, { references: sameUtr.join(', ') })] : []),
    ...(spent ? [speakOfSpent(spent, speech)] : []),
    ...(paidBackAt ? [fill(warnings.paidBack, { day: toDay(paidBackAt) })] : []),
    ...noted.map((payment) =>
      fill(warnings[payment.state === 'too-much' ? 'tooMuch' : 'wrongAmount'], {
        paid: toAmount(payment.amount),
        amount: toAmount(amount),
        day: payment.day ?? toDay(payment.at),
      }),
    ),
    ...(group
      ? [
          fill(warnings.moreOrders, {
            references: others.map(({ reference }) => reference).join(', '),
            amount: toAmount(group.amount),
          }),
        ]
      : []),
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

function whatIsDone({ order }: Detail, decision: Decision, { words }: Speech) {
  const { done } = words.ownersMail;
  const undone = undoneOf(order);
  if (!undone) return { subject: done.subjects[decision], what: done.texts[decision] };
  const name = words.page.forms[undone].button;
  const now = fill(done.now, { state: words.page.states[order.state] });
  return {
    subject: fill(done.undone.subject, { decision: name }),
    what: `${fill(done.undone.text, { decision: name })} ${now}`,
  };
}

function noteOnBuyer({ order, hasFile }: Detail, decision: Decision, { words }: Speech) {
  const { buyer } = words.ownersMail.done;
  const isTold = chooseMail(order, hasFile) !== undefined;
  if (decision === 'undone') return isTold ? buyer.corrected : buyer.unheard;
  return isTold ? buyer.told : buyer.knows;
}

export function doneMail(detail: Detail, decision: Decision, recipient: Recipient): OwnerMail {
  const speech = ownersSpeech();
  const { done } = speech.words.ownersMail;
  const { order, hasFile } = detail;
  const isByHand = order.state === 'received' && !hasFile;
  const notes = [...(isByHand ? [done.byHand] : []), noteOnBuyer(detail, decision, speech)];
  const { subject, what } = whatIsDone(detail, decision, speech);
  const values = {
    ...valuesOf(detail, recipient, speech),
    by: speakOfDecider(order.decidedBy, speech),
    time: speech.toTime(order.decidedAt ?? recipient.now),
    notes: `\n\n${notes.join('\n')}`,
  };
  const lead = decision === 'undone' ? done.page : done.mistake;
  return {
    subject: fill(subject, values),
    text: fill(done.text, { ...values, what: fill(what, values), lead }),
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

/** Asked for at the terminal. */
export function orderLinksMail(detail: Detail, recipient: Recipient): OwnerMail {
  const speech = ownersSpeech();
  const { subject, text } = speech.words.ownersMail.linksAgain;
  const values = {
    ...valuesOf(detail, recipient, speech),
    state: speech.words.page.states[detail.order.state],
    search: searchLink(recipient),
  };
  return { subject: fill(subject, values), text: fill(text, values) };
}

/** After all links of before were ended. */
export function linksMail(recipient: Recipient): OwnerMail {
  const { subject, text } = ownersSpeech().words.ownersMail.links;
  return { subject, text: fill(text, { search: searchLink(recipient) }) };
}

import { type OwnerMail } from '@sutra/outbox/receivers/mailbox';
import { pathsIn } from '@/content/pages';
import { site } from '@/content/site';
import { chatLink } from '@/lib/words/social';
import { env } from '@/lib/env';
import { fill } from '@/lib/text/format';
import { DAY } from '@/lib/time';
import { isSold } from './delivery';
import { chooseMail } from './mail-payload';
import { type Detail, hoursToReply, orderLink } from './owners-mails';
import { restOf, sumOf } from './noted';
import { BUYERS_DAYS, buyersToken } from './token';
import { readLanguage, speak } from './words';

/** The mail about the state that an order is in; undefined where its buyer knows. */
export function buyersMail({ order, person, hasFile }: Detail, now: number): OwnerMail | undefined {
  const choice = chooseMail(order, hasFile);
  if (!choice) return undefined;
  const speech = speak(readLanguage(order.language));
  const { words, toAmount, toDay, language } = speech;
  const { ready, readyByLink } = words.buyersMail;
  const isByLink = choice === 'ready' && !isSold(order.book);
  const mail = isByLink ? readyByLink : words.buyersMail[choice];
  const { reference, title } = order;
  const byLink = {
    day: toDay(now + BUYERS_DAYS * DAY),
    address: orderLink(buyersToken(order, now)),
  };
  const paths = pathsIn(language);
  const values = {
    reference,
    title: title || words.ownersMail.noBook,
    amount: toAmount(order.amount),
    email: person.email,
    books: `${env.SITE_URL}${paths.books}`,
    terms: `${env.SITE_URL}${paths.terms}`,
    chat: chatLink(fill(words.page.buyer.chatText, { reference })),
    hours: hoursToReply(speech),
    // Whoever has an address that is not confirmed may not be its owner.
    link: person.isVerified ? fill(ready.link, byLink) : '',
    ...(isByLink && byLink),
  };
  return {
    subject: fill(mail.subject, values),
    text: `${fill(mail.text, values)}\n`,
    sender: { name: site.name, email: site.email },
  };
}

/** Asks for what is missing to the price; undefined where nothing is any more. */
export function restMail({ order, noted }: Detail): OwnerMail | undefined {
  const rest = restOf(order, noted);
  if (rest === 0) return undefined;
  const { words, toAmount } = speak(readLanguage(order.language));
  const { reference, title, amount } = order;
  const values = {
    reference,
    title,
    amount: toAmount(amount),
    paid: toAmount(sumOf(noted)),
    rest: toAmount(rest),
    chat: chatLink(fill(words.page.buyer.chatText, { reference })),
  };
  const { subject, text } = words.noted.rest;
  return {
    subject: fill(subject, values),
    text: `${fill(text, values)}\n`,
    sender: { name: site.name, email: site.email },
  };
}

import { type OwnerMail } from '@sutra/outbox/receivers/mailbox';
import { pathsIn } from '@/content/pages';
import { site } from '@/content/site';
import { chatLink } from '@/lib/words/social';
import { env } from '@/lib/env';
import { fill } from '@/lib/text/format';
import { DAY } from '@/lib/time';
import { type Order } from './order';
import { type Detail, hoursToReply, orderLink } from './owners-mails';
import { BUYERS_DAYS, buyersToken } from './token';
import { readLanguage, speak } from './words';

function chooseMail({ state, buyerTold }: Order, hasFile: boolean) {
  // Undone before the buyer heard of it, or decided the same way again.
  if (state === (buyerTold ?? 'reported')) return undefined;
  if (state === 'reported') return 'undone';
  if (state === 'received') return hasFile ? 'ready' : 'byHand';
  return state;
}

/** The mail about the state that an order is in; undefined where its buyer knows. */
export function buyersMail({ order, person, hasFile }: Detail, now: number): OwnerMail | undefined {
  const choice = chooseMail(order, hasFile);
  if (!choice) return undefined;
  const speech = speak(readLanguage(order.language));
  const { words, toAmount, toDay, language } = speech;
  const { [choice]: mail, ready } = words.buyersMail;
  const { reference, title } = order;
  const paths = pathsIn(language);
  const values = {
    reference,
    title,
    amount: toAmount(order.amount),
    email: person.email,
    books: `${env.SITE_URL}${paths.books}`,
    terms: `${env.SITE_URL}${paths.terms}`,
    chat: chatLink(fill(words.page.buyer.chatText, { reference })),
    hours: hoursToReply(speech),
    // Whoever has an address that is not confirmed may not be its owner.
    link: person.isVerified
      ? fill(ready.link, {
          day: toDay(now + BUYERS_DAYS * DAY),
          address: orderLink(buyersToken(order, now)),
        })
      : '',
  };
  return {
    subject: fill(mail.subject, values),
    text: `${fill(mail.text, values)}\n`,
    sender: { name: site.name, email: site.email },
    // RFC 3834: nothing answers such a mail by itself.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

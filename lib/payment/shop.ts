import { pricedBooks } from '@/content/books';
import { site } from '@/content/site';
import { type Locale } from '@/lib/locale';
import { formatPhone, formatRupees } from '@/lib/text/format';
import { type ShopBook } from './buying';

/** What the dialogs of a purchase get from the server. */
export const shopBooks = (tag: string): ShopBook[] =>
  pricedBooks.map(({ id, title, language, price }) => ({
    ...{ id, title, language },
    price: formatRupees(price.upi, tag),
    amount: price.upi,
    abroadLink: price.abroadLink,
  }));

export const shopFacts = ({ tag, paths }: Locale) => ({
  upi: site.upi,
  author: site.teacher.name,
  phone: site.phone,
  phoneText: formatPhone(site.phone).replaceAll(' ', '\u00a0'),
  screenshotForm: site.screenshotForm,
  hours: site.reply.hours,
  refund: { anyReason: site.legal.refund.anyReason, days: site.legal.refund.askWithinDays },
  termsPath: paths.terms,
  tag,
});

import { pricedBooks } from '@/content/books';
import { site } from '@/content/site';
import { teacherName } from '@/lib/words/fact-texts';
import { type Locale } from '@/lib/words/locale';
import { countInWords } from '@/lib/text/counted';
import { formatPhone, formatRupees } from '@/lib/text/format';

/** An ebook that is paid for here. */
export interface ShopBook {
  id: string;
  title: string;
  /** Of the book and its title. */
  language: string;
  /** "₹299" and 299. */
  price: string;
  amount: number;
  /** Where to pay from abroad. */
  abroadLink: string | null;
}

/** What the dialogs of a purchase get from the server. */
export const shopBooks = (tag: string): ShopBook[] =>
  pricedBooks.map(({ id, title, language, price }) => ({
    id,
    title,
    language,
    price: formatRupees(price.upi, tag),
    amount: price.upi,
    abroadLink: price.abroadLink,
  }));

export const shopFacts = ({ language, tag, paths, words }: Locale) => ({
  upi: site.upi,
  author: teacherName(language),
  phone: site.phone,
  phoneText: formatPhone(site.phone).replaceAll(' ', '\u00a0'),
  screenshotForm: site.screenshotForm,
  hours: countInWords(site.reply.hours, words.factWords.digits.hours, tag),
  termsPath: paths.terms,
  tag,
});

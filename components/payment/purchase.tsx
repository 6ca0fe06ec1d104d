import { type Book } from '@/content/books';
import { type Price } from '@/content/schema';
import { site } from '@/content/site';
import { type Locale } from '@/lib/locale';
import { fill, formatPhone, formatRupees } from '@/lib/text/format';
import { PurchaseButton } from './purchase-button';

export function Purchase({
  book,
  price,
  cover,
  locale: { tag, words },
}: {
  book: Book;
  price: Price;
  cover: React.ReactNode;
  locale: Locale;
}) {
  const { button, submitted } = words.payment;
  const amount = formatRupees(price.upi, tag);
  return (
    <PurchaseButton
      labels={{
        login: fill(button.login, { price: formatRupees(price.list, tag) }),
        incomplete: button.incomplete,
        buy: fill(button.buy, { price: amount }),
        busy: button.busy,
      }}
      purchase={{
        bookId: book.id,
        title: book.title,
        language: book.language,
        author: site.teacher.name,
        price: amount,
        amount: price.upi,
        phone: site.phone,
        phoneText: formatPhone(site.phone).replaceAll(' ', '\u00a0'),
        upi: site.upi,
        hours: site.reply.hours,
        tag,
        cover,
      }}
      submitted={submitted}
    />
  );
}

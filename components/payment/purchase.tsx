import { type Price } from '@/content/schema';
import { payment } from '@/content/en/payment';
import { site } from '@/content/site';
import { fill, formatPhone, formatRupees } from '@/lib/text/format';
import { PurchaseButton } from './purchase-button';

/** The purchase of one book by UPI, with everything its dialogs have to say. */
export function Purchase({
  bookId,
  title,
  price,
  cover,
}: {
  bookId: string;
  title: string;
  price: Price;
  cover: React.ReactNode;
}) {
  const { button, purchase, upi, copyFailed } = payment;
  const amount = formatRupees(price.upi);
  return (
    <PurchaseButton
      labels={{
        login: fill(button.login, { price: formatRupees(price.list) }),
        incomplete: button.incomplete,
        buy: fill(button.buy, { price: amount }),
        busy: button.busy,
      }}
      purchase={{
        bookId,
        title,
        author: site.teacher.name,
        price: amount,
        amount: price.upi,
        phone: site.phone,
        phoneText: formatPhone(site.phone).replaceAll(' ', '\u00a0'),
        upi: site.upi,
        cover,
      }}
      words={{ purchase, copy: { ...upi, failed: copyFailed } }}
      submitted={payment.submitted}
    />
  );
}

import { Badge } from '@/components/ui/badge';
import { booksPage } from '@/content/en/books';
import { type Price } from '@/content/schema';
import { fill, formatRupees } from '@/lib/format';

/** What is paid here stands largest; the list price and its offer stand beside it. */
export function PriceBlock({ price, discount }: { price: Price; discount?: string }) {
  const texts = booksPage.price;
  const upi = formatRupees(price.upi);
  const list = formatRupees(price.list);
  const original = formatRupees(price.original);
  return (
    <>
      <dl className="price">
        <div>
          <dt>{texts.pay}</dt>
          <dd className="price-pay">{upi}</dd>
        </div>
        <div>
          <dt>{texts.list}</dt>
          <dd className="price-list">
            {list} <span className="sr-only">{texts.insteadOf} </span>
            <s>{original}</s>
          </dd>
          {discount && price.discountPercent && (
            <dd className="mt-2">
              <Badge variant="outline">
                {fill(discount, { discountPercent: price.discountPercent })}
              </Badge>
            </dd>
          )}
        </div>
      </dl>
      <p className="book-note">{fill(texts.explained, { upi, list, original })}</p>
    </>
  );
}

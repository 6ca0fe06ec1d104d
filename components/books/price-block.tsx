import { Tag } from '@/components/ui/tag';
import { booksPage } from '@/content/en/books';
import { type Price } from '@/content/schema';
import { formatRupees } from '@/lib/format';

/** What is paid here stands largest; the list price and its offer stand beside it. */
export function PriceBlock({ price, discount }: { price: Price; discount?: string }) {
  const { pay, list, insteadOf } = booksPage.price;
  return (
    <dl className="price">
      <div>
        <dt>{pay}</dt>
        <dd className="price-pay">{formatRupees(price.upi)}</dd>
      </div>
      <div>
        <dt>{list}</dt>
        <dd className="price-list">
          {formatRupees(price.list)} <span className="sr-only">{insteadOf} </span>
          <s>{formatRupees(price.original)}</s>
        </dd>
        {discount && (
          <dd className="mt-2">
            <Tag>{discount}</Tag>
          </dd>
        )}
      </div>
    </dl>
  );
}

import { Badge } from '@/components/ui/badge';
import { type BooksPageWords } from '@/content/en/books';
import { type Price } from '@/content/schema';
import { fill, formatRupees } from '@/lib/text/format';

export function PriceBlock({
  price,
  discount,
  lang,
  words,
  tag,
}: {
  price: Price;
  discount?: string;
  /** Of the discount, where that is not the page's. */
  lang?: string;
  words: BooksPageWords['price'];
  tag: string;
}) {
  const upi = formatRupees(price.upi, tag);
  const list = formatRupees(price.list, tag);
  const original = formatRupees(price.original, tag);
  return (
    <>
      <dl className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-4 border-t-2 border-b border-t-foreground pt-[1.1rem] pb-[1.2rem] [&_dt]:text-sm [&_dt]:text-muted-foreground">
        <div>
          <dt>{words.pay}</dt>
          <dd className="mt-[0.4rem] font-display text-[clamp(3.5rem,2.6rem+3.6vw,5rem)] leading-[0.95] tracking-[-0.02em]">
            {upi}
          </dd>
        </div>
        <div>
          <dt>{words.list}</dt>
          <dd className="font-display text-[1.75rem] leading-[1.1] whitespace-nowrap">
            {list} <span className="sr-only">{words.insteadOf} </span>
            <s className="text-muted-foreground decoration-thread-strong decoration-2">
              {original}
            </s>
          </dd>
          {discount && price.discountPercent && (
            <dd className="mt-2">
              <Badge variant="outline" lang={lang}>
                {fill(discount, { discountPercent: price.discountPercent })}
              </Badge>
            </dd>
          )}
        </div>
      </dl>
      <p className="mt-3 mb-5 text-sm text-muted-foreground">
        {fill(words.explained, { upi, list, original })}
      </p>
    </>
  );
}

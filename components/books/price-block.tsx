import { Badge } from '@/components/ui/badge';
import { type Book } from '@/content/books';
import { type Ebook, type Price } from '@/content/schema';
import { type Locale } from '@/lib/locale';
import { fill, formatList, formatRupees, languageName } from '@/lib/text/format';

export function PriceBlock({
  book,
  price,
  locale: { tag, words },
}: {
  book: Book;
  price: Price;
  locale: Locale;
}) {
  const { pay, list: listLabel, insteadOf, explained } = words.booksPage.price;
  const { discount, lang } = words.bookTexts[book.id];
  const upi = formatRupees(price.upi, tag);
  const list = formatRupees(price.list, tag);
  const original = formatRupees(price.original, tag);
  return (
    <>
      <dl className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-4 border-t-2 border-b border-t-foreground pt-[1.1rem] pb-[1.2rem] [&_dt]:text-sm [&_dt]:text-muted-foreground">
        <div>
          <dt>{pay}</dt>
          <dd className="mt-[0.4rem] font-display text-[clamp(3.5rem,2.6rem+3.6vw,5rem)] leading-[0.95] tracking-[-0.02em]">
            {upi}
          </dd>
        </div>
        <div>
          <dt>{listLabel}</dt>
          <dd className="font-display text-[1.75rem] leading-[1.1] whitespace-nowrap">
            {list} <span className="sr-only">{insteadOf} </span>
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
        {fill(explained, { upi, list, original })}
      </p>
    </>
  );
}

export function EbookFacts({ ebook, locale: { tag, words } }: { ebook: Ebook; locale: Locale }) {
  const { fileType, pages, languages, devices, arrives } = words.booksPage.ebook;
  const languageNames = ebook.languages.map((code) => languageName(code, tag));
  const deviceNames = ebook.devices.map((device) => devices[device]);
  const rows = [
    [fileType, ebook.fileType],
    [pages, ebook.pages],
    [languages, formatList(languageNames, tag)],
    [devices.label, formatList(deviceNames, tag)],
    [arrives.label, arrives.value],
  ] as const;
  return (
    <dl className="mt-6 flex flex-wrap gap-x-7 gap-y-3 text-sm leading-note">
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-strong first-letter:uppercase">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

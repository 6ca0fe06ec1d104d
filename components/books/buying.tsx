import { Fragment } from 'react';
import { Actions } from '@/components/site/actions';
import { HindiInText } from '@/components/site/hindi-in-text';
import { ButtonLink, Link } from '@/components/site/link';
import { Badge } from '@/components/ui/badge';
import { type Book } from '@/content/books';
import { isInDevanagari } from '@/content/languages';
import { samplePages } from '@/content/sample-pages';
import { site } from '@/content/site';
import { type Ebook, type Price } from '@/content/book-schema';
import { chatLink } from '@/lib/words/social';
import { type Locale } from '@/lib/words/locale';
import { textLanguage } from '@/lib/words/owner-text';
import { fill, formatList, formatRupees, languageName } from '@/lib/text/format';
import { PreviewButton } from './preview-button';

/** The price that is paid is large; the other prices share one small row. */
export function PriceBlock({
  book,
  price: { upi, list, offerPercent },
  locale: { language, tag, words },
}: {
  book: Book;
  price: Price;
  locale: Locale;
}) {
  const { pay, list: labels, insteadOf } = words.booksPage.price;
  const { discount, offerTag, lang } = words.bookTexts[book.id];
  const tags = [
    discount && list?.discountPercent && fill(discount, { discountPercent: list.discountPercent }),
    offerTag && offerPercent && fill(offerTag, { offerPercent }),
  ].filter((text) => typeof text === 'string');
  const label = !list ? labels.tags : tags.length > 0 ? labels.withTags : labels.alone;
  return (
    <dl className="mt-4 mb-4 grid gap-y-3 border-t-2 border-b border-t-foreground py-3 md:mt-6 md:py-[1.1rem] [&_dt]:text-sm [&_dt]:text-muted-foreground">
      <div>
        <dt>{pay}</dt>
        <dd className="mt-[0.2rem] font-display text-[clamp(3rem,2.2rem+3.6vw,5rem)] leading-[0.95] tracking-[-0.02em]">
          {formatRupees(upi, tag)}
        </dd>
      </div>
      {(list ?? tags.length > 0) && (
        <div>
          <dt>{label}</dt>
          <dd className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
            {list && (
              <span className="whitespace-nowrap">
                {formatRupees(list.price, tag)}
                {list.original && (
                  <>
                    {' '}
                    <span className="sr-only">{insteadOf} </span>
                    <s className="text-muted-foreground decoration-thread-strong decoration-2">
                      {formatRupees(list.original, tag)}
                    </s>
                  </>
                )}
              </span>
            )}
            {tags.map((text) => (
              <Badge key={text} variant="outline" lang={textLanguage(text, language, lang)}>
                {text}
              </Badge>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The button that buys, and under it what a buyer has to know before pressing it. */
export function Buying({
  price,
  locale,
  children,
}: {
  price: Price;
  locale: Locale;
  children: React.ReactNode;
}) {
  const { tag, words, paths } = locale;
  const { explained, marked, ways } = words.booksPage.price;
  const { arrives, refund, terms } = words.payment.promise;
  const { upi, list } = price;
  return (
    <div className="print:[&_button]:hidden has-data-[order=received]:[&>p]:hidden has-data-[order=reported]:[&>p]:hidden">
      <div className="flex flex-wrap items-center gap-3 max-xs:*:w-full">{children}</div>
      {list && (
        <p className="mt-2 font-strong">
          {fill(list.original ? explained.two : explained.one, {
            upi: formatRupees(upi, tag),
            list: formatRupees(list.price, tag),
            original: formatRupees(list.original ?? 0, tag),
          })}
        </p>
      )}
      <p className="mt-2 text-sm text-muted-foreground">
        {arrives} {site.markEbooks && `${marked} `}
        {refund}{' '}
        <Link className="underline" href={paths.terms}>
          {terms}
        </Link>
      </p>
      <p className="mt-4 mb-2 text-sm print:hidden">{ways}</p>
    </div>
  );
}

export function EbookFacts({ ebook, locale: { tag, words } }: { ebook: Ebook; locale: Locale }) {
  const { fileType, pages, languages, devices } = words.booksPage.ebook;
  const languageNames = ebook.languages.map((code) => languageName(code, tag));
  const deviceNames = ebook.devices.map((device) => devices[device]);
  const rows = [
    [fileType, ebook.fileType],
    [pages, ebook.pages],
    [languages, formatList(languageNames, tag)],
    [devices.label, formatList(deviceNames, tag)],
  ] as const;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-7 gap-y-3 text-sm leading-note lg:grid-cols-[auto_auto_auto_1fr]">
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

/** Where else than on this site a book is sold. */
export function Availability({
  book,
  locale: { language, tag, words },
}: {
  book: Book;
  locale: Locale;
}) {
  const { available, chat } = words.booksPage;
  const { stores, chat: order } = book;
  const names = stores.map(({ name }) => name);
  const chatText =
    order && (order.price === null ? chat.available : order.price === 0 ? chat.free : chat.price);
  const lines = [
    names.length > 0 && fill(available, { store: formatList(names, tag) }),
    chatText && fill(chatText, { price: formatRupees(order?.price ?? 0, tag) }),
  ].filter((line) => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <p className="mt-[0.4rem] mb-4 text-sm font-strong print:hidden">
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          <HindiInText isHindi={isInDevanagari(language)}>{line}</HindiInText>
        </Fragment>
      ))}
    </p>
  );
}

/** Ways to get a book or to look into it; what buys an ebook here is above. */
export function BookActions({ book, locale: { language, words } }: { book: Book; locale: Locale }) {
  const { order, orderMessage, buy, chat, preview } = words.booksPage;
  const { id, title } = book;
  const message = !book.price && book.chat?.price === 0 ? chat.freeMessage : orderMessage;
  const samples = book.previewUrl ?? (id in samplePages && `/preview/${language}/${id}`);
  const newTab = `${id}-new-tab`;
  const describedBy = `${id}-title ${newTab}`;
  return (
    <Actions className="print:[&_button]:hidden">
      {(book.price ?? book.chat) && (
        <ButtonLink
          variant="outline"
          className="print:hidden"
          href={chatLink(fill(message, { title }))}
          aria-describedby={describedBy}
        >
          {order}
        </ButtonLink>
      )}
      {book.price?.abroadLink && (
        <ButtonLink
          className="print:hidden"
          href={book.price.abroadLink}
          aria-describedby={describedBy}
        >
          {words.payment.promise.abroad}
        </ButtonLink>
      )}
      {book.stores.map(({ name, url }) => (
        <ButtonLink
          key={url}
          variant="outline"
          className="print:block print:min-h-0 print:border-0 print:p-0 print:text-left"
          href={url}
          aria-describedby={describedBy}
        >
          <span>
            <HindiInText isHindi={isInDevanagari(language)}>
              {fill(buy, { store: name })}
            </HindiInText>
          </span>
        </ButtonLink>
      ))}
      <span id={newTab} hidden>
        {words.shell.opensInNewTab}
      </span>
      {samples && (
        <PreviewButton
          address={samples}
          book={{ title, language: book.language }}
          describedBy={`${id}-title`}
          newTabHintId={newTab}
          words={{ ...preview, frame: fill(preview.frame, { title }) }}
        />
      )}
    </Actions>
  );
}

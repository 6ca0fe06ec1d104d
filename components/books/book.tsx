import { Fragment } from 'react';
import { Rating } from '@/components/site/rating';
import { Lead, Section } from '@/components/site/section';
import { Badge } from '@/components/ui/badge';
import { type Book } from '@/content/books';
import { isOwn } from '@/content/unconfirmed';
import { type Locale } from '@/lib/words/locale';
import { textLanguage } from '@/lib/words/owner-text';
import { fill, formatNumber, languageName, plural } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { BookCover } from './book-cover';
import { Availability, BookActions, Buying, EbookFacts, PriceBlock } from './buying';

interface Props {
  book: Book;
  locale: Locale;
  isFirst?: boolean;
}

export function BookLead({
  numeral,
  book,
  locale,
  isFirst,
  purchase,
}: Props & { numeral: string; purchase?: React.ReactNode }) {
  const texts = locale.words.bookTexts[book.id];
  const { bestseller } = locale.words.booksPage;
  const title = `${book.id}-title`;
  return (
    <Section
      numeral={numeral}
      id={book.id}
      aria-labelledby={title}
      className="grid grid-cols-[1fr_auto] items-start gap-x-4 section-near md:grid-cols-[5fr_7fr] md:grid-rows-[auto_1fr] md:gap-x-10 lg:gap-x-18 print:break-inside-avoid md:print:grid-cols-[3fr_7fr]"
    >
      <BookCover
        book={book}
        locale={locale}
        isFirst={isFirst}
        className="max-md:col-start-2 max-md:row-start-1 max-md:w-[clamp(4.5rem,85vw-12.5rem,6.5rem)] md:sticky md:top-[calc(var(--spacing-header)+2rem)] md:row-span-2 md:max-w-none"
      />
      <div className="max-md:row-start-1">
        {book.bestseller && isOwnFact(book.id, 'bestseller', true) && <Badge>{bestseller}</Badge>}
        <h2 id={title} lang={book.language} className="mt-3 mb-2 wrap-anywhere md:mt-4">
          {keepHyphensTogether(book.title)}
        </h2>
      </div>
      <div className="max-md:col-span-2">
        <BookRating book={book} locale={locale} />
        {!book.ebook && <BookLanguage book={book} locale={locale} />}
        {book.price && (
          // Who has paid needs no price, and no way to pay.
          <div className="has-data-[order=received]:[&>dl]:hidden has-data-[order=reported]:[&>dl]:hidden">
            <PriceBlock book={book} price={book.price} locale={locale} />
            <Buying price={book.price} locale={locale}>
              {purchase}
            </Buying>
          </div>
        )}
        <Availability book={book} locale={locale} />
        <BookActions book={book} locale={locale} />
        <Lead lang={textLanguage(texts.subtitle, locale.language, texts.lang)} className="mt-6">
          {texts.subtitle}
        </Lead>
        <p lang={textLanguage(texts.description, locale.language, texts.lang)} className="mt-3">
          {texts.description}
        </p>
        {book.ebook && <EbookFacts ebook={book.ebook} locale={locale} />}
        <Features book={book} locale={locale} className="mt-6 border-b" />
      </div>
    </Section>
  );
}

export function BookRow({ book, locale, isFirst }: Props) {
  const texts = locale.words.bookTexts[book.id];
  const title = `${book.id}-title`;
  return (
    <article
      id={book.id}
      aria-labelledby={title}
      className="grid content-start gap-6 sm:grid-cols-[11rem_1fr] sm:gap-x-8 lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-6 xl:grid-cols-[14rem_1fr] print:break-inside-avoid"
    >
      <BookCover book={book} locale={locale} isFirst={isFirst} className="max-w-52 xl:max-w-none" />
      <div>
        <h3 id={title} lang={book.language}>
          {keepHyphensTogether(book.title)}
        </h3>
        <p
          lang={textLanguage(texts.subtitle, locale.language, texts.lang)}
          className="mt-[0.35rem] mb-[0.8rem] text-muted-foreground"
        >
          {texts.subtitle}
        </p>
        <BookRating book={book} locale={locale} />
        <BookLanguage book={book} locale={locale} />
        <Availability book={book} locale={locale} />
        <BookActions book={book} locale={locale} />
      </div>
      <div className="sm:col-span-full">
        <p lang={textLanguage(texts.description, locale.language, texts.lang)}>
          {texts.description}
        </p>
        <Features book={book} locale={locale} className="mt-[0.6rem]" />
      </div>
    </article>
  );
}

/** A title whose hyphenated words stay on one line: "The Nine-Point Circle". */
const keepHyphensTogether = (title: string) =>
  title.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ));

const isOwnFact = (id: string, name: keyof Book, value: unknown) =>
  isOwn(value, 'content/books.json', `${id}.${name}`);

function BookRating({ book: { id, rating, reviews }, locale: { tag, words } }: Props) {
  const isOwnRating = isOwnFact(id, 'rating', rating) && isOwnFact(id, 'reviews', reviews);
  if (reviews === 0 || !isOwnRating) return null;
  return (
    <Rating
      value={rating}
      label={fill(plural(reviews, words.booksPage.rating, tag), {
        rating: formatNumber(rating, tag),
        reviews: formatNumber(reviews, tag),
      })}
    />
  );
}

const BookLanguage = ({ book: { language }, locale: { tag, words } }: Props) => (
  <p className="mt-[0.4rem] text-sm">
    {`${words.booksPage.ebook.languages}: ${languageName(language, tag)}`}
  </p>
);

function Features({ book, locale, className }: Props & { className: string }) {
  const { features, lang } = locale.words.bookTexts[book.id];
  return (
    <ul
      lang={textLanguage(features.join(' '), locale.language, lang)}
      className={cn(
        '*:relative *:py-2 *:pl-7 *:not-last:border-b *:before:absolute *:before:top-[1.25em] *:before:left-0 *:before:h-0.5 *:before:w-[1.1rem] *:before:bg-thread',
        className,
      )}
    >
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}

import { Lead, Section } from '@/components/site/section';
import { Badge } from '@/components/ui/badge';
import { type Book } from '@/content/books';
import { type Locale } from '@/lib/locale';
import { fill } from '@/lib/text/format';
import { BookActions } from './book-actions';
import { BookCover } from './book-cover';
import { BookRating } from './book-rating';
import { EbookFacts } from './ebook-facts';
import { Features } from './features';
import { PriceBlock } from './price-block';
import { Unbroken } from './unbroken';

interface Props {
  numeral: string;
  book: Book;
  locale: Locale;
  purchase?: React.ReactNode;
}

export function BookLead({ numeral, book, locale, purchase }: Props) {
  const { words, tag } = locale;
  const texts = words.bookTexts[book.id];
  const { available, bestseller, price, ebook } = words.booksPage;
  const title = `${book.id}-title`;
  return (
    <Section
      numeral={numeral}
      id={book.id}
      aria-labelledby={title}
      className="grid gap-8 [--spacing-section:clamp(2.5rem,2rem+2vw,3.5rem)] md:grid-cols-[5fr_7fr] md:items-start md:gap-x-10 lg:gap-x-18 print:break-inside-avoid print:grid-cols-[3fr_7fr] print:gap-x-10"
    >
      <BookCover
        book={book}
        words={words}
        className="md:max-w-none lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]"
      />
      <div>
        <p className="flex flex-wrap gap-2">
          {book.bestseller && <Badge>{bestseller}</Badge>}
          {texts.offerTag && book.price?.offerPercent && (
            <Badge variant="outline" lang={texts.lang}>
              {fill(texts.offerTag, { offerPercent: book.price.offerPercent })}
            </Badge>
          )}
        </p>
        <h2 id={title} lang={book.language} className="mt-4">
          <Unbroken text={book.title} />
        </h2>
        <Lead lang={texts.lang} className="mt-2">
          {texts.subtitle}
        </Lead>
        <p lang={texts.lang} className="mt-3 mb-4">
          {texts.description}
        </p>
        <BookRating book={book} locale={locale} />
        {book.price ? (
          <PriceBlock
            price={book.price}
            discount={texts.discount}
            lang={texts.lang}
            words={price}
            tag={tag}
          />
        ) : (
          <p className="mt-[0.4rem] mb-4 text-sm font-[550] print:hidden">{available}</p>
        )}
        <BookActions book={book} locale={locale} titleId={title} purchase={purchase} />
        {book.ebook && <EbookFacts ebook={book.ebook} words={ebook} tag={tag} />}
        <Features lang={texts.lang} features={texts.features} className="mt-6 border-b" />
      </div>
    </Section>
  );
}

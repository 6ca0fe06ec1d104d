import { type Book } from '@/content/books';
import { type Locale } from '@/lib/locale';
import { languageName } from '@/lib/text/format';
import { BookActions } from './book-actions';
import { BookCover } from './book-cover';
import { BookRating } from './book-rating';
import { Features } from './features';
import { Unbroken } from './unbroken';

export function BookRow({ book, locale }: { book: Book; locale: Locale }) {
  const { words } = locale;
  const texts = words.bookTexts[book.id];
  const { available, ebook } = words.booksPage;
  const title = `${book.id}-title`;
  return (
    <article
      id={book.id}
      aria-labelledby={title}
      className="grid content-start gap-6 sm:grid-cols-[11rem_1fr] sm:gap-x-8 lg:even:mt-24 xl:grid-cols-[14rem_1fr] print:break-inside-avoid print:even:mt-0"
    >
      <BookCover book={book} words={words} className="max-w-52 xl:max-w-none" />
      <div>
        <h3 id={title} lang={book.language}>
          <Unbroken text={book.title} />
        </h3>
        <p lang={texts.lang} className="mt-[0.35rem] mb-[0.8rem] text-muted-foreground">
          {texts.subtitle}
        </p>
        <BookRating book={book} locale={locale} />
        <p className="mt-[0.4rem] text-sm">
          {`${ebook.languages}: ${languageName(book.language, locale.tag)}`}
        </p>
        {book.amazonLink && (
          <p className="mt-[0.4rem] mb-4 text-sm font-[550] print:hidden">{available}</p>
        )}
        <BookActions book={book} locale={locale} titleId={title} />
      </div>
      <div className="sm:col-span-full">
        <p lang={texts.lang}>{texts.description}</p>
        <Features lang={texts.lang} features={texts.features} className="mt-[0.6rem]" />
      </div>
    </article>
  );
}

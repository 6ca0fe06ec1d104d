import { renderToStaticMarkup } from 'react-dom/server';
import { PreviewDialog } from '@/components/books/preview-dialog';
import { SampleDocument } from '@/components/books/sample-document';
import { bookSchema } from '@/content/book-schema';
import { type BookId, books } from '@/content/books';
import { samplePages } from '@/content/sample-pages';
import { type Locale, locales } from '@/lib/words/locale';
import { type Examples } from './example';

const nothing = () => {};
const htmlAddress = (html: string) => `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;

const styles = () =>
  [...document.querySelectorAll('style')].map(
    ({ textContent }) => `data:text/css,${encodeURIComponent(textContent)}`,
  );

// An owner may have no book, or show no pages of any.
const book = books.find(({ id }) => samplePages[id]) ??
  books[0] ?? {
    id: 'no-book' as BookId,
    ...bookSchema.parse({
      coverLines: ['Tables', 'by Heart'],
      cover: 'crossing',
      language: 'en',
      ebook: null,
      price: null,
      chat: { price: null },
      stores: [],
      bestseller: false,
      academic: false,
      previewUrl: null,
    }),
  };
const pages = samplePages[book.id] ?? [{ title: 'A page', blocks: ['A text.'] }];

const samples = (locale: Locale) =>
  htmlAddress(
    `<!doctype html>${renderToStaticMarkup(
      <SampleDocument
        book={book}
        pages={pages}
        locale={locale}
        styles={styles()}
        answers={locales[book.language].words.sample.answers}
      />,
    )}`,
  );

export const preview: Examples = {
  'sample pages': (locale) => (
    <PreviewDialog
      book={book}
      address={samples(locale)}
      onClose={nothing}
      words={locale.words.booksPage.preview}
    />
  ),
  // What a browser shows where a flip-book of another site refuses frames.
  'nothing in the frame': ({ words }) => (
    <PreviewDialog
      book={book}
      address={htmlAddress('')}
      onClose={nothing}
      words={words.booksPage.preview}
    />
  ),
};

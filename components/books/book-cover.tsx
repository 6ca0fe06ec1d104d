import { type Book } from '@/content/books';
import { bookTexts, booksPage } from '@/content/en/books';
import { fill } from '@/lib/format';
import { Cover } from './cover';

/** The cover of a book with its words. */
export function BookCover({ book }: { book: Book }) {
  const { title, coverLines } = bookTexts[book.id];
  return (
    <Cover cover={book.cover} label={fill(booksPage.coverLabel, { title })} lines={coverLines} />
  );
}

import { Cover } from '@/components/illustrations/cover';
import { coverDrawings } from '@/components/illustrations/covers';
import { type Book } from '@/content/books';
import { bookTexts, booksPage } from '@/content/en/books';
import { vedic } from '@/content/en/vedic';
import { fill } from '@/lib/text/format';

const sutras: Record<Book['cover'], string | undefined> = {
  crossing: vedic.sutras.nikhilam.devanagari,
  crosswise: vedic.sutras.urdhva.devanagari,
  'nine-point': undefined,
};

/** The cover of a book as data, with its words. */
export const coverOf = ({ id, cover }: Book) =>
  coverDrawings[cover]({ lines: bookTexts[id].coverLines, sutra: sutras[cover] });

export const coverLabel = ({ id }: Book) =>
  fill(booksPage.coverLabel, { title: bookTexts[id].title });

/** The cover of a book as an object on a page. */
export function BookCover({ book, className }: { book: Book; className?: string }) {
  return <Cover drawing={coverOf(book)} label={coverLabel(book)} className={className} />;
}

import { coverDrawings } from '@/components/drawings/covers';
import { Illustration } from '@/components/drawings/illustration';
import { Picture } from '@/components/site/picture';
import { type CoverDrawing } from '@/content/book-schema';
import { type Book } from '@/content/books';
import { sutras } from '@/content/sutras';
import { coverPath, covers } from '@/lib/covers';
import { type Locale } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';

const sutraOf: Partial<Record<CoverDrawing, string>> = {
  crossing: sutras.nikhilam.devanagari,
  crosswise: sutras.urdhva.devanagari,
};

const isDrawing = (cover: string): cover is CoverDrawing => cover in coverDrawings;

/** The drawing of a cover, also where its picture is not cut. */
export function coverOf({ cover, coverLines }: Book) {
  const drawing = isDrawing(cover) ? cover : 'crossing';
  return coverDrawings[drawing]({ lines: coverLines, sutra: sutraOf[drawing] });
}

export const coverLabel = ({ title }: Book, { words }: Locale) =>
  fill(words.sample.cover, { title });

interface Props {
  book: Book;
  locale: Locale;
  /** The first cover of a page is there at once. */
  isFirst?: boolean;
  className?: string;
}

/** The owner's picture, or the drawing. */
export function CoverPicture({ book, locale, isFirst, className }: Props) {
  const cover = covers[book.id];
  const label = coverLabel(book, locale);
  if (!cover) return <Illustration drawing={coverOf(book)} label={label} className={className} />;
  const { width, height } = cover;
  const size = { width, height, className: cn('h-auto w-full', className) };
  return (
    <Picture src={coverPath(cover)} alt={label} loading={isFirst ? undefined : 'lazy'} {...size} />
  );
}

export function BookCover({ book, className, ...props }: Props) {
  return (
    <div className={cn('cover', covers[book.id] && 'cover-picture', className)}>
      <CoverPicture book={book} {...props} />
    </div>
  );
}

import { coverDrawings } from '@/components/drawings/covers';
import { Illustration } from '@/components/drawings/illustration';
import { type Book } from '@/content/books';
import { sutras } from '@/content/sutras';
import { type Locale } from '@/lib/locale';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';

const sutraOf: Record<Book['cover'], string | undefined> = {
  crossing: sutras.nikhilam.devanagari,
  crosswise: sutras.urdhva.devanagari,
  'nine-point': undefined,
};

export const coverOf = ({ cover, coverLines }: Book) =>
  coverDrawings[cover]({ lines: coverLines, sutra: sutraOf[cover] });

export const coverLabel = ({ title }: Book, { words }: Locale) =>
  fill(words.sample.cover, { title });

interface Props {
  book: Book;
  locale: Locale;
  className?: string;
}

export function BookCover({ book, locale, className }: Props) {
  return (
    <div className={cn('cover', className)}>
      <Illustration drawing={coverOf(book)} label={coverLabel(book, locale)} />
    </div>
  );
}

import { coverDrawings } from '@/components/drawings/covers';
import { Illustration } from '@/components/drawings/illustration';
import { type Book } from '@/content/books';
import { sutras } from '@/content/sutras';
import { type Words } from '@/lib/locale';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';

type CoverWords = Pick<Words, 'sample'>;

const sutraOf: Record<Book['cover'], string | undefined> = {
  crossing: sutras.nikhilam.devanagari,
  crosswise: sutras.urdhva.devanagari,
  'nine-point': undefined,
};

export const coverOf = ({ cover, coverLines }: Book) =>
  coverDrawings[cover]({ lines: coverLines, sutra: sutraOf[cover] });

export const coverLabel = ({ title }: Book, { sample }: CoverWords) =>
  fill(sample.cover, { title });

export function BookCover({
  book,
  words,
  className,
}: {
  book: Book;
  words: CoverWords;
  className?: string;
}) {
  return (
    <div className={cn('cover', className)}>
      <Illustration drawing={coverOf(book)} label={coverLabel(book, words)} />
    </div>
  );
}

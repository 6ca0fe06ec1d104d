import { coverDrawings } from '@/components/illustrations/covers';
import { Illustration } from '@/components/illustrations/illustration';
import { type Book } from '@/content/books';
import { sutras } from '@/content/sutras';
import { type EditionWords } from '@/lib/editions';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';

type Words = Pick<EditionWords, 'sample'>;

const sutraOf: Record<Book['cover'], string | undefined> = {
  crossing: sutras.nikhilam.devanagari,
  crosswise: sutras.urdhva.devanagari,
  'nine-point': undefined,
};

export const coverOf = ({ cover, coverLines }: Book) =>
  coverDrawings[cover]({ lines: coverLines, sutra: sutraOf[cover] });

export const coverLabel = ({ title }: Book, { sample }: Words) => fill(sample.cover, { title });

export function BookCover({
  book,
  words,
  className,
}: {
  book: Book;
  words: Words;
  className?: string;
}) {
  return (
    <div className={cn('cover', className)}>
      <Illustration drawing={coverOf(book)} label={coverLabel(book, words)} />
    </div>
  );
}

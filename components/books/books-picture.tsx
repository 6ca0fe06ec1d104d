import { Frame, TEXT } from '@/components/drawings/frame';
import { Picture } from '@/components/drawings/picture';
import { books } from '@/content/books';
import { site } from '@/content/site';
import { type Locale } from '@/lib/locale';
import { coverOf } from './book-cover';

export function BooksPicture({ locale: { words } }: { locale: Locale }) {
  return (
    <Frame name={site.name} title={words.booksPage.title}>
      {books.slice(0, 3).map((book, index) => (
        <Picture
          key={book.id}
          drawing={coverOf(book)}
          x={TEXT + index * 352}
          y={236}
          scale={252 / 300}
          weight={1.2}
        />
      ))}
    </Frame>
  );
}

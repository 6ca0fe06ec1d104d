import { coverOf } from '@/components/books/book-cover';
import { Frame, TEXT } from '@/components/pictures/frame';
import { Picture } from '@/components/pictures/picture';
import { renderPicture } from '@/components/pictures/render';
import { pictureSize } from '@/components/pictures/strokes';
import { books } from '@/content/books';
import { booksPage } from '@/content/en/books';
import { seo } from '@/content/en/seo';
import { site } from '@/content/site';

export const size = pictureSize;
export const contentType = 'image/png';
export const alt = seo.books.picture;

export default function BooksPicture() {
  return renderPicture(
    <Frame name={site.name} title={booksPage.title}>
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
    </Frame>,
  );
}

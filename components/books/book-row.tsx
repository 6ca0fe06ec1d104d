import { Rating } from '@/components/ui/rating';
import { type Book } from '@/content/books';
import { bookTexts, booksPage } from '@/content/en/books';
import { fill } from '@/lib/format';
import { BookActions } from './book-actions';
import { BookCover } from './book-cover';
import { Features } from './features';
import { Unbroken } from './unbroken';

/** An academic book: a small cover, and where to buy it. */
export function BookRow({ book }: { book: Book }) {
  const texts = bookTexts[book.id];
  const { available, rating } = booksPage;
  const title = `${book.id}-title`;
  return (
    <article id={book.id} aria-labelledby={title} className="book book-row">
      <BookCover book={book} />
      <div>
        <h3 id={title}>
          <Unbroken text={texts.title} />
        </h3>
        <p className="book-subtitle">{texts.subtitle}</p>
        <Rating
          value={book.rating}
          label={fill(rating, { rating: book.rating, reviews: book.reviews })}
        />
        {book.amazonLink && <p className="book-available">{available}</p>}
        <BookActions book={book} title={texts.title} titleId={title} />
      </div>
      <div className="book-more">
        <p>{texts.description}</p>
        <Features features={texts.features} />
      </div>
    </article>
  );
}

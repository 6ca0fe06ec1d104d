import { Rating } from '@/components/site/rating';
import { type Book } from '@/content/books';
import { type Locale } from '@/lib/locale';
import { fill, formatNumber } from '@/lib/text/format';

export function BookRating({ book, locale: { tag, words } }: { book: Book; locale: Locale }) {
  const { rating, reviews } = book;
  if (reviews === 0) return null;
  return (
    <Rating
      value={rating}
      label={fill(words.booksPage.rating, {
        rating: formatNumber(rating, tag),
        reviews: formatNumber(reviews, tag),
      })}
    />
  );
}

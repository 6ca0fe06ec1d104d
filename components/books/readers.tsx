import { Rating } from '@/components/ui/rating';
import { Section } from '@/components/ui/section';
import { booksPage, readerReviews } from '@/content/en/books';
import { fill } from '@/lib/format';

export function Readers({ numeral }: { numeral: string }) {
  const { title, quote, from, rating } = booksPage.reviews;
  return (
    <Section numeral={numeral} className="print:hidden" aria-labelledby="readers">
      <h2 id="readers">{title}</h2>
      <ul className="quotes">
        {readerReviews.map((review) => (
          <li key={review.content}>
            <figure>
              <blockquote>{fill(quote, { text: review.content })}</blockquote>
              <figcaption>
                <b>{fill(from, review)}</b>
                <Rating value={review.rating} label={fill(rating, review)} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Rating } from '@/components/site/rating';
import { Section } from '@/components/site/section';
import { type BooksPageWords } from '@/content/en/books';
import { type Words } from '@/lib/locale';
import { fill } from '@/lib/text/format';

export function Readers({
  numeral,
  words: { title, quote, from, rating },
  reviews,
}: {
  numeral: string;
  words: BooksPageWords['reviews'];
  reviews: Words['readerReviews'];
}) {
  return (
    <Section numeral={numeral} className="print:hidden" aria-labelledby="readers">
      <h2 id="readers">{title}</h2>
      <ul className="mt-8 grid gap-8 lg:grid-cols-[5fr_4fr_4fr]">
        {reviews.map((review) => (
          <li key={review.content} className="border-t-2 border-foreground pt-4">
            <figure>
              <blockquote
                lang={review.lang}
                className="mb-4 font-display text-lg leading-[1.4] text-pretty"
              >
                {fill(quote, { text: review.content })}
              </blockquote>
              <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-[0.2rem]">
                <b lang={review.lang}>{fill(from, review)}</b>
                <Rating value={review.rating} label={fill(rating, review)} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { type Written } from '@/content/originals';
import { type Testimonial } from '@/content/schema';
import { Rating } from '@/components/site/rating';
import { Section } from '@/components/site/section';
import { type Locale } from '@/lib/words/locale';
import { textLanguage } from '@/lib/words/owner-text';
import { fill } from '@/lib/text/format';
import { Carousel } from './carousel';

function Quote({ testimonial, locale }: { testimonial: Written<Testimonial>; locale: Locale }) {
  const { quote, who, from, rating } = locale.words.home.testimonials;
  const name = fill(who, { firstName: testimonial.firstName, initial: testimonial.initial });
  const place = fill(from, { class: testimonial.class, location: testimonial.location });
  const langOf = (text: string) => textLanguage(text, locale.language, testimonial.lang);
  return (
    <figure className="flex h-full flex-col justify-between gap-6 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(21rem,4fr)] lg:gap-x-12 noscript:flex">
      <blockquote
        lang={langOf(testimonial.content)}
        className="font-display text-[clamp(1.5rem,1.15rem+1.6vw,2.375rem)] leading-label tracking-[-0.008em] text-pretty [hanging-punctuation:first] noscript:text-2xl"
      >
        {fill(quote, { text: testimonial.content })}
      </blockquote>
      <figcaption className="lg:self-end in-[.carousel-row]:lg:pb-18 noscript:self-auto noscript:pb-0">
        <p className="mb-[0.4rem] flex flex-wrap gap-x-4 gap-y-[0.2rem]">
          <b lang={langOf(name)} translate="no">
            {name}
          </b>{' '}
          <span lang={langOf(place)} className="text-muted-foreground">
            {place}
          </span>
        </p>
        <Proof testimonial={testimonial} locale={locale} />
        <Rating value={testimonial.rating} label={fill(rating, { rating: testimonial.rating })} />
      </figcaption>
    </figure>
  );
}

const formatDay = (date: string, tag: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** When the student began, and the consent in writing, where they are known. */
export function Proof({
  testimonial: { since, consent },
  locale: { tag, words },
}: {
  testimonial: Pick<Testimonial, 'since' | 'consent'>;
  locale: Locale;
}) {
  const { proof } = words.home.testimonials;
  const parts = [
    since && fill(proof.since, { since }),
    consent && fill(proof.consent, { date: formatDay(consent, tag) }),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className="text-sm text-muted-foreground">{parts.join(' ')}</p>;
}

export function Testimonials({ locale, numeral }: { locale: Locale; numeral: string }) {
  const { testimonials, home } = locale.words;
  const { title, slides, carousel, slide, position, controls } = home.testimonials;
  const quotes = testimonials.map((testimonial, index) => ({
    name: fill(position, { number: index + 1, count: testimonials.length }),
    content: <Quote testimonial={testimonial} locale={locale} />,
  }));
  return (
    <Section numeral={numeral} className="print:hidden">
      <h2
        id="testimonials"
        className="pt-[0.4rem] font-sans text-sm leading-label font-medium tracking-normal text-thread-text"
      >
        {title}
      </h2>
      {quotes.length === 1 ? (
        <div className="mt-5">{quotes[0]!.content}</div>
      ) : (
        <Carousel
          labelledBy="testimonials"
          words={{ slides, carousel, slide, controls }}
          slides={quotes}
        />
      )}
    </Section>
  );
}

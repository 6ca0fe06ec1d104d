import { home } from '@/content/en/home';
import { testimonials, type Testimonial } from '@/content/en/testimonials';
import { Rating } from '@/components/ui/rating';
import { Section } from '@/components/ui/section';
import { fill } from '@/lib/format';
import { Carousel } from './carousel';

function Voice({ voice }: { voice: Testimonial }) {
  const { quote, who, from, rating } = home.voices;
  return (
    <figure className="voice">
      <blockquote>{fill(quote, { text: voice.content })}</blockquote>
      <figcaption>
        <p className="voice-who">
          <b>{fill(who, { firstName: voice.firstName, initial: voice.initial })}</b>{' '}
          <span className="text-muted-foreground">
            {fill(from, { class: voice.class, location: voice.location })}
          </span>
        </p>
        <Rating value={voice.rating} label={fill(rating, { rating: voice.rating })} />
      </figcaption>
    </figure>
  );
}

export function Voices() {
  const { title, slides, carousel, slide, position, controls } = home.voices;
  return (
    <Section numeral="४">
      <h2 id="voices" className="voices-title">
        {title}
      </h2>
      <Carousel
        labelledBy="voices"
        words={{ slides, carousel, slide, controls }}
        slides={testimonials.map((voice, index) => ({
          name: fill(position, { number: index + 1, count: testimonials.length }),
          content: <Voice voice={voice} />,
        }))}
      />
    </Section>
  );
}

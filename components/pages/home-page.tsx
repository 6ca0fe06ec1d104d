import { ClosingCall } from '@/components/home/closing-call';
import { Course } from '@/components/home/course';
import { Demo } from '@/components/home/demo';
import { DrawInView } from '@/components/home/draw-in-view';
import { Hero } from '@/components/home/hero';
import { Highlights } from '@/components/home/highlights';
import { Testimonials } from '@/components/home/testimonials';
import { JsonLd } from '@/components/site/json-ld';
import { Page } from '@/components/site/page';
import { type Edition } from '@/lib/editions';
import { graphOf } from '@/lib/seo/graphs';

export function HomePage({ edition }: { edition: Edition }) {
  const { tag, words } = edition;
  return (
    <Page>
      <JsonLd data={graphOf('home', edition)} />
      <Hero edition={edition} />
      <Highlights words={words.home.highlights} tag={tag} />
      <Demo edition={edition} />
      <Course words={words.home.course} tag={tag} />
      {words.testimonials.length > 0 && (
        <Testimonials words={words.home.testimonials} testimonials={words.testimonials} />
      )}
      <ClosingCall edition={edition} />
      <DrawInView />
    </Page>
  );
}

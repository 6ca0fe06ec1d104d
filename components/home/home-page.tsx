import { ClosingCall } from '@/components/home/closing-call';
import { Course } from '@/components/home/course';
import { Demo } from '@/components/home/demo';
import { DrawInView } from '@/components/home/draw-in-view';
import { Hero } from '@/components/home/hero';
import { Highlights } from '@/components/home/highlights';
import { Testimonials } from '@/components/home/testimonials';
import { JsonLd } from '@/components/site/json-ld';
import { Page } from '@/components/site/page';
import { type Locale } from '@/lib/locale';
import { graphOf } from '@/lib/seo/graphs';

export function HomePage({ locale }: { locale: Locale }) {
  const { tag, words } = locale;
  return (
    <Page>
      <JsonLd data={graphOf('home', locale)} />
      <Hero locale={locale} />
      <Highlights words={words.home.highlights} tag={tag} />
      <Demo locale={locale} />
      <Course words={words.home.course} tag={tag} />
      {words.testimonials.length > 0 && (
        <Testimonials words={words.home.testimonials} testimonials={words.testimonials} />
      )}
      <ClosingCall locale={locale} />
      <DrawInView />
    </Page>
  );
}

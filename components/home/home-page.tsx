import { ButtonLink } from '@/components/site/link';
import { JsonLd, Page } from '@/components/site/page';
import { CallToAction, Section } from '@/components/site/section';
import { Actions } from '@/components/site/actions';
import { closingSum } from '@/content/sums';
import { chatLink } from '@/lib/words/social';
import { type Locale } from '@/lib/words/locale';
import { graphOf } from '@/lib/seo/graphs';
import { fill } from '@/lib/text/format';
import { Course } from './course';
import { Demo } from './demo';
import { DrawInView } from './draw-in-view';
import { Hero } from './hero';
import { Highlights } from './highlights';
import { Testimonials } from './testimonials';

const DIGITS = '१२३४५';

export function HomePage({ locale }: { locale: Locale }) {
  const voices = locale.words.testimonials.length > 0 ? [Testimonials] : [];
  return (
    <Page>
      <JsonLd data={graphOf('home', locale)} />
      <Hero locale={locale} />
      {[Course, Highlights, ...voices, Demo, FirstStep].map((Part, index) => (
        <Part key={index} locale={locale} numeral={DIGITS[index]!} />
      ))}
      <DrawInView />
    </Page>
  );
}

function FirstStep({ locale: { paths, words }, numeral }: { locale: Locale; numeral: string }) {
  const { closing } = words.home;
  const [a, b] = closingSum;
  return (
    <Section numeral={numeral} className="print:hidden">
      <p
        className="-mt-[0.12em] mb-[clamp(1.5rem,1rem+2vw,3rem)] flex items-end gap-[0.18em] font-display text-[clamp(2.75rem,1rem+7.4vw,7.5rem)] leading-none tracking-[-0.012em]"
        aria-hidden="true"
        data-draw=""
      >
        {`${fill(closing.sum, { a, b })} `}
        <i className="thread-in-view mb-[0.16em] min-w-4 flex-1 border-b-3 border-thread" />
      </p>
      <CallToAction>
        <h2>{closing.title}</h2>
        <Actions>
          <ButtonLink variant="chat" href={chatLink(words.shell.demoMessage)}>
            {closing.start}
          </ButtonLink>
          <ButtonLink href={paths.contact}>{closing.ask}</ButtonLink>
        </Actions>
      </CallToAction>
    </Section>
  );
}

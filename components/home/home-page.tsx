import { Illustration } from '@/components/drawings/illustration';
import { NinePointCircle } from '@/components/drawings/nine-point';
import { TallNumerals } from '@/components/drawings/tall-numerals';
import { wideNumerals } from '@/components/drawings/wide-numerals';
import { FactList } from '@/components/site/facts';
import { JsonLd } from '@/components/site/json-ld';
import { ButtonLink } from '@/components/site/link';
import { Page } from '@/components/site/page';
import { CallToAction, Lead, Section } from '@/components/site/section';
import { Actions } from '@/components/site/actions';
import { site } from '@/content/site';
import { closingSum, heroSeconds } from '@/content/sums';
import { chatLink } from '@/lib/contact/chat';
import { type Locale } from '@/lib/locale';
import { graphOf } from '@/lib/seo/graphs';
import { fill, formatNumber } from '@/lib/text/format';
import { fillValues } from '@/lib/vedic/words';
import { Course } from './course';
import { Demo } from './demo';
import { DrawInView } from './draw-in-view';
import { Testimonials } from './testimonials';
import { pictureTexts, wideTexts, workedExample } from './worked-example';

export function HomePage({ locale }: { locale: Locale }) {
  const { home, testimonials } = locale.words;
  return (
    <Page>
      <JsonLd data={graphOf('home', locale)} />
      <Hero locale={locale} />
      <Highlights locale={locale} />
      <Demo locale={locale} />
      <Course locale={locale} />
      {testimonials.length > 0 && (
        <Testimonials words={home.testimonials} testimonials={testimonials} />
      )}
      <FirstStep locale={locale} />
      <DrawInView />
    </Page>
  );
}

function Hero({ locale: { paths, words } }: { locale: Locale }) {
  const { hero, picture } = words.home;
  const worked = workedExample();
  const texts = pictureTexts(worked, picture);
  return (
    <section className="grid grid-cols-1 gap-6 md:gap-y-10 lg:grid-cols-12 lg:items-end">
      <h1 className="lg:col-span-7">{hero.title}</h1>
      {/* The drawing starts at the margin line. */}
      <figure className="ml-[calc(var(--spacing-line)-var(--spacing-start))] lg:order-1 lg:col-span-12">
        <Illustration
          drawing={wideNumerals(worked, wideTexts(worked, words))}
          label={texts.label}
          className="hidden w-full overflow-visible text-[29px] md:block lg:text-[21px]"
        />
        <TallNumerals
          worked={worked}
          {...texts}
          className="w-full max-w-104 overflow-visible text-[17px] md:hidden"
        />
        <figcaption
          translate="no"
          className="mt-3 ml-[calc(var(--spacing-start)-var(--spacing-line))] font-display text-[1.75rem] leading-title md:hidden"
        >
          {fillValues(picture.sum, worked.values)}
        </figcaption>
      </figure>
      <div className="lg:col-span-5">
        <Lead>{hero.lead}</Lead>
        <Actions className="mt-6 print:hidden">
          <ButtonLink variant="default" href={chatLink(words.shell.demoMessage)}>
            {hero.bookDemo}
          </ButtonLink>
          <ButtonLink href={paths.books}>{hero.books}</ButtonLink>
        </Actions>
      </div>
    </section>
  );
}

const numerals = {
  seconds: { value: heroSeconds.vedic, plus: '' },
  countries: { value: site.teaching.countries, plus: '+' },
  languages: { value: site.languages.length, plus: '' },
  students: { value: site.teaching.students, plus: '+' },
};

function Highlights({ locale: { tag, words } }: { locale: Locale }) {
  const { title, facts, circle } = words.home.highlights;
  return (
    <Section numeral="१" split>
      <div>
        <h2>{title}</h2>
        <figure className="mt-10 -ml-5 hidden max-w-76 lg:block">
          <NinePointCircle label={circle.label} />
          <figcaption className="max-w-72 pl-5 text-sm text-muted-foreground">
            {circle.caption}
          </figcaption>
        </figure>
      </div>
      <FactList
        facts={(['seconds', 'countries', 'languages', 'students'] as const).map((name) => ({
          ...facts[name],
          numeral: formatNumber(numerals[name].value, tag) + numerals[name].plus,
        }))}
      />
    </Section>
  );
}

function FirstStep({ locale: { paths, words } }: { locale: Locale }) {
  const { closing } = words.home;
  const [a, b] = closingSum;
  return (
    <Section numeral="५" className="print:hidden">
      <p
        className="-mt-[0.12em] mb-[clamp(1.5rem,1rem+2vw,3rem)] flex items-end gap-[0.18em] font-display text-[clamp(2.75rem,1rem+7.4vw,7.5rem)] leading-none tracking-[-0.012em]"
        aria-hidden="true"
        data-draw=""
      >
        {`${fill(closing.sum, { a, b })} `}
        <i className="thread-in-view mb-[0.16em] min-w-4 flex-1 border-b-3 border-thread" />
      </p>
      <CallToAction>
        <div>
          <h2>{closing.title}</h2>
          <Lead className="mt-4">{closing.lead}</Lead>
        </div>
        <Actions>
          <ButtonLink variant="default" href={chatLink(words.shell.demoMessage)}>
            {closing.start}
          </ButtonLink>
          <ButtonLink href={paths.contact}>{closing.ask}</ButtonLink>
        </Actions>
      </CallToAction>
    </Section>
  );
}

import { type ReactNode } from 'react';
import { Illustration } from '@/components/drawings/illustration';
import { reciprocalDrawing } from '@/components/drawings/sutras';
import { DarkPanel } from '@/components/site/dark-panel';
import { HindiInText } from '@/components/site/hindi-in-text';
import { HowCounted } from '@/components/site/how-counted';
import { RuledList, Steps } from '@/components/site/lists';
import { ButtonLink } from '@/components/site/link';
import { JsonLd, Page } from '@/components/site/page';
import { CallToAction, Lead, Section } from '@/components/site/section';
import { Sutra } from '@/components/site/sutra';
import { Actions } from '@/components/site/actions';
import { books } from '@/content/books';
import { isInDevanagari } from '@/content/languages';
import { sutras } from '@/content/sutras';
import { chatLink } from '@/lib/words/social';
import { shownCounts } from '@/lib/words/fact-texts';
import { site } from '@/content/site';
import { type Locale } from '@/lib/words/locale';
import { graphOf } from '@/lib/seo/graphs';
import { unitOf } from '@/lib/text/counted';
import { formatNumber } from '@/lib/text/format';
import { describeTeacher } from '@/lib/words/teacher';
import { Recognition, Research, shownGroups } from './research';

const DIGITS = '१२३४५';

interface Props {
  locale: Locale;
  numeral: string;
}

interface CareerEvent {
  year: string;
  title: string;
  text: string;
}

/** The owner may have none. */
const eventsOf = ({ words }: Locale): readonly CareerEvent[] => words.about.career.events;

const hasMission = ({ words: { about } }: Locale) =>
  Boolean(about.mission.statement) || about.mission.texts.length > 0;

const countsShown = () => shownCounts(['students', 'years', 'countries', 'booksWritten']);

/** Those for which the teacher has something to show. */
function sectionsOf(locale: Locale) {
  const hasStats = countsShown().length > 0;
  return [
    ...(hasStats ? [Stats] : []),
    ...(hasMission(locale) ? [Mission] : []),
    ...(eventsOf(locale).length > 0 ? [Career] : []),
    Research,
  ];
}

export function AboutPage({ locale }: { locale: Locale }) {
  const hasGroups = shownGroups(locale).length > 0;
  const digits = hasGroups ? DIGITS.slice(1) : DIGITS;
  return (
    <Page>
      <JsonLd data={graphOf('about', locale)} />
      <Profile locale={locale}>
        {hasGroups && <Recognition locale={locale} numeral={DIGITS[0]!} />}
      </Profile>
      {sectionsOf(locale).map((Part, index) => (
        <Part key={index} locale={locale} numeral={digits[index]!} />
      ))}
      <NextSteps locale={locale} />
    </Page>
  );
}

/** The children are under the introduction: on a phone before the panel, on wide screens below it. */
function Profile({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { words } = locale;
  const { profile, favourite } = words.about;
  const { name, role } = describeTeacher(locale);
  const isHindi = isInDevanagari(locale.language);
  return (
    // Firefox prints parts of a grid over one another where a page ends.
    <section className="relative grid gap-10 lg:grid-cols-[1fr_24.25rem] lg:gap-x-18 print:block">
      <div>
        <p className="mb-3 text-sm font-medium text-thread-text">
          <HindiInText isHindi={isHindi}>{`${name}, ${role}`}</HindiInText>
        </p>
        <h1>{profile.title}</h1>
        <Lead className="mt-6">
          <HindiInText isHindi={isHindi}>{profile.lead}</HindiInText>
        </Lead>
        <p className="mt-4 max-w-[36em]">
          <HindiInText isHindi={isHindi}>{profile.text}</HindiInText>
        </p>
      </div>
      {children}
      {/* The thread leaves the margin and is tied to the panel. */}
      <div className="absolute right-97 bottom-10 left-[calc(var(--spacing-line)-var(--spacing-start))] hidden h-14 rounded-bl-[3.5rem] border-b-2 border-l-2 border-thread lg:row-start-1 lg:row-end-2 lg:block">
        <div className="absolute -right-[7px] -bottom-2 size-3.5 rounded-full bg-thread" />
      </div>
      {/* In the place of a portrait. */}
      <DarkPanel
        asChild
        className="mt-0 grid max-w-md break-inside-avoid content-between gap-5 md:max-lg:max-w-none md:max-lg:grid-cols-[1fr_20rem] md:max-lg:grid-rows-[auto_auto_1fr] md:max-lg:gap-x-12 lg:col-start-2 lg:row-start-1 lg:min-h-144 print:mt-6"
      >
        <figure aria-labelledby="favourite-sutra">
          <figcaption
            id="favourite-sutra"
            className="border-b pb-3 font-strong md:max-lg:col-span-full"
          >
            {favourite.title}
          </figcaption>
          <Sutra
            {...sutras.vilokanam}
            meaning={words.vedic.sutras.vilokanam}
            className="text-[clamp(2.5rem,2rem+2vw,3.25rem)]"
          />
          <Illustration
            drawing={reciprocalDrawing()}
            label={favourite.label}
            className="w-full max-w-88 md:max-lg:col-start-2 md:max-lg:row-[2/4]"
          />
          <p className="text-sm text-muted-foreground">{favourite.note}</p>
        </figure>
      </DarkPanel>
    </section>
  );
}

function Stats({ locale: { language, tag, words }, numeral }: Props) {
  const { title, facts } = words.about.stats;
  return (
    <Section numeral={numeral} headingId="stats" heading={title}>
      <RuledList className="mt-6 grid gap-x-5 max-md:grid-cols-2 max-md:*:last:odd:col-span-2 md:grid-cols-[max-content_1fr] md:gap-x-8 lg:grid-cols-[max-content_15rem_1fr]">
        {countsShown().map(({ name, count }) => (
          <li
            key={name}
            className="py-4 md:col-span-full md:grid md:grid-cols-subgrid md:items-baseline"
          >
            <p className="font-display text-[clamp(2rem,10vw,3.25rem)] leading-none tracking-[-0.02em] md:text-right md:text-[clamp(3.25rem,1.9rem+4.4vw,6rem)]">
              {formatNumber(count.n, tag)}
              {count.more && <span className="text-thread-text">+</span>}
            </p>
            <h3 className="wrap-anywhere">{unitOf(count, facts[name].unit, tag)}</h3>
            <div className="w-full text-muted-foreground md:col-start-2 lg:col-start-3">
              {facts[name].text && <p>{facts[name].text}</p>}
              {name === 'students' && (
                <HowCounted language={language} counted={site.teaching.counted} className="mt-1" />
              )}
            </div>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}

function Mission({ locale, numeral }: Props) {
  const { title, statement, texts } = locale.words.about.mission;
  return (
    <Section numeral={numeral} split className="grid gap-y-6" headingId="mission" heading={title}>
      <p className="font-display text-[clamp(1.5rem,1.15rem+1.6vw,2.375rem)] leading-label tracking-[-0.008em] text-balance">
        {statement}
      </p>
      <div className="grid gap-x-10 gap-y-4 lg:col-start-2 lg:grid-cols-2">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}

function Career({ locale, numeral }: Props) {
  const { title } = locale.words.about.career;
  return (
    <Section numeral={numeral} headingId="career" heading={title}>
      <Steps variant="margin" className="mt-6 grid gap-4 md:gap-8">
        {eventsOf(locale).map(({ year, title, text }) => (
          <li
            key={`${year} ${title}`}
            className="grid gap-x-8 md:grid-cols-[8rem_1fr] md:items-baseline lg:grid-cols-[4fr_8fr] lg:gap-x-16"
          >
            <time dateTime={year} className="font-display text-h2 leading-[1.1] text-thread-text">
              {year}
            </time>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-muted-foreground lg:max-w-[36em]">
                <HindiInText isHindi={isInDevanagari(locale.language)}>{text}</HindiInText>
              </p>
            </div>
          </li>
        ))}
      </Steps>
    </Section>
  );
}

function NextSteps({ locale: { paths, words } }: { locale: Locale }) {
  const { closing } = words.about;
  return (
    <section className="pt-section print:hidden" aria-labelledby="closing">
      <CallToAction>
        <div>
          <h2 id="closing">{closing.title}</h2>
          <Lead className="mt-3">{closing.lead}</Lead>
          <ButtonLink className="mt-2" href={`${paths.home}#course`}>
            {closing.course}
          </ButtonLink>
        </div>
        <Actions>
          <ButtonLink variant="chat" href={chatLink(words.shell.demoMessage)}>
            {closing.demo}
          </ButtonLink>
          {books.length > 0 && <ButtonLink href={paths.books}>{closing.books}</ButtonLink>}
          <ButtonLink href={paths.contact}>{closing.contact}</ButtonLink>
        </Actions>
      </CallToAction>
    </section>
  );
}

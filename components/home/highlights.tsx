import { NinePointCircle } from '@/components/drawings/nine-point';
import { HindiInText } from '@/components/site/hindi-in-text';
import { HowCounted } from '@/components/site/how-counted';
import { isInDevanagari } from '@/content/languages';
import { Section } from '@/components/site/section';
import { heroSeconds } from '@/content/sums';
import { type Count } from '@/content/teaching-schema';
import { site } from '@/content/site';
import { type Locale } from '@/lib/words/locale';
import { classLanguages, isShownAsFigure, shownCounts } from '@/lib/words/fact-texts';
import { formatCount, unitOf } from '@/lib/text/counted';
import { cn } from '@/lib/utils';

const exactly = (n: number): Count => ({ n, more: false });
const languages = { name: 'languages', count: exactly(classLanguages().length) } as const;

/** Those of the teacher are left out where there is nothing to show. */
const highlights = [
  { name: 'seconds', count: exactly(heroSeconds.vedic) },
  ...shownCounts(['countries']),
  ...(isShownAsFigure(languages.count) ? [languages] : []),
  ...shownCounts(['students']),
] as const;

export function Highlights({
  locale: { language, tag, words },
  numeral,
}: {
  locale: Locale;
  numeral: string;
}) {
  const { title, facts } = words.home.highlights;
  const isHindi = isInDevanagari(language);
  return (
    <Section numeral={numeral} split>
      <div>
        <h2>{title}</h2>
        <NinePointCircle className="mt-8 -ml-5 hidden max-w-76 lg:block" />
      </div>
      <ul className="mt-5 grid grid-cols-2 border-t-2 border-t-foreground *:last:odd:col-span-2 lg:mt-[0.4rem]">
        {highlights.map(({ name, count }) => (
          <li key={name} className="border-b pt-4 pr-4 pb-3">
            <h3 className="mb-2 text-lg">{facts[name].title}</h3>
            <p className="font-display text-h2 leading-none whitespace-nowrap md:text-h1">
              {formatCount(count, tag)}
              <small
                // The head line of Devanagari is above capitals: it would touch the comma of a figure.
                className={cn('block text-lg text-muted-foreground', isHindi && 'mt-2')}
              >{` ${unitOf(count, facts[name].unit, tag)}`}</small>
            </p>
            <p className="mt-2 text-sm text-muted-foreground">
              <HindiInText isHindi={isHindi}>{facts[name].text}</HindiInText>
            </p>
            {name === 'students' && (
              <HowCounted
                language={language}
                counted={site.teaching.counted}
                className="mt-1 text-sm"
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

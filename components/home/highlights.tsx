import { NinePointCircle } from '@/components/drawings/nine-point';
import { Section } from '@/components/site/section';
import { site } from '@/content/site';
import { heroSeconds } from '@/content/sums';
import { type Locale } from '@/lib/locale';
import { formatNumber } from '@/lib/text/format';

const names = ['seconds', 'countries', 'languages', 'students'] as const;

const numerals = {
  seconds: { value: heroSeconds.vedic, plus: '' },
  countries: { value: site.teaching.countries, plus: '+' },
  languages: { value: site.languages.length, plus: '' },
  students: { value: site.teaching.students, plus: '+' },
};

export function Highlights({
  locale: { tag, words },
  numeral,
}: {
  locale: Locale;
  numeral: string;
}) {
  const { title, facts } = words.home.highlights;
  return (
    <Section numeral={numeral} split>
      <div>
        <h2>{title}</h2>
        <NinePointCircle className="mt-8 -ml-5 hidden max-w-76 lg:block" />
      </div>
      <ul className="mt-5 grid grid-cols-2 border-t-2 border-t-foreground lg:mt-[0.4rem]">
        {names.map((name) => (
          <li key={name} className="border-b pt-4 pr-4 pb-3">
            <h3 className="mb-2 text-lg">{facts[name].title}</h3>
            <p className="font-display text-h2 leading-none whitespace-nowrap md:text-h1">
              {formatNumber(numerals[name].value, tag) + numerals[name].plus}
              <small className="block text-lg text-muted-foreground">{` ${facts[name].unit}`}</small>
            </p>
            <p className="mt-2 text-sm text-muted-foreground">{facts[name].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

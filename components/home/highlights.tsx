import { type HomeWords } from '@/content/en/home';
import { site } from '@/content/site';
import { heroSeconds } from '@/content/sums';
import { formatNumber } from '@/lib/text/format';
import { NinePointCircle } from '@/components/drawings/nine-point';
import { FactList } from '@/components/site/facts';
import { Section } from '@/components/site/section';

const numerals = {
  seconds: { value: heroSeconds.vedic, plus: '' },
  countries: { value: site.teaching.countries, plus: '+' },
  languages: { value: site.languages.length, plus: '' },
  students: { value: site.teaching.students, plus: '+' },
};

export function Highlights({ words, tag }: { words: HomeWords['highlights']; tag: string }) {
  const { title, facts, circle } = words;
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

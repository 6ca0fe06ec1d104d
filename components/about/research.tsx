import { Illustration } from '@/components/drawings/illustration';
import { Seal } from '@/components/drawings/mark';
import { sutraDrawings } from '@/components/drawings/sutras';
import { Details } from '@/components/site/details';
import { HindiInText } from '@/components/site/hindi-in-text';
import { RuledList } from '@/components/site/lists';
import { Lead, Section } from '@/components/site/section';
import { Sutra } from '@/components/site/sutra';
import { isInDevanagari } from '@/content/languages';
import { sutras } from '@/content/sutras';
import { type Locale } from '@/lib/words/locale';
import { keepSumsTogether } from '@/lib/text/format';
import { placedDegrees } from '@/lib/words/teacher';

const areas = [
  ['complement', 'nikhilam'],
  ['crosswise', 'urdhva'],
  ['recurring', 'ekadhikena'],
  ['check', 'gunitasamuccayah'],
] as const;

interface Props {
  locale: Locale;
  numeral: string;
}

export function Research({ locale: { words }, numeral }: Props) {
  const { research } = words.about;
  return (
    <Section numeral={numeral} headingId="research" heading={research.title}>
      <Lead className="mt-3">{research.lead}</Lead>
      <RuledList className="mt-6 [&_figure_svg]:w-full [&_figure_svg]:max-w-88">
        {areas.map(([area, sutra], index) => (
          <li key={area} className="break-inside-avoid">
            <Details
              className="details-shown-in-print rounded-none border-0 px-0 py-2"
              open={index === 0}
              summary={<h3>{research.areas[area].title}</h3>}
            >
              <div className="grid gap-5 pt-1 pb-5 md:grid-cols-[1fr_18rem] md:gap-x-12 lg:grid-cols-[7fr_4fr] lg:gap-x-18">
                <div>
                  <Sutra
                    {...sutras[sutra]}
                    meaning={words.vedic.sutras[sutra]}
                    className="text-h2 text-foreground"
                  />
                  {research.areas[area].text && <p className="mt-3">{research.areas[area].text}</p>}
                </div>
                <figure>
                  <Illustration drawing={sutraDrawings[area]} />
                  <figcaption className="mt-2 text-sm text-balance text-muted-foreground">
                    {keepSumsTogether(research.areas[area].caption)}
                  </figcaption>
                </figure>
              </div>
            </Details>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}

const stars = [2, 1, 4] as const;

interface Group {
  title: string;
  badges: readonly { title: string; text: string }[];
}

/** A badge whose fact is not there has no title. The owner may have none. */
export function shownGroups({ words }: Locale): readonly Group[] {
  const { groups: own, degrees: title } = words.about.recognition;
  const groups: readonly Group[] = [...own, { title, badges: placedDegrees() }];
  return groups
    .map((group) => ({ ...group, badges: group.badges.filter((badge) => badge.title) }))
    .filter(({ badges }) => badges.length > 0);
}

export function Recognition({ locale, numeral }: Props) {
  const { title } = locale.words.about.recognition;
  const isHindi = isInDevanagari(locale.language);
  return (
    <Section
      numeral={numeral}
      className="-mt-10 lg:col-span-full"
      headingId="recognition"
      heading={title}
    >
      <div className="mt-6 grid gap-6 lg:grid-cols-2 lg:gap-x-16">
        {shownGroups(locale).map(({ title, badges }) => (
          <div key={title}>
            <h3>{title}</h3>
            <RuledList className="mt-3">
              {badges.map((badge, index) => (
                <li
                  key={badge.title}
                  className="grid grid-cols-[3rem_1fr] items-center gap-4 py-2.5"
                >
                  <Seal by={stars[index % stars.length]!} />
                  <p>
                    <span className="block font-display text-xl leading-tight">
                      <HindiInText isHindi={isHindi}>{badge.title}</HindiInText>
                    </span>
                    <span className="text-sm text-muted-foreground">
                      <HindiInText isHindi={isHindi}>{badge.text}</HindiInText>
                    </span>
                  </p>
                </li>
              ))}
            </RuledList>
          </div>
        ))}
      </div>
    </Section>
  );
}

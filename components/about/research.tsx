import { Illustration } from '@/components/drawings/illustration';
import { Seal } from '@/components/drawings/mark';
import { sutraDrawings } from '@/components/drawings/sutras';
import { RuledList } from '@/components/site/lists';
import { Lead, Section } from '@/components/site/section';
import { Sutra } from '@/components/site/sutra';
import { sutras } from '@/content/sutras';
import { type Locale } from '@/lib/locale';
import { keepSumsTogether } from '@/lib/text/format';

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
    <Section
      numeral={numeral}
      className="lazy-layout [--lazy-height:143rem] xs:[--lazy-height:134rem] md:[--lazy-height:82rem]"
      headingId="research"
      heading={research.title}
    >
      <Lead className="mt-3">{research.lead}</Lead>
      <RuledList className="mt-8 [&_svg]:w-full [&_svg]:max-w-88">
        {areas.map(([area, sutra]) => (
          <li
            key={area}
            className="grid break-inside-avoid gap-6 py-8 md:grid-cols-[1fr_18rem] md:gap-x-12 lg:grid-cols-[7fr_4fr] lg:items-center lg:gap-x-18"
          >
            <div>
              <Sutra
                {...sutras[sutra]}
                meaning={words.vedic.sutras[sutra]}
                className="text-h2 text-foreground"
              />
              <h3 className="mt-5">{research.areas[area].title}</h3>
              <p className="mt-1">{research.areas[area].text}</p>
            </div>
            <figure>
              <Illustration drawing={sutraDrawings[area]} />
              <figcaption className="mt-2 text-sm text-balance text-muted-foreground">
                {keepSumsTogether(research.areas[area].caption)}
              </figcaption>
            </figure>
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
  const groups: readonly Group[] = words.about.recognition.groups;
  return groups
    .map((group) => ({ ...group, badges: group.badges.filter((badge) => badge.title) }))
    .filter(({ badges }) => badges.length > 0);
}

export function Recognition({ locale, numeral }: Props) {
  const { title } = locale.words.about.recognition;
  return (
    <Section
      numeral={numeral}
      className="lazy-layout [--lazy-height:calc(70rem-70vw)] xs:[--lazy-height:49rem] lg:[--lazy-height:27rem]"
      headingId="recognition"
      heading={title}
    >
      <div className="mt-8 grid gap-10 lg:grid-cols-2 lg:gap-x-16">
        {shownGroups(locale).map(({ title, badges }) => (
          <div key={title}>
            <h3>{title}</h3>
            <RuledList className="mt-3">
              {badges.map((badge, index) => (
                <li key={badge.title} className="grid grid-cols-[4rem_1fr] items-center gap-5 py-4">
                  <Seal by={stars[index % stars.length]!} />
                  <p>
                    <span className="block font-display text-xl leading-tight">{badge.title}</span>
                    <span className="text-sm text-muted-foreground">{badge.text}</span>
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

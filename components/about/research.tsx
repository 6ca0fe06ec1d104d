import { Facts } from '@/components/site/facts';
import { Lead, Section } from '@/components/site/section';
import { Sutra } from '@/components/site/sutra';
import { Illustration } from '@/components/drawings/illustration';
import { sutraDrawings } from '@/components/drawings/sutras';
import { type AboutWords } from '@/content/en/about';
import { type VedicWords } from '@/content/en/vedic';
import { sutras } from '@/content/sutras';
import { keepSumsTogether } from '@/lib/text/format';

const areas = [
  ['complement', 'nikhilam'],
  ['crosswise', 'urdhva'],
  ['recurring', 'ekadhikena'],
  ['check', 'gunitasamuccayah'],
] as const;

export function Research({
  words,
  meanings,
}: {
  words: AboutWords['research'];
  meanings: VedicWords['sutras'];
}) {
  return (
    <Section numeral="४" className="lazy-layout" aria-labelledby="research">
      <h2 id="research">{words.title}</h2>
      <Lead className="mt-3">{words.lead}</Lead>
      <Facts className="mt-8 [&_svg]:w-full [&_svg]:max-w-88">
        {areas.map(([area, sutra]) => (
          <li
            key={area}
            className="grid break-inside-avoid gap-6 py-8 md:grid-cols-[1fr_18rem] md:gap-x-12 lg:grid-cols-[7fr_4fr] lg:items-center lg:gap-x-18"
          >
            <div>
              <Sutra
                {...sutras[sutra]}
                meaning={meanings[sutra]}
                className="text-h2 text-foreground"
              />
              <h3 className="mt-5">{words.areas[area].title}</h3>
              <p className="mt-1">{words.areas[area].text}</p>
            </div>
            <figure>
              <Illustration drawing={sutraDrawings[area]} />
              <figcaption className="mt-2 text-sm text-balance text-muted-foreground">
                {keepSumsTogether(words.areas[area].caption)}
              </figcaption>
            </figure>
          </li>
        ))}
      </Facts>
    </Section>
  );
}

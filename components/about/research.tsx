import { Facts } from '@/components/ui/facts';
import { Lead } from '@/components/ui/lead';
import { Section } from '@/components/ui/section';
import { Sutra } from '@/components/ui/sutra';
import { type AboutTexts } from '@/content/en/about';
import { SutraFigure } from './sutra-figure';

/** Each field of work stands under the sutra it comes from. */
export function Research({ texts }: { texts: AboutTexts['research'] }) {
  return (
    <Section numeral="४" className="lazy-layout" aria-labelledby="research">
      <h2 id="research">{texts.title}</h2>
      <Lead className="mt-3">{texts.lead}</Lead>
      <Facts className="mt-8 [&_svg]:w-full [&_svg]:max-w-88">
        {texts.areas.map((area) => (
          <li
            key={area.figure}
            className="grid break-inside-avoid gap-6 py-8 md:grid-cols-[1fr_18rem] md:gap-x-12 lg:grid-cols-[7fr_4fr] lg:items-center lg:gap-x-18"
          >
            <div>
              <Sutra {...area} className="text-h2 text-foreground" />
              <h3 className="mt-5">{area.title}</h3>
              <p className="mt-1">{area.text}</p>
            </div>
            <SutraFigure kind={area.figure} caption={area.caption} />
          </li>
        ))}
      </Facts>
    </Section>
  );
}

import { Lead } from '@/components/ui/lead';
import { Section } from '@/components/ui/section';
import { type AboutTexts } from '@/content/en/about';
import { SutraFigure } from './sutra-figure';

/** Each field of work stands under the sutra it comes from. */
export function Research({ texts }: { texts: AboutTexts['research'] }) {
  return (
    <Section numeral="४" aria-labelledby="research">
      <h2 id="research">{texts.title}</h2>
      <Lead className="mt-3">{texts.lead}</Lead>
      <ol className="research">
        {texts.areas.map((area) => (
          <li key={area.figure}>
            <div>
              <p className="research-sutra">
                <span lang="sa">{area.devanagari}</span>
                <i lang="sa-Latn">{area.transliteration}</i>
                <span className="text-muted-foreground">{area.meaning}</span>
              </p>
              <h3>{area.title}</h3>
              <p className="mt-1">{area.text}</p>
            </div>
            <SutraFigure kind={area.figure} caption={area.caption} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

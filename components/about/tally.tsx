import { Section } from '@/components/ui/section';
import { type AboutTexts } from '@/content/en/about';

/** Figures set under one another like a sum on ruled paper, every plus in its own column. */
export function Tally({ texts }: { texts: AboutTexts['stats'] }) {
  return (
    <Section numeral="१" aria-labelledby="tally">
      <h2 id="tally">{texts.title}</h2>
      <ul className="tally">
        {texts.facts.map(({ numeral, unit, text }) => (
          <li key={unit}>
            <p className="tally-numeral">
              {numeral}
              <span>+</span>
            </p>
            <h3>{unit}</h3>
            <p className="tally-text">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

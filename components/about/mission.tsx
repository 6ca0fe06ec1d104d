import { Section } from '@/components/ui/section';
import { type AboutTexts } from '@/content/en/about';

export function Mission({ texts }: { texts: AboutTexts['mission'] }) {
  return (
    <Section numeral="२" className="mission" aria-labelledby="mission">
      <h2 id="mission">{texts.title}</h2>
      <p className="mission-statement">{texts.statement}</p>
      <div className="mission-texts">
        {texts.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}

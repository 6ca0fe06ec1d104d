import { Section } from '@/components/site/section';
import { type AboutWords } from '@/content/en/about';

export function Mission({ words }: { words: AboutWords['mission'] }) {
  return (
    <Section numeral="२" split className="grid gap-y-6 lazy-layout" aria-labelledby="mission">
      <h2 id="mission">{words.title}</h2>
      <p className="font-display text-[clamp(1.5rem,1.15rem+1.6vw,2.375rem)] leading-[1.3] tracking-[-0.008em] text-balance">
        {words.statement}
      </p>
      <div className="grid gap-x-10 gap-y-4 lg:col-start-2 lg:grid-cols-2">
        {words.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}

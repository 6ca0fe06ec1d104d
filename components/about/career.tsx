import { Section } from '@/components/site/section';
import { Steps } from '@/components/site/steps';
import { type AboutWords } from '@/content/en/about';

export function Career({ words }: { words: AboutWords['career'] }) {
  return (
    <Section numeral="३" className="lazy-layout" aria-labelledby="career">
      <h2 id="career">{words.title}</h2>
      <Steps variant="margin" className="mt-10 grid gap-8">
        {words.events.map(({ year, title, text }) => (
          <li
            key={`${year} ${title}`}
            className="grid gap-x-8 md:grid-cols-[8rem_1fr] md:items-baseline lg:grid-cols-[4fr_8fr] lg:gap-x-16"
          >
            <time dateTime={year} className="font-display text-h2 leading-[1.1] text-thread-text">
              {year}
            </time>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-muted-foreground lg:max-w-[36em]">{text}</p>
            </div>
          </li>
        ))}
      </Steps>
    </Section>
  );
}

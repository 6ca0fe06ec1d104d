import { Section } from '@/components/site/section';
import { type AboutWords } from '@/content/en/about';

export function Career({ words }: { words: AboutWords['career'] }) {
  return (
    <Section numeral="३" className="lazy-layout" aria-labelledby="career">
      <h2 id="career">{words.title}</h2>
      <ol className="mt-10 grid gap-8">
        {words.events.map(({ year, title, text }) => (
          <li
            key={`${year} ${title}`}
            className="relative grid gap-x-8 before:absolute before:top-2 before:left-[calc(var(--spacing-line)-var(--spacing-start)-6px)] before:size-3.5 before:rounded-full before:border-2 before:border-thread before:bg-background last:before:bg-thread md:grid-cols-[8rem_1fr] md:items-baseline md:before:top-[0.9rem] lg:grid-cols-[4fr_8fr] lg:gap-x-16"
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
      </ol>
    </Section>
  );
}

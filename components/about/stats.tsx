import { Facts } from '@/components/site/facts';
import { Section } from '@/components/site/section';
import { type AboutWords } from '@/content/en/about';
import { site } from '@/content/site';
import { formatNumber } from '@/lib/text/format';

const order = ['students', 'years', 'countries', 'booksWritten'] as const;

export function Stats({ words, tag }: { words: AboutWords['stats']; tag: string }) {
  return (
    <Section numeral="१" aria-labelledby="stats">
      <h2 id="stats">{words.title}</h2>
      <Facts className="mt-8 grid grid-cols-[max-content_1fr] gap-x-2 md:gap-x-8 lg:grid-cols-[max-content_15rem_1fr]">
        {order.map((name) => (
          <li
            key={name}
            className="col-span-full grid grid-cols-subgrid items-baseline gap-y-1 pt-5 pb-[1.1rem]"
          >
            <p className="text-right font-display text-[clamp(2.5rem,13.4vw,3.25rem)] leading-none tracking-[-0.02em] md:text-[clamp(3.25rem,1.9rem+4.4vw,6rem)]">
              {formatNumber(site.teaching[name], tag)}
              <span className="text-thread-text">+</span>
            </p>
            <h3 className="wrap-anywhere">{words.facts[name].unit}</h3>
            <p className="col-span-full text-muted-foreground md:col-start-2 lg:col-start-3">
              {words.facts[name].text}
            </p>
          </li>
        ))}
      </Facts>
    </Section>
  );
}

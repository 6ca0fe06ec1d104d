import { Seal } from '@/components/drawings/nine-point';
import { Facts } from '@/components/site/facts';
import { Section } from '@/components/site/section';
import { type AboutWords } from '@/content/en/about';

const walks = [2, 1, 4] as const;

export function Recognition({ words }: { words: AboutWords['recognition'] }) {
  return (
    <Section numeral="५" className="lazy-layout" aria-labelledby="recognition">
      <h2 id="recognition">{words.title}</h2>
      <div className="mt-8 grid gap-10 lg:grid-cols-2 lg:gap-x-16">
        {words.groups.map(({ title, badges }) => (
          <div key={title}>
            <h3>{title}</h3>
            <Facts className="mt-3">
              {badges.map((badge, index) => (
                <li key={badge.title} className="grid grid-cols-[4rem_1fr] items-center gap-5 py-4">
                  <Seal by={walks[index % walks.length]!} />
                  <p>
                    <span className="block font-display text-xl leading-tight">{badge.title}</span>
                    <span className="text-sm text-muted-foreground">{badge.text}</span>
                  </p>
                </li>
              ))}
            </Facts>
          </div>
        ))}
      </div>
    </Section>
  );
}

import { Seal } from '@/components/illustrations/nine-point';
import { Section } from '@/components/ui/section';
import { type AboutTexts } from '@/content/en/about';

const walks = [2, 1, 4] as const;

export function Recognition({ texts }: { texts: AboutTexts['recognition'] }) {
  return (
    <Section numeral="५" aria-labelledby="recognition">
      <h2 id="recognition">{texts.title}</h2>
      <div className="recognition">
        {texts.groups.map(({ title, badges }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {badges.map((badge, index) => (
                <li key={badge.title}>
                  <Seal by={walks[index % walks.length]!} />
                  <p>
                    <b>{badge.title}</b>
                    <span>{badge.text}</span>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

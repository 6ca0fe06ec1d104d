import { Section } from '@/components/ui/section';
import { type AboutTexts } from '@/content/en/about';
import { fill } from '@/lib/format';

interface Props {
  texts: AboutTexts['career'];
  city: string;
}

/** The years hang from the margin's own thread: a ring for each, the last one filled. */
export function Career({ texts, city }: Props) {
  return (
    <Section numeral="३" aria-labelledby="career">
      <h2 id="career">{texts.title}</h2>
      <ol className="career">
        {texts.events.map(({ year, title, text }) => (
          <li key={year}>
            <time dateTime={year}>{year}</time>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-muted-foreground">{fill(text, { city })}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

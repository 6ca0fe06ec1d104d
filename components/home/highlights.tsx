import { home } from '@/content/en/home';
import { NinePointCircle } from '@/components/illustrations/nine-point';
import { FactList } from '@/components/ui/facts';
import { Section } from '@/components/ui/section';

export function Highlights() {
  const { title, facts, circle } = home.highlights;
  return (
    <Section numeral="१" split>
      <div>
        <h2>{title}</h2>
        <figure className="mt-10 -ml-5 hidden max-w-76 lg:block">
          <NinePointCircle label={circle.label} />
          <figcaption className="max-w-72 pl-5 text-sm text-muted-foreground">
            {circle.caption}
          </figcaption>
        </figure>
      </div>
      <FactList facts={facts} />
    </Section>
  );
}

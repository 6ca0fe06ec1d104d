import { home } from '@/content/en/home';
import { NinePointCircle } from '@/components/illustrations/nine-point';
import { Fact, Facts, FactText } from '@/components/ui/facts';
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
      <Facts className="mt-8 lg:mt-[0.4rem]">
        {facts.map(({ numeral, unit, title, text }) => (
          <Fact key={title} numeral={numeral} unit={unit}>
            <FactText title={title} text={text} />
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

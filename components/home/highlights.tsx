import { home } from '@/content/en/home';
import { Fact, Facts, FactText } from '@/components/ui/facts';
import { Section } from '@/components/ui/section';
import { NinePointCircle } from './nine-point-circle';

export function Highlights() {
  const { title, facts, circle } = home.highlights;
  return (
    <Section numeral="१" split>
      <div>
        <h2>{title}</h2>
        <figure className="circle">
          <NinePointCircle label={circle.label} />
          <figcaption>{circle.caption}</figcaption>
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

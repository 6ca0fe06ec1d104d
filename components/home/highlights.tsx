import { home } from '@/content/en/home';
import { Facts } from '@/components/ui/facts';
import { Section } from '@/components/ui/section';
import { NinePointCircle } from './nine-point-circle';

export function Highlights() {
  const { title, facts, circle } = home.highlights;
  return (
    <Section numeral="१" className="split">
      <div>
        <h2>{title}</h2>
        <figure className="circle">
          <NinePointCircle label={circle.label} />
          <figcaption>{circle.caption}</figcaption>
        </figure>
      </div>
      <Facts facts={facts} />
    </Section>
  );
}

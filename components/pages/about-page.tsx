import { AboutClosing } from '@/components/about/about-closing';
import { Career } from '@/components/about/career';
import { Mission } from '@/components/about/mission';
import { Profile } from '@/components/about/profile';
import { Recognition } from '@/components/about/recognition';
import { Research } from '@/components/about/research';
import { Stats } from '@/components/about/stats';
import { JsonLd } from '@/components/site/json-ld';
import { Page } from '@/components/site/page';
import { type Edition } from '@/lib/editions';
import { graphOf } from '@/lib/seo/graphs';

export function AboutPage({ edition }: { edition: Edition }) {
  const { tag, words } = edition;
  const { about, vedic } = words;
  return (
    <Page>
      <JsonLd data={graphOf('about', edition)} />
      <Profile words={about} meanings={vedic.sutras} />
      <Stats words={about.stats} tag={tag} />
      <Mission words={about.mission} />
      <Career words={about.career} />
      <Research words={about.research} meanings={vedic.sutras} />
      <Recognition words={about.recognition} />
      <AboutClosing edition={edition} />
    </Page>
  );
}

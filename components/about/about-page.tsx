import { AboutClosing } from '@/components/about/about-closing';
import { Career } from '@/components/about/career';
import { Mission } from '@/components/about/mission';
import { Profile } from '@/components/about/profile';
import { Recognition } from '@/components/about/recognition';
import { Research } from '@/components/about/research';
import { Stats } from '@/components/about/stats';
import { JsonLd } from '@/components/site/json-ld';
import { Page } from '@/components/site/page';
import { type Locale } from '@/lib/locale';
import { graphOf } from '@/lib/seo/graphs';

export function AboutPage({ locale }: { locale: Locale }) {
  const { tag, words } = locale;
  const { about, vedic } = words;
  return (
    <Page>
      <JsonLd data={graphOf('about', locale)} />
      <Profile words={about} meanings={vedic.sutras} />
      <Stats words={about.stats} tag={tag} />
      <Mission words={about.mission} />
      <Career words={about.career} />
      <Research words={about.research} meanings={vedic.sutras} />
      <Recognition words={about.recognition} />
      <AboutClosing locale={locale} />
    </Page>
  );
}

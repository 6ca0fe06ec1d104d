import { AboutClosing } from '@/components/about/about-closing';
import { Career } from '@/components/about/career';
import { Mission } from '@/components/about/mission';
import { Profile } from '@/components/about/profile';
import { Recognition } from '@/components/about/recognition';
import { Research } from '@/components/about/research';
import { Stats } from '@/components/about/stats';
import { JsonLd } from '@/components/ui/json-ld';
import { Page } from '@/components/ui/page';
import { about } from '@/content/en/about';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { graphs } from '@/lib/seo/graphs';
import { pageMetadata } from '@/lib/seo/metadata';
import { whatsappLink } from '@/lib/contact/whatsapp';

export const metadata = pageMetadata('about');

export default function AboutPage() {
  return (
    <Page>
      <JsonLd data={graphs.about()} />
      <Profile texts={about.profile} favourite={about.favourite} site={site} />
      <Stats texts={about.stats} />
      <Mission texts={about.mission} />
      <Career texts={about.career} city={site.city} />
      <Research texts={about.research} />
      <Recognition texts={about.recognition} />
      <AboutClosing texts={about.closing} chat={whatsappLink(site.phone, shell.demoMessage)} />
    </Page>
  );
}

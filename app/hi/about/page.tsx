import { AboutPage } from '@/components/about/about-page';
import { locales } from '@/lib/words/locale';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('about', locales.hi);

export default function Page() {
  return <AboutPage locale={locales.hi} />;
}

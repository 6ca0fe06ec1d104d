import { AboutPage } from '@/components/about/about-page';
import { locales } from '@/lib/words/locale';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('about', locales.en);

export default function Page() {
  return <AboutPage locale={locales.en} />;
}

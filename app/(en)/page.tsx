import { HomePage } from '@/components/home/home-page';
import { locales } from '@/lib/words/locale';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('home', locales.en);

export default function Page() {
  return <HomePage locale={locales.en} />;
}

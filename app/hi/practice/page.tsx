import { PracticePage } from '@/components/practice/practice-page';
import { locales } from '@/lib/words/locale';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('practice', locales.hi);

export default function Page() {
  return <PracticePage locale={locales.hi} />;
}

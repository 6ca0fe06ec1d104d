import { MethodsPage } from '@/components/methods/methods-page';
import { locales } from '@/lib/words/locale';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('methods', locales.hi);

export default function Page() {
  return <MethodsPage locale={locales.hi} />;
}

import { LawPage } from '@/components/law/law-page';
import { locales } from '@/lib/words/locale';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('terms', locales.en);

export default function Page() {
  return <LawPage page="terms" locale={locales.en} />;
}

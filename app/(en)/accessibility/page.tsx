import { LawPage } from '@/components/law/law-page';
import { locales } from '@/lib/words/locale';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('accessibility', locales.en);

export default function Page() {
  return <LawPage page="accessibility" locale={locales.en} />;
}

import { LawPage } from '@/components/pages/law-page';
import { editions } from '@/lib/editions';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('accessibility', editions.en);

export default function Page() {
  return <LawPage page="accessibility" edition={editions.en} />;
}

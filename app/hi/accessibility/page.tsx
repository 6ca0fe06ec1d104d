import { LawPage } from '@/components/pages/law-page';
import { editions } from '@/lib/editions';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('accessibility', editions.hi);

export default function Page() {
  return <LawPage page="accessibility" edition={editions.hi} />;
}

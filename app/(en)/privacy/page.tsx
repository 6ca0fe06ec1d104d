import { LawPage } from '@/components/pages/law-page';
import { editions } from '@/lib/editions';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('privacy', editions.en);

export default function Page() {
  return <LawPage page="privacy" edition={editions.en} />;
}

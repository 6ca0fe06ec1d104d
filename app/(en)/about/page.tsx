import { AboutPage } from '@/components/pages/about-page';
import { editions } from '@/lib/editions';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('about', editions.en);

export default function Page() {
  return <AboutPage edition={editions.en} />;
}

import { HomePage } from '@/components/pages/home-page';
import { editions } from '@/lib/editions';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('home', editions.en);

export default function Page() {
  return <HomePage edition={editions.en} />;
}

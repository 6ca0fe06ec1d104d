import { ContactPage } from '@/components/pages/contact-page';
import { editions } from '@/lib/editions';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('contact', editions.hi);

export default function Page() {
  return <ContactPage edition={editions.hi} />;
}

import { ContactPage } from '@/components/contact/contact-page';
import { locales } from '@/lib/words/locale';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('contact', locales.hi);

export default function Page() {
  return <ContactPage locale={locales.hi} />;
}

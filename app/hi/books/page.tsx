import { BooksPage } from '@/components/books/books-page';
import { locales } from '@/lib/words/locale';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('books', locales.hi);

export default function Page() {
  return <BooksPage locale={locales.hi} />;
}

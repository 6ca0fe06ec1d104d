import { BooksPage } from '@/components/books/books-page';
import { locales } from '@/lib/words/locale';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('books', locales.en);

export default function Page() {
  return <BooksPage locale={locales.en} />;
}

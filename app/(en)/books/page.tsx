import { BooksPage } from '@/components/pages/books-page';
import { editions } from '@/lib/editions';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('books', editions.en);

export default function Page() {
  return <BooksPage edition={editions.en} />;
}

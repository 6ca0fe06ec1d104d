import { NotFoundPage } from '@/components/pages/not-found-page';
import { editions } from '@/lib/editions';

export const metadata = { title: editions.en.words.notFound.title };

export default function Page() {
  return <NotFoundPage edition={editions.en} />;
}

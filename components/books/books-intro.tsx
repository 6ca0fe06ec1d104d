import { Lead } from '@/components/ui/lead';
import { booksPage } from '@/content/en/books';
import { site } from '@/content/site';
import { fill, formatPhone } from '@/lib/text/format';

export function BooksIntro() {
  const { title, lead, print } = booksPage;
  return (
    <div>
      <h1>{title}</h1>
      <Lead className="mt-5">{lead}</Lead>
      <p className="mt-1 hidden print:block">
        {fill(print, { phone: formatPhone(site.phone), email: site.email })}
      </p>
    </div>
  );
}

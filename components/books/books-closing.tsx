import { ButtonLink } from '@/components/ui/button';
import { ChatIcon } from '@/components/ui/icons';
import { booksPage } from '@/content/en/books';
import { site } from '@/content/site';
import { whatsappLink } from '@/lib/whatsapp';

export function BooksClosing() {
  const { title, lead, message } = booksPage.closing;
  return (
    <section className="section closing print:hidden" aria-labelledby="books-closing">
      <div>
        <h2 id="books-closing" className="max-w-[11em]">
          {title}
        </h2>
        <p className="lead mt-3">{lead}</p>
      </div>
      <div className="actions">
        <ButtonLink
          variant="chat"
          href={whatsappLink(site.phone, message)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ChatIcon />
          {booksPage.order}
        </ButtonLink>
      </div>
    </section>
  );
}

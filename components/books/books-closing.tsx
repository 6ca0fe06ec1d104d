import { Closing } from '@/components/ui/closing';
import { Actions } from '@/components/ui/actions';
import { Lead } from '@/components/ui/lead';
import { Button } from '@/components/ui/button';
import { ChatIcon } from '@/components/ui/icons';
import { booksPage } from '@/content/en/books';
import { site } from '@/content/site';
import { whatsappLink } from '@/lib/contact/whatsapp';

export function BooksClosing() {
  const { title, lead, message } = booksPage.closing;
  return (
    <section className="pt-section print:hidden" aria-labelledby="books-closing">
      <Closing>
        <div>
          <h2 id="books-closing" className="max-w-[11em]">
            {title}
          </h2>
          <Lead className="mt-3">{lead}</Lead>
        </div>
        <Actions>
          <Button variant="chat" asChild>
            <a href={whatsappLink(site.phone, message)} target="_blank" rel="noopener noreferrer">
              <ChatIcon />
              {booksPage.order}
            </a>
          </Button>
        </Actions>
      </Closing>
    </section>
  );
}

import { Closing } from '@/components/ui/closing';
import { Actions } from '@/components/ui/actions';
import { Lead } from '@/components/ui/lead';
import { Button } from '@/components/ui/button';
import { ChatIcon } from '@/components/ui/icons';
import { OutwardLink } from '@/components/ui/outward-link';
import { type BooksPageWords } from '@/content/en/books';
import { chatLink } from '@/lib/contact/chat';

export function BooksClosing({ words }: { words: BooksPageWords }) {
  const { title, lead, message } = words.closing;
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
            <OutwardLink href={chatLink(message)}>
              <ChatIcon />
              {words.order}
            </OutwardLink>
          </Button>
        </Actions>
      </Closing>
    </section>
  );
}

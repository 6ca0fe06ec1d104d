import { Actions } from '@/components/ui/button';
import { Closing, Lead } from '@/components/site/section';
import { ButtonLink } from '@/components/site/link';
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
          <ButtonLink variant="chat" href={chatLink(message)}>
            {words.order}
          </ButtonLink>
        </Actions>
      </Closing>
    </section>
  );
}

import { Actions } from '@/components/ui/actions';
import { Button } from '@/components/ui/button';
import { ChatIcon } from '@/components/ui/icons';
import { type Book } from '@/content/books';
import { fill } from '@/lib/text/format';
import { chatLink } from '@/lib/contact/chat';
import { type Edition } from '@/lib/editions';
import { PreviewButton } from './preview-button';

interface Props {
  book: Book;
  edition: Edition;
  /** The heading that says which book a button is about. */
  titleId: string;
  purchase?: React.ReactNode;
}

/** What can be done with a book: buy it, order it, look into it. */
export function BookActions({ book, edition: { words }, titleId, purchase }: Props) {
  const { order, orderMessage, buy, preview } = words.booksPage;
  const { title } = words.bookTexts[book.id];
  const newTab = `${book.id}-new-tab`;
  const outward = {
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-describedby': `${titleId} ${newTab}`,
  };
  return (
    <Actions className="print:[&_button]:hidden">
      {purchase}
      {book.price && (
        <Button variant="chat" className="print:hidden" asChild>
          <a href={chatLink(fill(orderMessage, { title }))} {...outward}>
            <ChatIcon />
            {order}
          </a>
        </Button>
      )}
      {book.amazonLink && (
        <Button
          variant="outline"
          className="print:block print:min-h-0 print:border-0 print:p-0 print:text-left"
          asChild
        >
          <a href={book.amazonLink} {...outward}>
            {buy}
          </a>
        </Button>
      )}
      <span id={newTab} hidden>
        {words.shell.opensInNewTab}
      </span>
      <PreviewButton
        address={book.previewUrl ?? `/preview/${book.id}`}
        bookTitle={title}
        describedBy={titleId}
        words={{ ...preview, frame: fill(preview.frame, { title }) }}
      />
    </Actions>
  );
}

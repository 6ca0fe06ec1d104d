import { Actions } from '@/components/ui/button';
import { ButtonLink } from '@/components/site/link';
import { type Book } from '@/content/books';
import { samplePages } from '@/content/sample-pages';
import { fill } from '@/lib/text/format';
import { chatLink } from '@/lib/contact/chat';
import { type Locale } from '@/lib/locale';
import { PreviewButton } from './preview-button';

interface Props {
  book: Book;
  locale: Locale;
  /** The heading that says which book a button is about. */
  titleId: string;
  purchase?: React.ReactNode;
}

export function BookActions({ book, locale: { language, words }, titleId, purchase }: Props) {
  const { order, orderMessage, buy, preview } = words.booksPage;
  const { id, title } = book;
  const samples = book.previewUrl ?? (id in samplePages && `/preview/${language}/${id}`);
  const newTab = `${id}-new-tab`;
  const describedBy = `${titleId} ${newTab}`;
  return (
    <Actions className="print:[&_button]:hidden">
      {purchase}
      {book.price && (
        <ButtonLink
          variant="chat"
          className="print:hidden"
          href={chatLink(fill(orderMessage, { title }))}
          aria-describedby={describedBy}
        >
          {order}
        </ButtonLink>
      )}
      {book.amazonLink && (
        <ButtonLink
          variant="outline"
          className="print:block print:min-h-0 print:border-0 print:p-0 print:text-left"
          href={book.amazonLink}
          aria-describedby={describedBy}
        >
          {buy}
        </ButtonLink>
      )}
      <span id={newTab} hidden>
        {words.shell.opensInNewTab}
      </span>
      {samples && (
        <PreviewButton
          address={samples}
          book={{ title, language: book.language }}
          describedBy={titleId}
          words={{ ...preview, frame: fill(preview.frame, { title }) }}
        />
      )}
    </Actions>
  );
}

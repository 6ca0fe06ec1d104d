import { type ReactNode } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import { type Words } from '@/lib/words/locale';
import { type Shop } from './shop-context';

interface Props extends Pick<Shop, 'books' | 'book' | 'chooseBook'> {
  reference: string | undefined;
  words: Words['payment'];
}

/** What is paid for, which may be chosen here, and the reference that the payment is known by. */
export function PaymentSale({ books, book, chooseBook, reference, words }: Props) {
  return (
    <dl>
      <PaymentFact name={words.dialog.book}>
        {books.length === 1 ? (
          <span lang={book?.language}>{book?.title}</span>
        ) : (
          <NativeSelect
            aria-label={words.dialog.book}
            value={book?.id ?? ''}
            onChange={({ target }) => chooseBook(target.value || undefined)}
          >
            <option value="">{words.dialog.choose}</option>
            {books.map(({ id, title, language }) => (
              <option key={id} value={id} lang={language}>
                {title}
              </option>
            ))}
          </NativeSelect>
        )}
      </PaymentFact>
      {book && (
        <PaymentFact name={words.upi.reference}>
          <code translate="no" className="whitespace-nowrap">
            {reference}
          </code>
          <span className="block text-sm text-muted-foreground">{words.dialog.referenceNote}</span>
        </PaymentFact>
      )}
    </dl>
  );
}

function PaymentFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mr-[0.4rem] inline font-semibold">{name}</dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}

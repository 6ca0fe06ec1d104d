import { orderNote } from './order-parts';
import { ReportedNote } from './reported-note';
import { useShop } from './shop-context';
import { reportedAt } from '@/lib/shop/account/browser/memory';
import { useStored } from '@/components/hooks/use-browser-value';
import { type Buyer } from '@/lib/shop/orders/own-orders';
import { useLazyPart } from '@/lib/browser/lazy';
import { type Words } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';

interface Props {
  user: Buyer;
  words: Words['yourAccount'];
  phone: string;
  hours: string;
  tag: string;
}

/** The orders of the visitor, and the payments that were reported in this browser. */
export function OwnPayments({ user, words, phone, hours, tag }: Props) {
  const { books } = useShop();
  const sum = useStored(() =>
    books.reduce((all, { id }) => all + (reportedAt(user.id, id) ?? 0), 0),
  );
  const { orders = [] } = user;
  const { part } = useLazyPart(orderNote, orders.length > 0);
  if (!sum && orders.length === 0) return null;
  const reported = { ...words.reported, wait: fill(words.reported.wait, { replyHours: hours }) };
  return (
    <section className="grid justify-items-start gap-3 border-t py-4">
      <h3 className="font-semibold">{words.payments}</h3>
      {part &&
        orders.map((order) => {
          const book = books.find(({ id }) => id === order.book);
          const title = book?.title ?? order.title ?? part.words.ebook;
          return (
            <part.OrderNote
              key={order.reference}
              words={part.words}
              order={order}
              user={user}
              phone={phone}
              tag={tag}
              book={{ id: order.book ?? '', title }}
            >
              <p lang={book?.language} className="font-semibold">
                {title}
              </p>
            </part.OrderNote>
          );
        })}
      {books.map((book) => {
        const at = reportedAt(user.id, book.id);
        const isOrdered = part && orders.some((order) => order.book === book.id);
        return (
          at &&
          !isOrdered && (
            <ReportedNote
              key={book.id}
              words={reported}
              at={at}
              user={user}
              book={book}
              phone={phone}
              tag={tag}
            >
              <p lang={book.language} className="font-semibold">
                {book.title}
              </p>
            </ReportedNote>
          )
        );
      })}
    </section>
  );
}

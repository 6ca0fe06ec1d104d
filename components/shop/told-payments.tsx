import { orderNote } from './order-parts';
import { ToldNote } from './told-note';
import { useShop } from './shop-context';
import { toldAt } from '@/lib/account/browser/memory';
import { useStored } from '@/components/hooks/use-stored';
import { type User } from '@/lib/account/user';
import { useLazyPart } from '@/lib/browser/lazy';
import { type Words } from '@/lib/locale';
import { fill } from '@/lib/text/format';

interface Props {
  user: User;
  words: Words['yourAccount'];
  phone: string;
  hours: string;
  tag: string;
}

/** The orders of the visitor, and what was told about payments. */
export function ToldPayments({ user, words, phone, hours, tag }: Props) {
  const { books } = useShop();
  const sum = useStored(() => books.reduce((all, { id }) => all + (toldAt(user.id, id) ?? 0), 0));
  const { orders = [] } = user;
  const { part } = useLazyPart(orderNote, orders.length > 0);
  if (!sum && orders.length === 0) return null;
  const told = { ...words.told, wait: fill(words.told.wait, { replyHours: hours }) };
  return (
    <section className="grid justify-items-start gap-3 border-t py-4">
      <h3 className="font-semibold">{words.payments}</h3>
      {part &&
        orders.map((order) => {
          const book = books.find(({ id }) => id === order.book);
          const title = book?.title ?? part.words.ebook;
          return (
            <part.OrderNote
              key={order.reference}
              words={part.words}
              {...{ order, user, phone, tag }}
              book={{ id: order.book ?? '', title }}
            >
              <p lang={book?.language} className="font-semibold">
                {title}
              </p>
            </part.OrderNote>
          );
        })}
      {books.map((book) => {
        const at = toldAt(user.id, book.id);
        const isOrdered = part && orders.some((order) => order.book === book.id);
        return (
          at &&
          !isOrdered && (
            <ToldNote key={book.id} words={told} {...{ at, user, book, phone, tag }}>
              <p lang={book.language} className="font-semibold">
                {book.title}
              </p>
            </ToldNote>
          )
        );
      })}
    </section>
  );
}

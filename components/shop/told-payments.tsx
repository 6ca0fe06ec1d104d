import { ToldNote } from './told-note';
import { useShop } from './shop-context';
import { toldAt } from '@/lib/account/browser/memory';
import { useStored } from '@/components/hooks/use-stored';
import { type User } from '@/lib/account/user';
import { type Words } from '@/lib/locale';
import { fill } from '@/lib/text/format';

interface Props {
  user: User;
  words: Words['yourAccount'];
  phone: string;
  hours: string;
  tag: string;
}

/** What the visitor has told about payments. */
export function ToldPayments({ user, words, phone, hours, tag }: Props) {
  const { books } = useShop();
  const sum = useStored(() => books.reduce((all, { id }) => all + (toldAt(user.id, id) ?? 0), 0));
  if (!sum) return null;
  const told = { ...words.told, wait: fill(words.told.wait, { replyHours: hours }) };
  return (
    <section className="border-t py-4">
      <h3 className="mb-3 font-semibold">{words.payments}</h3>
      {books.map((book) => {
        const at = toldAt(user.id, book.id);
        return (
          at && (
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

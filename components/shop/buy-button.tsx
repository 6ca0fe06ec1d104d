'use client';

import { LazyButton } from '@/components/site/lazy';
import { Button } from '@/components/ui/button';
import { useStored } from '@/components/hooks/use-browser-value';
import { orderNote } from './order-parts';
import { buyButtonId, useShop } from './shop-context';
import { reportedAt } from '@/lib/shop/account/browser/memory';
import { unconfirmedAt } from '@/lib/shop/account/browser/reports';
import { useLazyPart } from '@/lib/browser/lazy';
import { type Words } from '@/lib/words/locale';
import { ReportedNote } from './reported-note';

interface Props {
  book: { id: string; title: string };
  /** With the prices filled in. */
  labels: Words['payment']['button'];
  reported: Words['payment']['reported'];
  phone: string;
  tag: string;
}

/** Opens the account, the purchase, or says how far the order of the book is. */
export function BuyButton({ book, labels, reported, phone, tag }: Props) {
  const { user, isProfileCompleted, bookId, pressedFor, buy, ...shop } = useShop();
  const at = useStored(() => (user ? reportedAt(user.id, book.id) : undefined));
  const lostAt = useStored(() => (user ? unconfirmedAt(user.id, book.id) : undefined));
  const order = user?.orders?.find((each) => each.book === book.id);
  const { part, failures } = useLazyPart(orderNote, Boolean(order ?? lostAt));
  const id = buyButtonId(book.id);
  const noteId = `${book.id}-note`;
  const isReceived = order?.state === 'received';

  if (!user) {
    return (
      <LazyButton
        id={id}
        className="in-data-account:animate-await noscript:hidden"
        aria-haspopup="dialog"
        data-opens="sign-in"
        label={labels.login}
        busyLabel={labels.busy}
        busy={shop.isAuthOpening && pressedFor === book.id}
        prefetch={shop.prefetchAuth}
        onClick={() => buy(book.id)}
      />
    );
  }
  const note = part && (order ?? lostAt) && (
    <part.OrderNote
      id={noteId}
      buttonId={id}
      order={order}
      lostAt={lostAt}
      user={user}
      book={book}
      phone={phone}
      tag={tag}
      words={part.words}
    />
  );
  if (isReceived && note) return note;
  if (!isProfileCompleted || (isReceived && failures === 0)) {
    return (
      <Button id={id} disabled>
        {isReceived ? labels.busy : labels.incomplete}
      </Button>
    );
  }
  const isWaiting = order ? order.state === 'reported' : Boolean(at ?? lostAt);
  return (
    <>
      {note ??
        (at && (
          <ReportedNote
            id={noteId}
            words={reported}
            at={at}
            user={user}
            book={book}
            phone={phone}
            tag={tag}
          />
        ))}
      <LazyButton
        id={id}
        variant={isWaiting ? 'link' : 'default'}
        aria-haspopup="dialog"
        aria-describedby={note || at ? noteId : undefined}
        label={isWaiting ? labels.again : labels.buy}
        busyLabel={labels.busy}
        busy={shop.isPurchaseOpening && bookId === book.id}
        prefetch={shop.prefetchPurchase}
        onClick={() => buy(book.id)}
      />
    </>
  );
}

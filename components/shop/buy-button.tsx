'use client';

import { LazyButton } from '@/components/site/lazy';
import { Button } from '@/components/ui/button';
import { useStored } from '@/components/hooks/use-stored';
import { buyButtonId, useShop } from './shop-context';
import { toldAt } from '@/lib/account/browser/memory';
import { type Words } from '@/lib/locale';
import { ToldNote } from './told-note';

interface Props {
  book: { id: string; title: string };
  /** With the prices filled in. */
  labels: Words['payment']['button'];
  told: Words['payment']['told'];
  phone: string;
  tag: string;
}

/** Leads on to buying a book. */
export function BuyButton({ book, labels, told, phone, tag }: Props) {
  const { user, isProfileCompleted, bookId, pressedFor, buy, ...shop } = useShop();
  const at = useStored(() => (user ? toldAt(user.id, book.id) : undefined));
  const id = buyButtonId(book.id);

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
  if (!isProfileCompleted) {
    return (
      <Button id={id} disabled>
        {labels.incomplete}
      </Button>
    );
  }
  const noteId = `${book.id}-told`;
  return (
    <>
      {at && <ToldNote id={noteId} words={told} {...{ at, user, book, phone, tag }} />}
      <LazyButton
        id={id}
        variant={at ? 'outline' : 'default'}
        aria-haspopup="dialog"
        aria-describedby={at ? noteId : undefined}
        label={labels.buy}
        busyLabel={labels.busy}
        busy={shop.isPurchaseOpening && bookId === book.id}
        prefetch={shop.prefetchPurchase}
        onClick={() => buy(book.id)}
      />
    </>
  );
}

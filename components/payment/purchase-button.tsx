'use client';

import { useEffect, useRef } from 'react';
import { ReferenceText } from '@/components/forms/form';
import { LazyButton } from '@/components/site/lazy';
import { ButtonLink } from '@/components/site/link';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useStored } from '@/components/site/use-stored';
import { useAccount } from '@/lib/account/account-context';
import { toldAt } from '@/lib/account/memory';
import { useLazy } from '@/lib/browser/lazy';
import { whatsappLink } from '@/lib/contact/whatsapp';
import { type Words } from '@/lib/locale';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { purchaseDialog } from './payment-host';

interface Props {
  book: { id: string; title: string };
  /** With the prices filled in. */
  labels: Words['payment']['button'];
  told: Words['payment']['told'];
  phone: string;
  tag: string;
}

/** Leads on to buying a book. After its dialogs, the button gets the focus. */
export function PurchaseButton({ book, labels, told, phone, tag }: Props) {
  const { user, isProfileCompleted, buying, buy, prefetchAuth, isAuthOpening } = useAccount();
  const { part, load } = useLazy(purchaseDialog);
  const at = useStored(() => (user ? toldAt(user.id, book.id) : undefined));
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = buying.step !== 'none' && buying.bookId === book.id;
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!user) {
    return (
      <LazyButton
        className="in-data-account:animate-await noscript:hidden"
        aria-haspopup="dialog"
        data-opens="sign-in"
        label={labels.login}
        busyLabel={labels.busy}
        busy={isAuthOpening}
        prefetch={prefetchAuth}
        onClick={() => buy(book.id)}
      />
    );
  }
  if (!isProfileCompleted) return <Button disabled>{labels.incomplete}</Button>;
  const noteId = `${book.id}-told`;
  const date = at && formatDate(at, tag);
  const reference = referenceOf(user.id, book.id);
  return (
    <>
      {date && (
        <Alert role={undefined} className="w-full text-sm">
          <AlertDescription id={noteId}>
            <ReferenceText text={fill(told.text, { date })} reference={reference} /> {told.wait}
          </AlertDescription>
          <ButtonLink
            href={whatsappLink(
              phone,
              fill(told.message, { date, reference, title: book.title, name: user.name }),
            )}
          >
            {told.chat}
          </ButtonLink>
        </Alert>
      )}
      <LazyButton
        ref={button}
        variant={date ? 'outline' : 'default'}
        aria-haspopup="dialog"
        aria-describedby={date ? noteId : undefined}
        label={labels.buy}
        busyLabel={labels.busy}
        busy={isOpen && !part}
        prefetch={load}
        onClick={() => buy(book.id)}
      />
    </>
  );
}

/** The font of the Hindi pages does not have the sign of an abbreviation. */
const formatDate = (at: number, tag: string) =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: tag.startsWith('hi') ? 'long' : 'short',
  }).format(at);

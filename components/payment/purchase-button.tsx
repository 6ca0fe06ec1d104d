'use client';

import { useEffect, useRef, useState } from 'react';
import { ReferenceText } from '@/components/forms/form';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LazyButton, LazyDialog } from '@/components/site/lazy';
import { ButtonLink } from '@/components/site/link';
import { useAccount } from '@/lib/account/account-context';
import { useLazy } from '@/lib/browser/lazy';
import { whatsappLink } from '@/lib/contact/whatsapp';
import { lazyWithWords } from '@/lib/late-words';
import { type Words } from '@/lib/locale';
import { lastSubmitted } from '@/lib/payment/purchases';
import { fill } from '@/lib/text/format';
import { type Purchase } from './purchase-dialog';

const dialog = lazyWithWords('payment', () => import('./purchase-dialog'));

/**
 * Opens the auth dialog for a visitor who is signed out, and the purchase dialog for one with a
 * profile. After signing in to buy, the purchase dialog opens by itself; after the payment dialog,
 * the button gets the focus.
 */
export function PurchaseButton({
  labels,
  purchase,
  submitted: submittedWords,
}: {
  /** With the prices filled in. */
  labels: Words['payment']['button'];
  purchase: Purchase;
  submitted: Words['payment']['submitted'];
}) {
  const { user, isProfileCompleted, step, openAuth, prefetchAuth, isAuthOpening } = useAccount();
  const { part, load } = useLazy(dialog);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const afterSignIn = useRef<'nothing' | 'buy' | 'focus'>('nothing');

  useEffect(() => {
    if (afterSignIn.current === 'nothing') return;
    if (step === 'profile' || step === 'payment') afterSignIn.current = 'focus';
    if (step !== 'none') return;
    const { current: intent } = afterSignIn;
    afterSignIn.current = 'nothing';
    if (!isProfileCompleted) return;
    if (intent === 'buy') setOpen(true);
    else button.current?.focus();
  }, [step, isProfileCompleted]);

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
        onClick={() => {
          afterSignIn.current = 'buy';
          openAuth('login', purchase.bookId);
        }}
      />
    );
  }
  if (!isProfileCompleted) return <Button disabled>{labels.incomplete}</Button>;
  const close = () => setOpen(false);
  const submitted = lastSubmitted(user.id, purchase.bookId);
  const noteId = `${purchase.bookId}-submitted`;
  return (
    <>
      <LazyButton
        ref={button}
        aria-haspopup="dialog"
        aria-describedby={submitted && noteId}
        label={labels.buy}
        busyLabel={labels.busy}
        busy={open && !part}
        prefetch={load}
        onClick={() => setOpen(true)}
      />
      {submitted && (
        <SubmittedNote
          id={noteId}
          at={submitted.submittedAt}
          reference={submitted.reference}
          purchase={purchase}
          words={submittedWords}
        />
      )}
      {open && (
        <LazyDialog lazy={dialog} onClose={close}>
          {({ PurchaseDialog, words }) => (
            <PurchaseDialog purchase={purchase} personId={user.id} words={words} onClose={close} />
          )}
        </LazyDialog>
      )}
    </>
  );
}

/** Reminds the buyer of a submitted screenshot, against a second payment. */
function SubmittedNote({
  id,
  at,
  reference,
  purchase: { title, phone, tag },
  words,
}: {
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
  reference: string;
  purchase: Purchase;
  words: Words['payment']['submitted'];
}) {
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(at);
  const values = { date, reference, title };
  return (
    <Alert role={undefined} className="mt-4 w-full text-sm">
      <AlertDescription id={id}>
        <ReferenceText text={`${fill(words.text, { date })} ${words.wait}`} reference={reference} />
      </AlertDescription>
      <ButtonLink href={whatsappLink(phone, fill(words.message, values))}>{words.chat}</ButtonLink>
    </Alert>
  );
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LazyButton } from '@/components/site/lazy-button';
import { LazyDialog } from '@/components/site/lazy-dialog';
import { useLazy } from '@/components/site/use-lazy';
import { type PaymentWords } from '@/content/en/payment';
import { useAccount } from '@/lib/account/account-context';
import { lazyWithWords } from '@/lib/late-words';
import { lastSubmitted } from '@/lib/payment/purchases';
import { type Purchase } from './purchase-dialog';
import { SubmittedNote } from './submitted-note';

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
  labels: PaymentWords['button'];
  purchase: Purchase;
  submitted: PaymentWords['submitted'];
}) {
  const { user, isProfileCompleted, step, openAuth, prefetchAuth, isAuthOpening } = useAccount();
  const { part, ask } = useLazy(dialog);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const afterwards = useRef<'nothing' | 'buy' | 'focus'>('nothing');

  useEffect(() => {
    if (afterwards.current === 'nothing') return;
    if (step === 'profile' || step === 'payment') afterwards.current = 'focus';
    if (step !== 'none') return;
    const { current: intent } = afterwards;
    afterwards.current = 'nothing';
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
          afterwards.current = 'buy';
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
        prefetch={ask}
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

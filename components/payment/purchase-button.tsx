'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LazyDialog } from '@/components/ui/lazy-dialog';
import { type PaymentTexts } from '@/content/en/payment';
import { useAccount } from '@/lib/account/context';
import { lazy } from '@/lib/lazy';
import { lastSubmitted } from '@/lib/payment/purchases';
import { type Purchase, type PurchaseWords } from './purchase-dialog';
import { SubmittedNote } from './submitted-note';

const dialog = lazy(() => import('./purchase-dialog'));

/** Labels with their prices filled in. */
export interface PurchaseLabels {
  login: string;
  incomplete: string;
  buy: string;
}

/**
 * The purchase button of a book. Signed out it opens the auth dialog, without a profile it is
 * disabled, otherwise it opens the purchase dialog. After signing in to buy, that dialog opens by
 * itself; after the payment dialog, the button gets the focus.
 */
export function PurchaseButton({
  labels,
  purchase,
  words,
  submitted: submittedWords,
}: {
  labels: PurchaseLabels;
  purchase: Purchase;
  words: PurchaseWords;
  submitted: PaymentTexts['submitted'];
}) {
  const { user, isProfileCompleted, step, openAuth } = useAccount();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wanted = useRef<'no' | 'buy' | 'return'>('no');

  useEffect(() => {
    if (wanted.current === 'no') return;
    if (step === 'profile' || step === 'payment') wanted.current = 'return';
    if (step !== 'none') return;
    const { current: intent } = wanted;
    wanted.current = 'no';
    if (!isProfileCompleted) return;
    if (intent === 'buy') setOpen(true);
    else button.current?.focus();
  }, [step, isProfileCompleted]);

  if (!user) {
    return (
      <Button
        className="in-data-account:invisible noscript:hidden"
        aria-haspopup="dialog"
        onClick={() => {
          wanted.current = 'buy';
          openAuth('login');
        }}
      >
        {labels.login}
      </Button>
    );
  }
  if (!isProfileCompleted) return <Button disabled>{labels.incomplete}</Button>;
  const close = () => setOpen(false);
  const submitted = lastSubmitted(user.id, purchase.bookId);
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-describedby={submitted && 'payment-submitted'}
        onClick={() => setOpen(true)}
      >
        {labels.buy}
      </Button>
      {submitted && (
        <SubmittedNote
          id="payment-submitted"
          at={submitted.submittedAt}
          reference={submitted.reference}
          purchase={purchase}
          words={submittedWords}
        />
      )}
      {open && (
        <LazyDialog lazy={dialog} onClose={close}>
          {({ PurchaseDialog }) => (
            <PurchaseDialog purchase={purchase} personId={user.id} words={words} onClose={close} />
          )}
        </LazyDialog>
      )}
    </>
  );
}

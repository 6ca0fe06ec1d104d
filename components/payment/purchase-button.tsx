'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useLoaded } from '@/components/ui/use-loaded';
import { useAccount } from '@/lib/account/context';
import { type Purchase, type PurchaseWords } from './purchase-dialog';

const load = () => import('./purchase-dialog');

/** Labels with their prices filled in. */
export interface PurchaseLabels {
  login: string;
  incomplete: string;
  buy: string;
}

/**
 * Sells a book: to a stranger it offers to sign in, to a buyer without a profile it says what comes
 * first, and to everybody else it opens the purchase dialog. Whoever signed in to buy goes on to the
 * dialog by themselves; whoever came by way of the payment dialog gets the button back.
 */
export function PurchaseButton({
  labels,
  purchase,
  words,
  failure,
}: {
  labels: PurchaseLabels;
  purchase: Purchase;
  words: PurchaseWords;
  /** Said when the dialog cannot be fetched. */
  failure: { title: string; text: string };
}) {
  const { user, isProfileCompleted, step, openAuth } = useAccount();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wanted = useRef<'no' | 'buy' | 'return'>('no');

  const failed = useCallback(() => {
    setOpen(false);
    toast({ kind: 'failed', ...failure });
  }, [failure]);
  const dialog = useLoaded(open && user !== null, load, failed);

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
        className="purchase-login only-with-scripts"
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
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {labels.buy}
      </Button>
      {dialog && (
        <dialog.PurchaseDialog
          purchase={purchase}
          personId={user.id}
          words={words}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

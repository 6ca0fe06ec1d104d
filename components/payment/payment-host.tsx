'use client';

import { LazyDialog } from '@/components/site/lazy';
import { useAccount } from '@/lib/account/account-context';
import { lazyWithWords } from '@/lib/late-words';
import { type PaymentFacts } from './payment-dialog';

export const paymentDialog = lazyWithWords('payment', () => import('./payment-dialog'));

export function PaymentHost({ facts }: { facts: PaymentFacts }) {
  const { step, user, chosenBookId, profileReference, closePayment } = useAccount();
  if (step !== 'payment' || !user) return null;
  return (
    <LazyDialog lazy={paymentDialog} onClose={closePayment}>
      {({ PaymentDialog, words }) => (
        <PaymentDialog
          facts={facts}
          chosenBookId={chosenBookId}
          personId={user.id}
          profileReference={profileReference}
          words={words}
          onClose={closePayment}
        />
      )}
    </LazyDialog>
  );
}

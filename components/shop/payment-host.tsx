'use client';

import { LazyDialog } from '@/components/site/lazy';
import { useAccount } from './shop-context';
import { lazyWithWords } from '@/lib/lazy-words';
import { type PaymentFacts } from './upi';

export const paymentDialog = lazyWithWords('payment', () => import('./payment-dialog'));
export const purchaseDialog = lazyWithWords('payment', () => import('./purchase-dialog'));

/** Shows the dialog of the step at which a signed-in buyer is. */
export function PaymentHost({ facts }: { facts: PaymentFacts }) {
  const { buying, book, user, close } = useAccount();
  const { step } = buying;
  if (!user) return null;
  if (step === 'payment' || step === 'told') {
    return (
      <LazyDialog lazy={paymentDialog} onClose={close}>
        {({ PaymentDialog, words }) => <PaymentDialog facts={facts} user={user} words={words} />}
      </LazyDialog>
    );
  }
  if (step !== 'purchase' || !book) return null;
  return (
    <LazyDialog lazy={purchaseDialog} onClose={close}>
      {({ PurchaseDialog, words }) => (
        <PurchaseDialog facts={facts} user={user} book={book} words={words} />
      )}
    </LazyDialog>
  );
}

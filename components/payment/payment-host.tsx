'use client';

import { LazyDialog } from '@/components/ui/lazy-dialog';
import { useAccount } from '@/lib/account/context';
import { lazyWithWords } from '@/lib/late-words';
import { type PaymentFacts } from './payment-dialog';

const dialog = lazyWithWords('payment', () => import('./payment-dialog'));

export function PaymentHost({ facts }: { facts: PaymentFacts }) {
  const { step, user, profileReference, paymentSettled } = useAccount();
  if (step !== 'payment' || !user) return null;
  return (
    <LazyDialog lazy={dialog} onClose={paymentSettled}>
      {({ PaymentDialog, words }) => (
        <PaymentDialog
          facts={facts}
          personId={user.id}
          profileReference={profileReference}
          words={words}
          onSettled={paymentSettled}
        />
      )}
    </LazyDialog>
  );
}

'use client';

import { LazyDialog } from '@/components/ui/lazy-dialog';
import { type PaymentTexts } from '@/content/en/payment';
import { useAccount } from '@/lib/account/context';
import { lazy } from '@/lib/browser/lazy';
import { type CopyWords } from './copy-upi-id';
import { type PaymentFacts } from './payment-dialog';

const dialog = lazy(() => import('./payment-dialog'));

/** Opens the payment dialog once the profile is saved. */
export function PaymentHost({
  facts,
  words,
  copy,
}: {
  facts: PaymentFacts;
  words: PaymentTexts['dialog'];
  copy: CopyWords;
}) {
  const { step, user, paymentSettled } = useAccount();
  if (step !== 'payment' || !user) return null;
  return (
    <LazyDialog lazy={dialog} onClose={paymentSettled}>
      {({ PaymentDialog }) => (
        <PaymentDialog
          facts={facts}
          personId={user.id}
          words={words}
          copy={copy}
          onSettled={paymentSettled}
        />
      )}
    </LazyDialog>
  );
}

'use client';

import { useCallback } from 'react';
import { toast } from '@/components/ui/toast';
import { useLoaded } from '@/components/ui/use-loaded';
import { type PaymentTexts } from '@/content/en/payment';
import { useAccount } from '@/lib/account/context';
import { type CopyWords } from './copy-upi-id';
import { type PaymentFacts } from './payment-dialog';

const load = () => import('./payment-dialog');

/** Where the payment dialog opens after a profile was sent; fetched then. */
export function PaymentHost({
  facts,
  words,
  copy,
  failure,
}: {
  facts: PaymentFacts;
  words: PaymentTexts['dialog'];
  copy: CopyWords;
  /** Said when the dialog cannot be fetched. */
  failure: { title: string; text: string };
}) {
  const { step, paymentSettled } = useAccount();
  const failed = useCallback(() => toast({ kind: 'failed', ...failure }), [failure]);
  const dialog = useLoaded(step === 'payment', load, failed);
  if (!dialog) return null;
  return (
    <dialog.PaymentDialog facts={facts} words={words} copy={copy} onSettled={paymentSettled} />
  );
}

'use client';

import { LazyDialog } from '@/components/site/lazy';
import { lazyWithWords } from '@/lib/browser/lazy-words';
import { isPaying } from './buying';
import { useShop } from './shop-context';
import { type PaymentFacts } from './upi';

export const authDialog = lazyWithWords(
  'account',
  () => import('./auth-dialog'),
  'header [aria-haspopup], [data-opens=sign-in]',
);
const profileDialog = lazyWithWords('profile', () => import('./profile-dialog'));
export const yourAccountDialog = lazyWithWords(
  'yourAccount',
  () => import('./your-account-dialog'),
);
export const paymentDialog = lazyWithWords('payment', () => import('./payment-dialog'));
export const purchaseDialog = lazyWithWords('payment', () => import('./purchase-dialog'));

export interface ShopDialogsProps {
  facts: PaymentFacts;
  privacyPath: string;
  asksParentFirst: boolean;
}

/** Shows the dialog of the step at which the visitor is. */
export function ShopDialogs({ facts, privacyPath, asksParentFirst }: ShopDialogsProps) {
  const shop = useShop();
  const { step, user, book, close, isAccountShown, showAccount } = shop;
  const { phone, hours } = facts;
  if (isAccountShown) {
    return (
      <LazyDialog dialog={yourAccountDialog} onClose={() => showAccount(false)}>
        {({ YourAccountDialog, words }) => (
          <YourAccountDialog words={words} phone={phone} hours={hours} />
        )}
      </LazyDialog>
    );
  }
  if (step === 'account') {
    return (
      <LazyDialog key={step} dialog={authDialog} onClose={close}>
        {({ AuthDialog, words }) => <AuthDialog words={words} privacyPath={privacyPath} />}
      </LazyDialog>
    );
  }
  if (!user) return null;
  if (step === 'profile') {
    return (
      <LazyDialog key={step} dialog={profileDialog}>
        {({ ProfileDialog, words }) => (
          <ProfileDialog
            key={user.id}
            words={words}
            phone={phone}
            privacyPath={privacyPath}
            asksParentFirst={asksParentFirst}
          />
        )}
      </LazyDialog>
    );
  }
  if (isPaying(shop)) {
    return (
      <LazyDialog key="payment" dialog={paymentDialog} onClose={close}>
        {({ PaymentDialog, words }) => (
          <PaymentDialog facts={facts} user={user} words={words} privacyPath={privacyPath} />
        )}
      </LazyDialog>
    );
  }
  return (
    step === 'purchase' &&
    book && (
      <LazyDialog key={step} dialog={purchaseDialog} onClose={close}>
        {({ PurchaseDialog, words }) => (
          <PurchaseDialog
            facts={facts}
            user={user}
            book={book}
            words={words}
            privacyPath={privacyPath}
          />
        )}
      </LazyDialog>
    )
  );
}

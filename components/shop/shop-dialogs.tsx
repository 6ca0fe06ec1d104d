'use client';

import { LazyDialog } from '@/components/site/lazy';
import { useAccount } from './shop-context';
import { lazyWithWords } from '@/lib/lazy-words';

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

interface Props {
  phone: string;
  hours: string;
  privacyPath: string;
  asksParentFirst: boolean;
}

export function AccountDialogs({ phone, hours, privacyPath, asksParentFirst }: Props) {
  const { buying, user, close, isAccountShown, showAccount } = useAccount();
  if (isAccountShown) {
    return (
      <LazyDialog lazy={yourAccountDialog} onClose={() => showAccount(false)}>
        {({ YourAccountDialog, words }) => <YourAccountDialog {...{ words, phone, hours }} />}
      </LazyDialog>
    );
  }
  return (
    <>
      {buying.step === 'account' && (
        <LazyDialog lazy={authDialog} onClose={close}>
          {({ AuthDialog, words }) => <AuthDialog words={words} privacyPath={privacyPath} />}
        </LazyDialog>
      )}
      {buying.step === 'profile' && user && (
        <LazyDialog lazy={profileDialog}>
          {({ ProfileDialog, words }) => (
            <ProfileDialog key={user.id} {...{ words, phone, privacyPath, asksParentFirst }} />
          )}
        </LazyDialog>
      )}
    </>
  );
}

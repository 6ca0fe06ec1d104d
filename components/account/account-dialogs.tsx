'use client';

import { LazyDialog } from '@/components/ui/lazy-dialog';
import { type AccountTexts } from '@/content/en/account';
import { type ProfileTexts } from '@/content/en/profile';
import { useAccount } from '@/lib/account/context';
import { lazy } from '@/lib/browser/lazy';

export const authDialog = lazy(
  () => import('./auth-dialog'),
  'header [aria-haspopup], [data-opens=sign-in]',
);
const profileDialog = lazy(() => import('./profile-dialog'));

/** The account's dialogs, each fetched when it first opens. */
export function AccountDialogs({
  account: words,
  profile,
  phone,
}: {
  account: AccountTexts;
  profile: ProfileTexts;
  phone: string;
}) {
  const { step, user, closeAuth } = useAccount();
  return (
    <>
      {step === 'auth' && (
        <LazyDialog lazy={authDialog} onClose={closeAuth}>
          {({ AuthDialog }) => <AuthDialog words={words} />}
        </LazyDialog>
      )}
      {step === 'profile' && user && (
        <LazyDialog lazy={profileDialog}>
          {({ ProfileDialog }) => <ProfileDialog key={user.id} words={profile} phone={phone} />}
        </LazyDialog>
      )}
    </>
  );
}

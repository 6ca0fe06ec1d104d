'use client';

import { LazyDialog } from '@/components/ui/lazy-dialog';
import { type AccountTexts } from '@/content/en/account';
import { type ProfileTexts } from '@/content/en/profile';
import { useAccount } from '@/lib/account/context';
import { lazy } from '@/lib/lazy';

const auth = lazy(() => import('./auth-dialog'));
const form = lazy(() => import('./profile-dialog'));

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
        <LazyDialog lazy={auth} onClose={closeAuth}>
          {({ AuthDialog }) => <AuthDialog words={words} />}
        </LazyDialog>
      )}
      {step === 'profile' && user && (
        <LazyDialog lazy={form}>
          {({ ProfileDialog }) => <ProfileDialog key={user.id} words={profile} phone={phone} />}
        </LazyDialog>
      )}
    </>
  );
}

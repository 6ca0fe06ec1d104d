'use client';

import { useCallback } from 'react';
import { toast } from '@/components/ui/toast';
import { useLoaded } from '@/components/ui/use-loaded';
import { type AccountTexts } from '@/content/en/account';
import { type ProfileTexts } from '@/content/en/profile';
import { useAccount } from '@/lib/account/context';

const loadAuth = () => import('./auth-dialog');
const loadProfile = () => import('./profile-dialog');

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
  const failed = useCallback(() => {
    toast({ kind: 'failed', ...words.toasts.error });
    closeAuth();
  }, [words, closeAuth]);
  const auth = useLoaded(step === 'auth', loadAuth, failed);
  const form = useLoaded(step === 'profile' && user !== null, loadProfile, failed);
  return (
    <>
      {auth && <auth.AuthDialog words={words} />}
      {form && <form.ProfileDialog key={user?.id} words={profile} phone={phone} />}
    </>
  );
}

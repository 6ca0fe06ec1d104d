'use client';

import { useState } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { SubmitButton } from '@/components/forms/submit-button';
import { toast } from '@/components/ui/toast';
import { type AccountWords } from '@/content/en/account';
import { useAccount } from '@/lib/account/context';
import { isInAppBrowser } from '@/lib/account/in-app';
import { GoogleMark } from './google-mark';

export function GoogleButton({ words }: { words: AccountWords }) {
  const account = useAccount();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ title: string; text: string }>();
  const { dialog, toasts } = words;

  if (isInAppBrowser(navigator.userAgent))
    return <p className="text-muted-foreground">{dialog.inApp}</p>;

  async function signIn() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const result = await account.loginWithGoogle().then(
      (isSignedIn) => (isSignedIn ? undefined : toasts.googleFailed),
      () => toasts.googleError,
    );
    setBusy(false);
    setFailure(result);
    toast(result ? { kind: 'failed', ...result } : { kind: 'done', ...toasts.googleDone });
  }

  return (
    <>
      <SubmitButton
        className="w-full"
        variant="outline"
        busy={busy}
        label={
          <span className="flex items-center gap-3">
            <GoogleMark /> {dialog.google}
          </span>
        }
        busyLabel={dialog.googleBusy}
        onClick={() => void signIn()}
      />
      {failure && <FormMessage kind="failed" role="alert" {...failure} />}
    </>
  );
}

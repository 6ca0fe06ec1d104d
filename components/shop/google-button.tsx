'use client';

import { useState } from 'react';
import { BusyButton, FormMessage } from '@/components/forms/form';
import { type Message } from '@/components/forms/use-form';
import { prepareToasts, toast } from '@/components/site/toaster';
import { useShop } from './shop-context';
import { isInAppBrowser } from '@/lib/browser/in-app';
import { lastRefusal } from '@/lib/shop/account/browser/sign-in';
import { type Words } from '@/lib/words/locale';
import { helpAfter } from './refusal-help';

/** Google's mark, in the colours that its branding rules require on a sign-in button. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.5 12.3c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.5-1 7.3-2.7l-3.5-2.7c-1 .7-2.2 1-3.8 1-2.9 0-5.3-1.9-6.2-4.5H2.2V17A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7H2.2a11 11 0 0 0 0 9.9z" />
      <path
        fill="#EA4335"
        d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7l3.6 2.9C6.7 7.3 9.1 5.4 12 5.4z"
      />
    </svg>
  );
}

export function GoogleButton({ words }: { words: Words['account'] }) {
  const { loginWithGoogle } = useShop();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Message>();
  const { dialog, toasts } = words;

  if (isInAppBrowser(navigator.userAgent))
    return <p className="text-muted-foreground">{dialog.inApp}</p>;

  async function signIn() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const result = await loginWithGoogle().then(
      (isDone) =>
        isDone
          ? undefined
          : { ...toasts.googleFailed, more: helpAfter('google', lastRefusal(), words) },
      // Where Google cannot be reached, trying again does not help.
      () => ({ ...toasts.googleError, more: dialog.useEmail }),
    );
    setBusy(false);
    setFailure(result);
    const { title, text } = result ?? toasts.googleDone;
    toast[result ? 'error' : 'success'](title, { description: text, isSilent: Boolean(result) });
  }

  return (
    <>
      <BusyButton
        className="w-full"
        variant="outline"
        busy={busy}
        label={
          <span className="flex items-center gap-3">
            <GoogleMark /> {dialog.google}
          </span>
        }
        busyLabel={dialog.googleBusy}
        onPointerEnter={prepareToasts}
        onFocus={prepareToasts}
        onClick={() => void signIn()}
      />
      {failure && <FormMessage variant="destructive" {...failure} />}
    </>
  );
}

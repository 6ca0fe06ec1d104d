'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { BusyLabel } from '@/components/site/lazy';
import { Button } from '@/components/ui/button';
import { prepareToasts, toast } from '@/components/site/toaster';
import { returnFocus } from '@/lib/browser/layers';
import { type Words } from '@/lib/words/locale';
import { useShop } from './shop-context';
import { yourAccountDialog } from './shop-dialogs';

const prefetchAccount = () => yourAccountDialog.load();

interface Props {
  /** False where no book is sold: an account is only for buying. */
  hasLogin: boolean;
  words: Pick<Words['account'], 'login' | 'loginBusy' | 'logout' | 'yourAccount'>;
  failure: Words['account']['toasts']['logoutFailed'];
}

/**
 * The account's place in the header. The server renders Login; a signed-in visitor's badge takes
 * the same cell, so that nothing moves while the session loads.
 */
export function AccountArea({ words, hasLogin, failure }: Props) {
  const { user, pressedFor, openAuth, prefetchAuth, isAuthOpening, logout, showAccount } =
    useShop();
  const isOpening = isAuthOpening && !pressedFor;
  // Login and the badge stand in for each other when the focus returns.
  const id = useId();
  const login = useRef<HTMLButtonElement>(null);
  const [isLoggingOut, setLoggingOut] = useState(false);
  const hasLoggedOut = useRef(false);

  // Logout, which was pressed, is replaced by Login.
  useEffect(() => {
    if (!user && hasLoggedOut.current) returnFocus(login.current);
    hasLoggedOut.current = false;
  }, [user]);

  if (!user) {
    if (!hasLogin) return null;
    return (
      <Button
        id={id}
        ref={login}
        variant="outline"
        size="sm"
        className="px-1 lg:in-data-account:animate-await noscript:invisible"
        aria-haspopup="dialog"
        aria-busy={isOpening || undefined}
        onPointerEnter={prefetchAuth}
        onFocus={prefetchAuth}
        onClick={() => openAuth()}
      >
        {/* The padding is the label's, so that the longer busy label fits. */}
        <BusyLabel
          label={<span className="px-[0.85rem]">{words.login}</span>}
          busyLabel={words.loginBusy}
        />
      </Button>
    );
  }

  async function handleLogout() {
    if (isLoggingOut) return;
    setLoggingOut(true);
    hasLoggedOut.current = true;
    const isLoggedOut = await logout();
    setLoggingOut(false);
    if (isLoggedOut) return;
    hasLoggedOut.current = false;
    toast.error(failure.title, { description: failure.text });
  }

  return (
    <div className="flex items-center justify-between gap-2">
      <button
        id={id}
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-11 min-w-0 items-center gap-2 font-strong before:size-2.5 before:flex-none before:rounded-full before:border-2 before:border-thread-strong"
        title={user.email}
        onPointerEnter={prefetchAccount}
        onFocus={prefetchAccount}
        onClick={() => showAccount(true)}
      >
        <span className="sr-only">{words.yourAccount} </span>
        <bdi translate="no" className="truncate underline thread-underline">
          {user.name}
        </bdi>
      </button>
      <Button
        variant="outline"
        size="sm"
        className="flex-none"
        aria-disabled={isLoggingOut}
        onPointerEnter={prepareToasts}
        onFocus={prepareToasts}
        onClick={() => void handleLogout()}
      >
        {words.logout}
      </Button>
    </div>
  );
}

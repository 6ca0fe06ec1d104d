'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { type AccountTexts } from '@/content/en/account';
import { useAccount } from '@/lib/account/context';

/**
 * The account's place in the header. The server renders Login; a signed-in visitor's badge takes
 * the same cell, so that nothing moves while the session is asked for.
 */
export function AccountArea({
  words,
  failure,
}: {
  words: Pick<AccountTexts, 'login' | 'logout' | 'signedInAs'>;
  failure: AccountTexts['toasts']['logoutFailed'];
}) {
  const { user, openAuth, logout } = useAccount();
  const [leaving, setLeaving] = useState(false);

  if (!user) {
    return (
      <Button
        variant="outline"
        size="sm"
        className="account-login"
        onClick={(event) => {
          // The menu of small screens would lie over the dialog.
          event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          openAuth('login');
        }}
      >
        {words.login}
      </Button>
    );
  }

  async function leave() {
    if (leaving) return;
    setLeaving(true);
    const left = await logout();
    setLeaving(false);
    if (!left) toast({ kind: 'failed', ...failure });
  }

  return (
    <div className="account-area">
      <span className="account-badge" title={user.email}>
        <span className="sr-only">{words.signedInAs} </span>
        <span className="account-name">{user.name}</span>
      </span>
      <Button variant="outline" size="sm" aria-disabled={leaving} onClick={() => void leave()}>
        {words.logout}
      </Button>
    </div>
  );
}

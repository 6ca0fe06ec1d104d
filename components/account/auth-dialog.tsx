'use client';

import { useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { LockIcon } from '@/components/ui/icons';
import { Tabs } from '@/components/ui/tabs';
import { prepareToasts } from '@/components/ui/toasts';
import { type AccountTexts } from '@/content/en/account';
import { useAccount } from '@/lib/account/context';
import { prepareIdentity } from '@/lib/account/identity-gateway';
import { GoogleButton } from './google-button';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import { ResetForm } from './reset-form';

const SIGNS = ['input', 'keydown', 'pointerdown'] as const;

/**
 * Fetches what signing in needs: Firebase at once, the toasts when somebody begins, while there still
 * is a network: a toast may have to say that there is none.
 */
function prepare() {
  prepareIdentity();
  for (const sign of SIGNS) addEventListener(sign, prepareToasts, { once: true });
  return () => SIGNS.forEach((sign) => removeEventListener(sign, prepareToasts));
}

export function AuthDialog({ words }: { words: AccountTexts }) {
  const { authTab, closeAuth } = useAccount();
  const [face, setFace] = useState<'first' | 'reset' | 'back'>('first');
  const { dialog, reset } = words;

  useEffect(prepare, []);

  if (face === 'reset') {
    return (
      <Dialog
        title={reset.title}
        description={reset.text}
        closeLabel={dialog.close}
        onClose={closeAuth}
      >
        <ResetForm words={words} onBack={() => setFace('back')} />
      </Dialog>
    );
  }

  return (
    <Dialog
      title={dialog.title}
      description={dialog.description}
      closeLabel={dialog.close}
      onClose={closeAuth}
    >
      <GoogleButton words={words} />
      <p className="divider">{dialog.divider}</p>
      <Tabs
        label={dialog.tabs.label}
        initial={face === 'back' ? 'login' : authTab}
        tabs={[
          {
            id: 'login',
            label: dialog.tabs.login,
            panel: (
              <LoginForm
                words={words}
                takesFocus={face === 'back'}
                onForgot={() => setFace('reset')}
              />
            ),
          },
          { id: 'register', label: dialog.tabs.register, panel: <RegisterForm words={words} /> },
        ]}
      />
      <p className="secure">
        <LockIcon />
        {dialog.secure}
      </p>
    </Dialog>
  );
}

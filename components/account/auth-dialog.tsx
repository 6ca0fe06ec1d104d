'use client';

import { useEffect, useState } from 'react';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { LockIcon } from '@/components/ui/icons';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
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

  const isReset = face === 'reset';
  return (
    <Dialog open onOpenChange={closeAuth}>
      <DialogContent closeLabel={dialog.close}>
        <DialogHeader>
          <DialogTitle>{isReset ? reset.title : dialog.title}</DialogTitle>
          <DialogDescription>{isReset ? reset.text : dialog.description}</DialogDescription>
        </DialogHeader>
        {isReset ? (
          <ResetForm words={words} onBack={() => setFace('back')} />
        ) : (
          <>
            <GoogleButton words={words} />
            <p className="divider">{dialog.divider}</p>
            <Tabs defaultValue={face === 'back' ? 'login' : authTab}>
              <TabsList
                aria-label={dialog.tabs.label}
                className="mb-5 gap-0 *:flex-1 *:pr-0 *:after:right-0"
              >
                <TabsTrigger value="login">{dialog.tabs.login}</TabsTrigger>
                <TabsTrigger value="register">{dialog.tabs.register}</TabsTrigger>
              </TabsList>
              <TabsContent value="login">
                <LoginForm
                  words={words}
                  takesFocus={face === 'back'}
                  onForgot={() => setFace('reset')}
                />
              </TabsContent>
              <TabsContent value="register">
                <RegisterForm words={words} />
              </TabsContent>
            </Tabs>
            <p className="secure">
              <LockIcon />
              {dialog.secure}
            </p>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

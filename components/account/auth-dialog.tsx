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
import { type AccountWords } from '@/content/en/account';
import { useAccount } from '@/lib/account/context';
import { prepareSignIn } from '@/lib/account/sign-in';
import { GoogleButton } from './google-button';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import { ResetForm } from './reset-form';

const SIGNS = ['input', 'keydown', 'pointerdown'] as const;

/**
 * Fetches what signing in needs: Firebase at once, the toasts with the first sign of the visitor,
 * while the network is there: a toast may have to say that it is gone.
 */
function prepare() {
  prepareSignIn();
  for (const sign of SIGNS) addEventListener(sign, prepareToasts, { once: true });
  return () => SIGNS.forEach((sign) => removeEventListener(sign, prepareToasts));
}

export function AuthDialog({ words, privacyPath }: { words: AccountWords; privacyPath: string }) {
  const { authTab, closeAuth } = useAccount();
  const [view, setView] = useState<'sign-in' | 'reset' | 'back'>('sign-in');
  const { dialog, reset } = words;

  useEffect(prepare, []);

  const isReset = view === 'reset';
  return (
    <Dialog open onOpenChange={closeAuth}>
      <DialogContent closeLabel={dialog.close}>
        <DialogHeader>
          <DialogTitle>{isReset ? reset.title : dialog.title}</DialogTitle>
          <DialogDescription>{isReset ? reset.text : dialog.description}</DialogDescription>
        </DialogHeader>
        {isReset ? (
          <ResetForm words={words} onBack={() => setView('back')} />
        ) : (
          <>
            <GoogleButton words={words} />
            <p className="mt-[1.1rem] mb-[0.4rem] grid grid-cols-[1fr_auto_1fr] items-center gap-[1.1rem] text-sm text-muted-foreground before:border-t after:border-t">
              {dialog.divider}
            </p>
            <Tabs defaultValue={view === 'back' ? 'login' : authTab}>
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
                  autoFocus={view === 'back'}
                  onForgot={() => setView('reset')}
                />
              </TabsContent>
              <TabsContent value="register">
                <RegisterForm words={words} privacyPath={privacyPath} />
              </TabsContent>
            </Tabs>
            <p className="mt-[1.1rem] flex items-center justify-center gap-[0.6rem] text-sm text-muted-foreground">
              <LockIcon className="size-[1.15rem] flex-none" />
              {dialog.secure}
            </p>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

'use client';

import { useEffect, useState } from 'react';
import { Actions, Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { LockIcon } from '@/components/site/icons';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { toast } from '@/components/site/toaster';
import { type AccountWords } from '@/content/en/account';
import { useAccount } from '@/lib/account/account-context';
import { prepareSignIn } from '@/lib/account/sign-in';
import { GoogleButton } from './google-button';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import { ResetForm } from './reset-form';

/** `back`: to signing in, from a view about the password. */
type View = 'sign-in' | 'reset' | 'sent' | 'back';

export function AuthDialog({ words, privacyPath }: { words: AccountWords; privacyPath: string }) {
  const { authTab, closeAuth } = useAccount();
  const [view, setView] = useState<View>('sign-in');
  const [resetEmail, setResetEmail] = useState('');
  const { dialog, reset } = words;
  const [title, description] = {
    'sign-in': [dialog.title, dialog.description],
    reset: [reset.title, reset.text],
    sent: [reset.sent, reset.done],
    back: [dialog.title, dialog.description],
  }[view];

  useEffect(prepareSignIn, []);

  function change(next: View) {
    toast.dismiss();
    setView(next);
  }

  return (
    <Dialog open onOpenChange={closeAuth}>
      <DialogContent closeLabel={dialog.close}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        {view === 'reset' && (
          <ResetForm
            words={words}
            email={resetEmail}
            onSent={(email) => {
              setResetEmail(email);
              setView('sent');
            }}
          />
        )}
        {view === 'reset' || view === 'sent' ? (
          <Actions className="mt-2">
            {view === 'sent' && (
              <Button variant="outline" onClick={() => change('reset')}>
                {reset.again}
              </Button>
            )}
            <Button variant="link" onClick={() => change('back')}>
              {reset.back}
            </Button>
          </Actions>
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
                  onForgot={() => change('reset')}
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

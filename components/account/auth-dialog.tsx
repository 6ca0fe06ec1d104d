'use client';

import { LockIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BusyButton, FormMessage } from '@/components/forms/form';
import { type Message } from '@/components/forms/use-form';
import { Actions } from '@/components/site/actions';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { prepareToasts, toast } from '@/components/site/toaster';
import { useAccount } from '@/lib/account/account-context';
import { isInAppBrowser } from '@/lib/account/in-app';
import { lastRefusal, prepareSignIn } from '@/lib/account/sign-in';
import { type Words } from '@/lib/locale';
import { fill } from '@/lib/text/format';
import { AccountForm } from './account-form';
import { helpAfter } from './refusal-help';

type View = 'sign-in' | 'reset' | 'sent';

export function AuthDialog({
  words,
  privacyPath,
}: {
  words: Words['account'];
  privacyPath: string;
}) {
  const { buying, book, close } = useAccount();
  const [view, setView] = useState<View>('sign-in');
  const [tab, setTab] = useState<string>(buying.tab);
  /** Kept between the views. */
  const [email, setEmail] = useState('');
  /** How often the visitor has gone on to another view. */
  const [changes, setChanges] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  const { dialog, reset } = words;
  const common = { words, privacyPath, email };
  const lead = book
    ? fill(dialog.forBook, { title: book.title, price: book.price })
    : dialog.description;
  const [title, description] = {
    'sign-in': [dialog.title, lead],
    reset: [reset.title, reset.text],
    sent: [reset.sent, reset.done],
  }[view];

  useEffect(prepareSignIn, []);

  function change(next: View, nextEmail = readEmail()) {
    toast.dismiss();
    setEmail(nextEmail);
    setView(next);
    setTab('login');
    setChanges(changes + 1);
  }

  /** Of the form to log in, or to get a new password: no other is in the page before them. */
  function readEmail() {
    const field = content.current?.querySelector<HTMLInputElement>('[name=email]');
    return field ? field.value : email;
  }

  return (
    <Dialog open onOpenChange={close}>
      <DialogContent ref={content} closeLabel={dialog.close}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        {view === 'reset' && (
          <AccountForm
            {...common}
            mode="reset"
            autoFocus
            onSent={(sentTo) => {
              setEmail(sentTo);
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
            <Button variant="link" onClick={() => change('sign-in')}>
              {reset.back}
            </Button>
          </Actions>
        ) : (
          <>
            <GoogleButton words={words} />
            <p className="mt-[1.1rem] mb-[0.4rem] grid grid-cols-[1fr_auto_1fr] items-center gap-[1.1rem] text-sm text-muted-foreground before:border-t after:border-t">
              {dialog.divider}
            </p>
            <Tabs value={tab} onValueChange={setTab}>
              <TabsList
                aria-label={dialog.tabs.label}
                className="mb-5 gap-0 *:flex-1 *:pr-0 *:after:right-0"
              >
                <TabsTrigger value="login">{dialog.tabs.login}</TabsTrigger>
                <TabsTrigger value="register">{dialog.tabs.register}</TabsTrigger>
              </TabsList>
              <TabsContent value="login">
                <AccountForm
                  {...common}
                  key={changes}
                  mode="login"
                  autoFocus={changes > 0}
                  onForgot={() => change('reset')}
                />
              </TabsContent>
              <TabsContent value="register">
                <AccountForm
                  {...common}
                  mode="register"
                  email=""
                  onTaken={(taken) => change('sign-in', taken)}
                />
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

function GoogleButton({ words }: { words: Words['account'] }) {
  const account = useAccount();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Message>();
  const { dialog, toasts } = words;

  if (isInAppBrowser(navigator.userAgent))
    return <p className="text-muted-foreground">{dialog.inApp}</p>;

  async function signIn() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const result = await account.loginWithGoogle().then(
      (isSignedIn) =>
        isSignedIn
          ? undefined
          : { ...toasts.googleFailed, more: helpAfter('google', lastRefusal(), words) },
      // Where Google cannot be reached, trying again does not help.
      () => ({ ...toasts.googleError, more: dialog.useEmail }),
    );
    setBusy(false);
    setFailure(result);
    const { title, text } = result ?? toasts.googleDone;
    toast[result ? 'error' : 'success'](title, { description: text });
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

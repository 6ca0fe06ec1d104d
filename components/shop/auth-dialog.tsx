'use client';

import { LockIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Actions } from '@/components/site/actions';
import { HindiInText } from '@/components/site/hindi-in-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogDescription, DialogHeader, DialogTitle } from '@/components/site/dialog';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { toast } from '@/components/site/toaster';
import { useShop } from './shop-context';
import { loadCommonPasswords } from '@/lib/shop/account/browser/common-passwords';
import { prepareSignIn } from '@/lib/shop/account/browser/sign-in';
import { type Words } from '@/lib/words/locale';
import { hasDevanagari } from '@/lib/text/devanagari';
import { fill } from '@/lib/text/format';
import { AccountForm } from './account-form';
import { GoogleButton } from './google-button';

type View = 'sign-in' | 'reset' | 'sent';

export function AuthDialog({
  words,
  privacyPath,
}: {
  words: Words['account'];
  privacyPath: string;
}) {
  const { tab: firstTab, book, close } = useShop();
  const [view, setView] = useState<View>('sign-in');
  const [tab, setTab] = useState<string>(firstTab);
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
  const texts: Record<View, [title: string, description: string]> = {
    'sign-in': [dialog.title, lead],
    reset: [reset.title, reset.text],
    sent: [reset.sent, reset.done],
  };
  const [title, description] = texts[view];

  useEffect(prepareSignIn, []);
  useEffect(() => {
    if (tab === 'register') void loadCommonPasswords();
  }, [tab]);

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
    <Dialog onClose={close} ref={content} closeLabel={dialog.close}>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>
          <HindiInText isHindi={hasDevanagari(dialog.title)}>{description}</HindiInText>
        </DialogDescription>
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
    </Dialog>
  );
}

/** For the context, which every page has. */
export { login, loginWithGoogle, register } from '@/lib/shop/account/browser/sign-in';

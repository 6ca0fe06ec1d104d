'use client';

import { useState } from 'react';
import { FormMessage } from '@/components/forms/form';
import { Actions } from '@/components/site/actions';
import { HindiInText } from '@/components/site/hindi-in-text';
import { ButtonLink } from '@/components/site/link';
import { Button } from '@/components/ui/button';
import { Dialog, DialogDescription, DialogHeader, DialogTitle } from '@/components/site/dialog';
import { useShop } from './shop-context';
import { whatsappLink } from '@/lib/text/whatsapp';
import { type Words } from '@/lib/words/locale';
import { hasDevanagari } from '@/lib/text/devanagari';
import { fill } from '@/lib/text/format';
import { ProfileForm } from './profile-form';

interface Props {
  words: Words['profile'];
  phone: string;
  privacyPath: string;
  asksParentFirst?: boolean;
}

/** Cannot be dismissed; the ways out are Log out, asking the teacher, and the account's own dialog. */
export function ProfileDialog({ words, phone, privacyPath, asksParentFirst }: Props) {
  const { book, logout, showAccount, leftProfileAt } = useShop();
  const [step, setStep] = useState(leftProfileAt ?? 'person');
  const [failed, setFailed] = useState(false);

  async function handleLogout() {
    setFailed(false);
    setFailed(!(await logout()));
  }

  return (
    <Dialog className="xs:max-w-[52rem]">
      <DialogHeader>
        <DialogTitle>{words.title}</DialogTitle>
        <DialogDescription>
          {book && (
            <HindiInText isHindi={hasDevanagari(words.title)}>
              {`${fill(words.forBook, { title: book.title, price: book.price })} `}
            </HindiInText>
          )}
          {words.lead}
        </DialogDescription>
      </DialogHeader>
      <ProfileForm
        words={words}
        privacyPath={privacyPath}
        asksParentFirst={asksParentFirst}
        step={step}
        setStep={setStep}
      />
      {failed && <FormMessage variant="destructive" {...words.toasts.error} />}
      <Actions className="mt-4">
        <Button variant="outline" size="sm" onClick={() => void handleLogout()}>
          {words.logout}
        </Button>
        <ButtonLink href={whatsappLink(phone, words.helpMessage)}>{words.help}</ButtonLink>
        <Button
          variant="link"
          aria-haspopup="dialog"
          autoFocus={leftProfileAt !== undefined}
          onClick={() => showAccount(true, step)}
        >
          {words.account}
        </Button>
      </Actions>
    </Dialog>
  );
}

'use client';

import { useState } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ChatIcon } from '@/components/ui/icons';
import { type ProfileTexts } from '@/content/en/profile';
import { useAccount } from '@/lib/account/context';
import { whatsappLink } from '@/lib/whatsapp';
import { ProfileForm } from './profile-form';

/** Cannot be dismissed; logging out and asking the teacher are the two ways round it. */
export function ProfileDialog({ words, phone }: { words: ProfileTexts; phone: string }) {
  const { logout } = useAccount();
  const [failed, setFailed] = useState(false);

  async function leave() {
    setFailed(false);
    setFailed(!(await logout()));
  }

  return (
    <Dialog title={words.title} description={words.lead} size="wide">
      <ProfileForm words={words} />
      {failed && <FormMessage kind="failed" role="alert" {...words.toasts.error} />}
      <div className="actions mt-4">
        <Button variant="quiet" size="small" onClick={() => void leave()}>
          {words.logout}
        </Button>
        <ButtonLink
          variant="chat"
          size="small"
          href={whatsappLink(phone, words.helpMessage)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ChatIcon />
          {words.help}
        </ButtonLink>
      </div>
    </Dialog>
  );
}

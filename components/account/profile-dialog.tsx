'use client';

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
  return (
    <Dialog title={words.title} description={words.lead} size="wide">
      <ProfileForm words={words} />
      <div className="actions mt-4">
        <Button variant="quiet" size="small" onClick={() => void logout()}>
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

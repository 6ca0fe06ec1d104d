import { Button } from '@/components/ui/button';
import { ChatIcon } from '@/components/ui/icons';
import { whatsappLink } from '@/lib/contact/whatsapp';

/** The visitor chooses the recipient. */
export function SendOnWhatsapp({ label, text }: { label: string; text: string }) {
  return (
    <Button variant="chat" asChild>
      <a href={whatsappLink('', text)} target="_blank" rel="noopener noreferrer">
        <ChatIcon />
        {label}
      </a>
    </Button>
  );
}

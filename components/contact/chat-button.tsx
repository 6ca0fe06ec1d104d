import { FloatingButton } from '@/components/ui/floating-button';
import { ChatIcon } from '@/components/ui/icons';
import { OutwardLink } from '@/components/ui/outward-link';
import { contact } from '@/content/en/contact';
import { site } from '@/content/site';
import { whatsappLink } from '@/lib/contact/whatsapp';

/** The round button in the corner; stands in a `FloatingStack`. */
export function ChatButton() {
  return (
    <FloatingButton asChild>
      <OutwardLink
        href={whatsappLink(site.phone, contact.chat.message)}
        aria-label={contact.chat.floating}
      >
        <ChatIcon />
      </OutwardLink>
    </FloatingButton>
  );
}

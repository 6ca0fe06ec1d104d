import { FloatingButton } from '@/components/ui/floating-button';
import { ChatIcon } from '@/components/ui/icons';
import { OutwardLink } from '@/components/ui/outward-link';
import { type ContactWords } from '@/content/en/contact';
import { chatLink } from '@/lib/contact/chat';

/** The round button in the corner; stands in a `FloatingStack`. */
export function ChatButton({ words }: { words: ContactWords['chat'] }) {
  return (
    <FloatingButton asChild>
      <OutwardLink href={chatLink(words.message)} aria-label={words.floating}>
        <ChatIcon />
      </OutwardLink>
    </FloatingButton>
  );
}

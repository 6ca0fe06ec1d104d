import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChatIcon } from '@/components/ui/icons';
import { OutwardLink } from '@/components/ui/outward-link';
import { type ContactWords } from '@/content/en/contact';
import { chatLink } from '@/lib/contact/chat';

export function ChatCard({ words }: { words: ContactWords['chat'] }) {
  const { title, text, button, message } = words;
  return (
    <section aria-labelledby="chat">
      <Card>
        <h2 id="chat" className="text-h3">
          {title}
        </h2>
        <p className="mt-2 text-muted-foreground">{text}</p>
        <Button variant="chat" className="mt-5 print:hidden" asChild>
          <OutwardLink href={chatLink(message)}>
            <ChatIcon />
            {button}
          </OutwardLink>
        </Button>
      </Card>
    </section>
  );
}

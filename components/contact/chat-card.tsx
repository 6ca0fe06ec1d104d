import { Card } from '@/components/ui/card';
import { ButtonLink } from '@/components/ui/link';
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
        <ButtonLink variant="chat" className="mt-5 print:hidden" href={chatLink(message)}>
          {button}
        </ButtonLink>
      </Card>
    </section>
  );
}

import { Button } from '@/components/ui/button';
import { ChatIcon } from '@/components/ui/icons';
import { contact } from '@/content/en/contact';
import { site } from '@/content/site';
import { whatsappLink } from '@/lib/whatsapp';

export function ChatCard() {
  const { title, text, button, message } = contact.chat;
  return (
    <section className="panel" aria-labelledby="chat">
      <h2 id="chat" className="text-h3">
        {title}
      </h2>
      <p className="mt-2 mb-5 text-muted-foreground">{text}</p>
      <Button variant="chat" asChild>
        <a href={whatsappLink(site.phone, message)} target="_blank" rel="noopener noreferrer">
          <ChatIcon />
          {button}
        </a>
      </Button>
    </section>
  );
}

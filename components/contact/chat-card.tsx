import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChatIcon } from '@/components/ui/icons';
import { OutwardLink } from '@/components/ui/outward-link';
import { contact } from '@/content/en/contact';
import { site } from '@/content/site';
import { whatsappLink } from '@/lib/contact/whatsapp';

export function ChatCard() {
  const { title, text, button, message } = contact.chat;
  return (
    <section aria-labelledby="chat">
      <Card>
        <h2 id="chat" className="text-h3">
          {title}
        </h2>
        <p className="mt-2 text-muted-foreground">{text}</p>
        <Button variant="chat" className="mt-5 print:hidden" asChild>
          <OutwardLink href={whatsappLink(site.phone, message)}>
            <ChatIcon />
            {button}
          </OutwardLink>
        </Button>
      </Card>
    </section>
  );
}

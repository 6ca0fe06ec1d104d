import { Closing } from '@/components/ui/closing';
import { Actions } from '@/components/ui/actions';
import { Lead } from '@/components/ui/lead';
import { Button } from '@/components/ui/button';
import { ChatIcon } from '@/components/ui/icons';
import { type AboutTexts } from '@/content/en/about';

interface Props {
  texts: AboutTexts['closing'];
  /** Address of a chat that asks for a demo class. */
  chat: string;
}

export function AboutClosing({ texts, chat }: Props) {
  return (
    <section className="pt-section print:hidden" aria-labelledby="closing">
      <Closing>
        <div>
          <h2 id="closing">{texts.title}</h2>
          <Lead className="mt-3">{texts.lead}</Lead>
          <Button asChild variant="link" className="mt-2">
            <a href="/#course">{texts.course}</a>
          </Button>
        </div>
        <Actions>
          <Button variant="chat" asChild>
            <a href={chat} target="_blank" rel="noopener noreferrer">
              <ChatIcon />
              {texts.demo}
            </a>
          </Button>
          <Button asChild variant="link">
            <a href="/books">{texts.books}</a>
          </Button>
          <Button asChild variant="link">
            <a href="/contact">{texts.contact}</a>
          </Button>
        </Actions>
      </Closing>
    </section>
  );
}

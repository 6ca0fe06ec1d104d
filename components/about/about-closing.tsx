import { ButtonLink } from '@/components/ui/button';
import { ChatIcon } from '@/components/ui/icons';
import { type AboutTexts } from '@/content/en/about';

interface Props {
  texts: AboutTexts['closing'];
  /** Address of a chat that asks for a demo class. */
  chat: string;
}

export function AboutClosing({ texts, chat }: Props) {
  return (
    <section className="section closing" aria-labelledby="closing">
      <div>
        <h2 id="closing">{texts.title}</h2>
        <p className="lead mt-3">{texts.lead}</p>
        <a className="link link-standing mt-2" href="/#course">
          {texts.course}
        </a>
      </div>
      <div className="actions">
        <ButtonLink variant="chat" href={chat} target="_blank" rel="noopener noreferrer">
          <ChatIcon />
          {texts.demo}
        </ButtonLink>
        <a className="link link-standing" href="/books">
          {texts.books}
        </a>
        <a className="link link-standing" href="/contact">
          {texts.contact}
        </a>
      </div>
    </section>
  );
}

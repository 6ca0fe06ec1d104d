import { Closing } from '@/components/ui/closing';
import { Actions } from '@/components/ui/actions';
import { Lead } from '@/components/ui/lead';
import { Button } from '@/components/ui/button';
import { ChatIcon } from '@/components/ui/icons';
import { OutwardLink } from '@/components/ui/outward-link';
import { chatLink } from '@/lib/contact/chat';
import { type Edition } from '@/lib/editions';

export function AboutClosing({ edition: { paths, words } }: { edition: Edition }) {
  const { closing } = words.about;
  return (
    <section className="pt-section print:hidden" aria-labelledby="closing">
      <Closing>
        <div>
          <h2 id="closing">{closing.title}</h2>
          <Lead className="mt-3">{closing.lead}</Lead>
          <Button asChild variant="link" className="mt-2">
            <a href={`${paths.home}#course`}>{closing.course}</a>
          </Button>
        </div>
        <Actions>
          <Button variant="chat" asChild>
            <OutwardLink href={chatLink(words.shell.demoMessage)}>
              <ChatIcon />
              {closing.demo}
            </OutwardLink>
          </Button>
          <Button asChild variant="link">
            <a href={paths.books}>{closing.books}</a>
          </Button>
          <Button asChild variant="link">
            <a href={paths.contact}>{closing.contact}</a>
          </Button>
        </Actions>
      </Closing>
    </section>
  );
}

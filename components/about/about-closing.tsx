import { Actions } from '@/components/ui/button';
import { Closing, Lead } from '@/components/site/section';
import { ButtonLink } from '@/components/site/link';
import { chatLink } from '@/lib/contact/chat';
import { type Locale } from '@/lib/locale';

export function AboutClosing({ locale: { paths, words } }: { locale: Locale }) {
  const { closing } = words.about;
  return (
    <section className="pt-section print:hidden" aria-labelledby="closing">
      <Closing>
        <div>
          <h2 id="closing">{closing.title}</h2>
          <Lead className="mt-3">{closing.lead}</Lead>
          <ButtonLink className="mt-2" href={`${paths.home}#course`}>
            {closing.course}
          </ButtonLink>
        </div>
        <Actions>
          <ButtonLink variant="chat" href={chatLink(words.shell.demoMessage)}>
            {closing.demo}
          </ButtonLink>
          <ButtonLink href={paths.books}>{closing.books}</ButtonLink>
          <ButtonLink href={paths.contact}>{closing.contact}</ButtonLink>
        </Actions>
      </Closing>
    </section>
  );
}

import { Actions } from '@/components/ui/button';
import { Closing, Lead, Section } from '@/components/site/section';
import { ButtonLink } from '@/components/site/link';
import { closingSum } from '@/content/sums';
import { chatLink } from '@/lib/contact/chat';
import { type Locale } from '@/lib/locale';
import { fill } from '@/lib/text/format';

export function ClosingCall({ locale: { paths, words } }: { locale: Locale }) {
  const { closing } = words.home;
  const [a, b] = closingSum;
  return (
    <Section numeral="५" className="print:hidden">
      <p
        className="-mt-[0.12em] mb-[clamp(1.5rem,1rem+2vw,3rem)] flex items-end gap-[0.18em] font-display text-[clamp(2.75rem,1rem+7.4vw,7.5rem)] leading-none tracking-[-0.012em]"
        aria-hidden="true"
        data-draw=""
      >
        {`${fill(closing.sum, { a, b })} `}
        <i className="thread-in-view mb-[0.16em] min-w-4 flex-1 border-b-3 border-thread" />
      </p>
      <Closing>
        <div>
          <h2>{closing.title}</h2>
          <Lead className="mt-4">{closing.lead}</Lead>
        </div>
        <Actions>
          <ButtonLink variant="default" href={chatLink(words.shell.demoMessage)}>
            {closing.start}
          </ButtonLink>
          <ButtonLink href={paths.contact}>{closing.ask}</ButtonLink>
        </Actions>
      </Closing>
    </Section>
  );
}

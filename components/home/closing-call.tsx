import { Closing } from '@/components/ui/closing';
import { Actions } from '@/components/ui/actions';
import { Lead } from '@/components/ui/lead';
import { home } from '@/content/en/home';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { Button } from '@/components/ui/button';
import { OutwardLink } from '@/components/ui/outward-link';
import { Section } from '@/components/ui/section';
import { whatsappLink } from '@/lib/contact/whatsapp';

export function ClosingCall() {
  const { closing } = home;
  return (
    <Section numeral="५" className="print:hidden">
      <p
        className="-mt-[0.12em] mb-[clamp(1.5rem,1rem+2vw,3rem)] flex items-end gap-[0.18em] font-display text-[clamp(2.75rem,1rem+7.4vw,7.5rem)] leading-none tracking-[-0.012em]"
        aria-hidden="true"
        data-draw=""
      >
        {`${closing.sum} `}
        <i className="thread-in-view mb-[0.16em] min-w-4 flex-1 border-b-3 border-thread" />
      </p>
      <Closing>
        <div>
          <h2>{closing.title}</h2>
          <Lead className="mt-4">{closing.lead}</Lead>
        </div>
        <Actions>
          <Button asChild>
            <OutwardLink href={whatsappLink(site.phone, shell.demoMessage)}>
              {closing.start}
            </OutwardLink>
          </Button>
          <Button asChild variant="link">
            <a href="/contact">{closing.ask}</a>
          </Button>
        </Actions>
      </Closing>
    </Section>
  );
}

import { home } from '@/content/en/home';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { whatsappLink } from '@/lib/whatsapp';

export function ClosingCall() {
  const { closing } = home;
  return (
    <Section numeral="५">
      <p className="blank" aria-hidden="true" data-draw="">
        {`${closing.sum} `}
        <i />
      </p>
      <div className="closing">
        <div>
          <h2>{closing.title}</h2>
          <p className="lead mt-4">{closing.lead}</p>
        </div>
        <p className="actions">
          <ButtonLink
            href={whatsappLink(site.phone, shell.demoMessage)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {closing.start}
          </ButtonLink>
          <a className="link link-standing" href="/contact">
            {closing.ask}
          </a>
        </p>
      </div>
    </Section>
  );
}

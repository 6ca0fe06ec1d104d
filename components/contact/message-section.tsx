import { contact } from '@/content/en/contact';
import { site } from '@/content/site';
import { fill } from '@/lib/text/format';
import { ContactForm } from './contact-form';
import { office, officeHours } from './office';
import { OfficeNow } from './office-now';

export function MessageSection() {
  const { form, guarantee, clock } = contact;
  return (
    <section className="print:hidden" aria-labelledby="send-a-message">
      <h2 id="send-a-message" className="mb-5 text-h3">
        {form.title}
      </h2>
      <ContactForm words={form} phone={site.phone} />
      <p className="mt-6 flex items-center gap-5 border-t-2 border-foreground pt-4">
        <b className="flex-none font-display text-numeral leading-[0.95] font-normal tracking-[-0.02em] normal-nums">
          {guarantee.numeral}{' '}
          <small className="text-xl tracking-normal text-muted-foreground">{guarantee.unit}</small>
        </b>
        <span>
          {guarantee.text}{' '}
          <OfficeNow
            {...office}
            plain={fill(clock.office.plain, { hours: officeHours })}
            words={clock.office}
          />
        </span>
      </p>
    </section>
  );
}

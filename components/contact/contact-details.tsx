import { Button } from '@/components/ui/button';
import { contact } from '@/content/en/contact';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { fill, formatPhone } from '@/lib/text/format';
import { hoursRow } from '@/lib/contact/hours';
import { RuledRow } from './ruled-row';

export function ContactDetails() {
  const { title, phone, email, timeZone } = contact.details;
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-h3">
        {title}
      </h2>
      <dl className="mt-3">
        {site.hours.map((opening) => {
          const { days, times } = hoursRow(opening, shell.days, shell.footer.closed);
          return (
            <RuledRow key={days} term={days}>
              {opening.opens ? fill(timeZone, { times }) : times}
            </RuledRow>
          );
        })}
        <RuledRow term={phone}>
          <Button asChild variant="link">
            <a href={`tel:${site.phone}`}>{formatPhone(site.phone)}</a>
          </Button>
        </RuledRow>
        <RuledRow term={email}>
          <Button asChild variant="link">
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </Button>
        </RuledRow>
      </dl>
    </section>
  );
}

import { Button } from '@/components/ui/button';
import { contact } from '@/content/en/contact';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { fill, formatPhone } from '@/lib/format';
import { hoursRow } from '@/lib/hours';

export function ContactDetails() {
  const { title, phone, email, timeZone } = contact.details;
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-h3">
        {title}
      </h2>
      <dl className="ledger">
        {site.hours.map((opening) => {
          const { days, times } = hoursRow(opening, shell.days, shell.footer.closed);
          return (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{opening.opens ? fill(timeZone, { times }) : times}</dd>
            </div>
          );
        })}
        <div>
          <dt>{phone}</dt>
          <dd>
            <Button asChild variant="link">
              <a href={`tel:${site.phone}`}>{formatPhone(site.phone)}</a>
            </Button>
          </dd>
        </div>
        <div>
          <dt>{email}</dt>
          <dd>
            <Button asChild variant="link">
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </Button>
          </dd>
        </div>
      </dl>
    </section>
  );
}

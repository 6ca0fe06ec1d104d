import { ButtonLink } from '@/components/site/link';
import { type ContactWords } from '@/content/en/contact';
import { site } from '@/content/site';
import { fill, formatPhone } from '@/lib/text/format';
import { hoursRow } from '@/lib/contact/hours';
import { RuledRow } from './ruled-row';

export function ContactDetails({
  words: { title, phone, email, timeZone },
  closed,
  tag,
}: {
  words: ContactWords['details'];
  closed: string;
  tag: string;
}) {
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-h3">
        {title}
      </h2>
      <dl className="mt-3">
        {site.hours.map((opening) => {
          const { days, times } = hoursRow(opening, tag);
          return (
            <RuledRow key={`${days} ${times}`} term={days}>
              {times ? fill(timeZone, { times }) : closed}
            </RuledRow>
          );
        })}
        <RuledRow term={phone}>
          <ButtonLink href={`tel:${site.phone}`}>{formatPhone(site.phone)}</ButtonLink>
        </RuledRow>
        <RuledRow term={email}>
          <ButtonLink href={`mailto:${site.email}`}>{site.email}</ButtonLink>
        </RuledRow>
      </dl>
    </section>
  );
}

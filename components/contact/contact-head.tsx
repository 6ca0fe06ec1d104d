import { contact } from '@/content/en/contact';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { fill } from '@/lib/format';
import { hoursRow } from '@/lib/hours';
import { OfficeClock } from './office-clock';

export function ContactHead() {
  const hours = site.hours
    .filter(({ opens }) => opens)
    .map((opening) => hoursRow(opening, shell.days, shell.footer.closed))
    .map(({ days, times }) => `${days} ${times}`)
    .join(', ');
  return (
    <header>
      <h1>{contact.title}</h1>
      <OfficeClock
        hours={site.hours}
        timeZone={site.timeZone}
        days={shell.days}
        plain={fill(contact.clock.hours, { hours })}
        words={contact.clock}
      />
    </header>
  );
}

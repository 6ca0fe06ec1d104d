import { contact } from '@/content/en/contact';
import { fill } from '@/lib/text/format';
import { office, officeHours } from './office';
import { OfficeClock } from './office-clock';

export function ContactHead() {
  return (
    <header>
      <h1>{contact.title}</h1>
      <OfficeClock
        {...office}
        plain={fill(contact.clock.hours, { hours: officeHours })}
        words={contact.clock}
      />
    </header>
  );
}

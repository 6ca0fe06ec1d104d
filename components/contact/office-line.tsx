import { contact } from '@/content/en/contact';
import { fill } from '@/lib/format';
import { office, officeHours } from './office';
import { OfficeNow } from './office-now';

/** When the office is open next, beside a promise about replies. */
export function OfficeLine() {
  const { plain, open, closed } = contact.clock.office;
  return (
    <OfficeNow {...office} {...{ open, closed }} plain={fill(plain, { hours: officeHours })} />
  );
}

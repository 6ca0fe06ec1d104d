import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { openHours } from '@/lib/contact/hours';

/** Facts from which client components tell whether the office is open. */
export const office = { hours: site.hours, timeZone: site.timeZone, days: shell.days };

/** The open hours in one line. */
export const officeHours = openHours(site.hours, shell.days);

import { expect, it } from 'vitest';
import { hoursSchema, type Opening } from '@/content/hours';
import { site } from '@/content/site';
import { absolute } from '@/lib/env';
import { openingHours } from '@/lib/seo/graphs';
import { securityText } from '@/lib/seo/security-text';

it('openingHours: names every day of a span over the end of the week, and no closed day', () => {
  const open: Opening = { days: [6, 1], opens: '10:00', closes: '12:00' };
  const closed: Opening = { days: [2, 5], opens: null, closes: null };
  const days = ['Saturday', 'Sunday', 'Monday'];
  expect(openingHours([open, closed])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '10:00', closes: '12:00' },
  ]);
});

it('openingHours: names a day with a pause once for each span', () => {
  const spans = hoursSchema.parse('Fri-Sat 10:00-13:00, Fri-Sat 16:00-19:00');
  const dayOfWeek = ['Friday', 'Saturday'];
  expect(openingHours(spans)).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '10:00', closes: '13:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '16:00', closes: '19:00' },
  ]);
});

it('security.txt: names the owner, and expires half a year after the request', () => {
  expect(securityText(new Date('2026-11-22T18:30:00Z'))).toBe(
    `Contact: mailto:${site.email}
Expires: 2027-05-21T00:00:00.000Z
Preferred-Languages: ${site.languages.join(', ')}
Canonical: ${absolute('/.well-known/security.txt')}
`,
  );
});

import { expect, it } from 'vitest';
import { books } from '@/content/books';
import { hoursSchema, type Opening } from '@/content/hours';
import { type PageId } from '@/content/pages';
import { site } from '@/content/site';
import { placesIn } from '@/lib/text/place';
import { absolute } from '@/lib/seo/address';
import { graphOf, openingHours } from '@/lib/seo/graphs';
import { securityText } from '@/lib/seo/security-text';
import { socialLinks } from '@/lib/social';
import { en } from '@/tests/support/words';

interface Parsed {
  '@type': string | string[];
  [name: string]: unknown;
}

const node = (page: PageId, type: string) =>
  (JSON.parse(JSON.stringify(graphOf(page, en))) as { '@graph': Parsed[] })['@graph'].find(
    (found) => [found['@type']].flat().includes(type),
  );

it('graphs: person, school and their pages point at each other and carry the facts', () => {
  const person = node('about', 'Person');
  const profiles = socialLinks.map(({ url }) => url);
  expect(person).toMatchObject({
    name: site.teacher.name,
    worksFor: { '@id': absolute('/#school') },
    ...(profiles.length > 0 && { sameAs: profiles }),
  });
  const school = node('contact', 'EducationalOrganization');
  expect(school).toMatchObject({
    '@id': absolute('/#school'),
    telephone: site.phone,
    email: site.email,
    address: { addressLocality: placesIn(site.city)[0], addressCountry: site.country },
    contactPoint: { telephone: site.phone, availableLanguage: site.languages },
  });
  expect(node('about', 'ProfilePage')?.mainEntity).toEqual({ '@id': person?.['@id'] });
  expect(node('contact', 'ContactPage')?.about).toEqual({ '@id': school?.['@id'] });
});

const items = node('books', 'ItemList')!.itemListElement as { item: Parsed }[];

it('graphs: each book is offered at the price that is paid, or points to the shop that sells it', () => {
  for (const { id, title, price, chat, stores, item } of books.map((book, index) => ({
    ...book,
    item: items[index]!.item,
  }))) {
    const url = absolute(`/books#${id}`);
    const author = { '@type': 'Person', name: site.teacher.name };
    expect.soft(item, id).toMatchObject({ '@id': url, name: title, author });
    const amounts = [price?.upi, chat?.price].filter((amount) => typeof amount === 'number');
    expect.soft(item['@type'], id).toEqual(amounts.length > 0 ? ['Book', 'Product'] : 'Book');
    const offers = amounts.map((amount) => ({
      price: amount.toFixed(2),
      priceCurrency: 'INR',
      url,
    }));
    expect.soft([item.offers ?? []].flat(), id).toMatchObject(offers);
    expect.soft([item.sameAs ?? []].flat(), id).toEqual(stores.map((store) => store.url));
  }
});

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

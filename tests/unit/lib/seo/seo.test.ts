import { type Metadata } from 'next';
import { expect, it } from 'vitest';
import { books } from '@/content/books';
import { type Opening } from '@/content/hours';
import { type PageId, pages as list } from '@/content/pages';
import { site } from '@/content/site';
import { absolute } from '@/lib/seo/address';
import { graphOf, openingHours } from '@/lib/seo/graphs';
import { pageMetadata } from '@/lib/seo/metadata';
import { securityText } from '@/lib/seo/security-text';
import { en } from '@/tests/support/words';

interface Parsed {
  '@type': string | string[];
  [name: string]: unknown;
}

const pages = list.map(({ id }) => id);
const nodes = (page: PageId) => {
  const data = JSON.parse(JSON.stringify(graphOf(page, en))) as { '@graph': Parsed[] };
  return data['@graph'];
};
const node = (page: PageId, type: string) =>
  nodes(page).find((candidate) => [candidate['@type']].flat().includes(type));

/** Every name and value, however deep. */
const entries = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) => [
        [name, inner] as [string, unknown],
        ...entries(inner),
      ])
    : [];

it.each(pages)(
  'graphs: on %s are filled, have whole addresses, and rate and count nothing',
  (page) => {
    for (const [name, value] of entries(nodes(page))) {
      expect(name).not.toMatch(/rating|review|interaction|numberOf(Students|Employees)/i);
      expect(value, name).not.toBeNull();
      if (typeof value !== 'string') continue;
      expect(value, name).not.toMatch(/[{}]|undefined/);
      if (/^(@id|url|item|logo|image)$/.test(name)) expect(value).toMatch(/^https?:\/\//);
    }
  },
);

it.each(pages.filter((page) => page !== 'home'))('graphs: lead from home to %s', (page) => {
  const trail = node(page, 'BreadcrumbList')?.itemListElement as Parsed[];
  expect(trail.map(({ item }) => item)).toEqual([absolute('/'), absolute(en.paths[page])]);
});

it('graphs: person, school and their pages point at each other and carry the facts', () => {
  const person = node('about', 'Person');
  expect(person).toMatchObject({
    name: site.teacher.name,
    worksFor: { '@id': absolute('/#school') },
    sameAs: [site.social.linkedin, site.social.instagram].filter(Boolean),
  });
  const school = node('contact', 'EducationalOrganization');
  expect(school).toMatchObject({
    '@id': absolute('/#school'),
    telephone: site.phone,
    email: site.email,
    address: { addressLocality: site.city, addressCountry: 'IN' },
    contactPoint: { telephone: site.phone, availableLanguage: site.languages },
  });
  expect(node('about', 'ProfilePage')?.mainEntity).toEqual({ '@id': person?.['@id'] });
  expect(node('contact', 'ContactPage')?.about).toEqual({ '@id': school?.['@id'] });
});

const items = node('books', 'ItemList')!.itemListElement as { item: Parsed }[];

it.each(books.map((book, index) => ({ ...book, item: items[index]!.item })))(
  'graphs: $title is offered at the price that is paid, or points to the shop that sells it',
  ({ id, title, price, amazonLink, item }) => {
    const url = absolute(`/books#${id}`);
    const author = { '@type': 'Person', name: site.teacher.name };
    expect(item).toMatchObject({ '@id': url, name: title, author });
    expect(item['@type']).toEqual(price ? ['Book', 'Product'] : 'Book');
    const amount = price && { price: price.upi.toFixed(2), priceCurrency: 'INR' };
    const offers = amount && { '@type': 'Offer', ...amount, url };
    expect(item).toMatchObject(offers ? { offers } : { sameAs: amazonLink });
    expect('offers' in item).toBe(offers !== null);
  },
);

it('openingHours: names every day of a span over the end of the week, and no closed day', () => {
  const open: Opening = { days: [6, 1], opens: '10:00', closes: '12:00' };
  const closed: Opening = { days: [2, 5], opens: null, closes: null };
  const days = ['Saturday', 'Sunday', 'Monday'];
  expect(openingHours([open, closed])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '10:00', closes: '12:00' },
  ]);
});

const titleOf = ({ title }: Metadata) => {
  if (typeof title === 'string') return `${title} | ${site.name}`;
  return title && 'absolute' in title ? title.absolute : '';
};
const texts = pages.map((page) => {
  const metadata = pageMetadata(page, en);
  return { page, title: titleOf(metadata), description: metadata.description ?? '' };
});

it.each(texts)('metadata: $page has a title and a description of its own that fit', (own) => {
  const { title, description } = own;
  expect(title.length).toBeLessThanOrEqual(65);
  expect(description.length).toBeGreaterThanOrEqual(110);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(`${title} ${description}`).not.toMatch(/[{}]/);
  const alike = texts.filter((other) => other.title === title || other.description === description);
  expect(alike).toEqual([own]);
});

it('security.txt: names the owner, and expires half a year after the request', () => {
  expect(securityText(new Date('2026-11-22T18:30:00Z'))).toBe(
    `Contact: mailto:${site.email}
Expires: 2027-05-21T00:00:00.000Z
Preferred-Languages: en, hi
Canonical: ${absolute('/.well-known/security.txt')}
`,
  );
});

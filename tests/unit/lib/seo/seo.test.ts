import { expect, it } from 'vitest';
import { books } from '@/content/books';
import { type Opening } from '@/content/hours';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { type PageId, type PageId as Page, pages as list } from '@/content/pages';
import { graphOf, openingHours } from '@/lib/seo/graphs';
import { en } from '@/tests/support/words';
import { pageMetadata } from '@/lib/seo/metadata';
import { absolute } from '@/lib/seo/address';
import { securityText } from '@/lib/seo/security-text';

interface Parsed {
  '@type': string | string[];
  [name: string]: unknown;
}

const nodes = (page: Page) => {
  const data = JSON.parse(JSON.stringify(graphOf(page, en))) as Record<string, unknown>;
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'] as Parsed[];
};
const node = (page: Page, type: string) =>
  nodes(page).find((candidate) => [candidate['@type']].flat().includes(type));
const pages = list.map(({ id }) => id);

/** Every name and value, however deep. */
const entries = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) => [
        [name, inner] as [string, unknown],
        ...entries(inner),
      ])
    : [];

it.each(pages.filter((page) => page !== 'home'))('graphs: lead from home to %s', (page) => {
  const trail = node(page, 'BreadcrumbList')?.itemListElement as Parsed[];
  expect(trail.map(({ item }) => item)).toEqual([`${env.SITE_URL}/`, absolute(en.paths[page])]);
});

it.each(pages)('graphs: rate and count nothing on %s', (page) => {
  const names = entries(nodes(page)).map(([name]) => name);
  expect(
    names.filter((name) => /rating|review|interaction|numberOf(Students|Employees)/i.test(name)),
  ).toEqual([]);
});

it.each(pages)('graphs: give only whole addresses and filled texts on %s', (page) => {
  for (const [name, value] of entries(nodes(page))) {
    if (/^(@id|url|item|logo|image)$/.test(name) && typeof value === 'string') {
      expect(value).toMatch(/^https?:\/\//);
    }
    if (typeof value === 'string') expect(value).not.toMatch(/[{}]|undefined/);
    expect(value).not.toBeNull();
  }
});

it('graphs: person and school point at each other and carry the facts of the owner', () => {
  expect(node('about', 'Person')).toMatchObject({
    name: site.teacher.name,
    worksFor: { '@id': `${env.SITE_URL}/#school` },
    sameAs: [site.social.linkedin, site.social.instagram].filter(Boolean),
  });
  expect(node('contact', 'EducationalOrganization')).toMatchObject({
    telephone: site.phone,
    email: site.email,
    address: { addressLocality: site.city, addressCountry: 'IN' },
    contactPoint: { telephone: site.phone, availableLanguage: site.languages },
  });
});

const items = node('books', 'ItemList')!.itemListElement as { position: number; item: Parsed }[];
const withItem = books.map((book, index) => ({ ...book, item: items[index]!.item }));

it('graphs: books are offered at the price that is paid, not the one that is listed', () => {
  for (const { id, title, price, item } of withItem) {
    if (!price) continue;
    const url = `${env.SITE_URL}/books#${id}`;
    expect(item).toMatchObject({
      '@type': ['Book', 'Product'],
      '@id': url,
      name: title,
      author: { '@type': 'Person', name: site.teacher.name },
      offers: { '@type': 'Offer', price: price.upi.toFixed(2), priceCurrency: 'INR', url },
    });
  }
});

it('graphs: books have no offer without a price, and point to the shop that sells them', () => {
  for (const { price, amazonLink, item } of withItem) {
    if (price) continue;
    expect(item).toMatchObject({ '@type': 'Book', sameAs: amazonLink });
    expect(item).not.toHaveProperty('offers');
  }
});

const titleOf = (page: PageId) => {
  const { title } = pageMetadata(page, en);
  if (typeof title === 'string') return `${title} | ${site.name}`;
  return title && 'absolute' in title ? title.absolute : '';
};

it.each(pages)(
  'pageMetadata: gives %s a title and a description that fit a result page',
  (page) => {
    const { description = '' } = pageMetadata(page, en);
    expect(titleOf(page)?.length).toBeLessThanOrEqual(65);
    expect(description?.length).toBeGreaterThanOrEqual(110);
    expect(description?.length).toBeLessThanOrEqual(160);
    expect(`${titleOf(page)} ${description}`).not.toMatch(/[{}]/);
  },
);

it('pageMetadata: repeats neither a title nor a description', () => {
  expect(new Set(pages.map(titleOf)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => pageMetadata(page, en).description)).size).toBe(pages.length);
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

it('graphs: tie the profile to the teacher and the contact page to the school', () => {
  expect(node('about', 'ProfilePage')?.mainEntity).toEqual({
    '@id': node('about', 'Person')?.['@id'],
  });
  expect(node('contact', 'ContactPage')?.about).toEqual({
    '@id': node('contact', 'EducationalOrganization')?.['@id'],
  });
  expect(node('contact', 'EducationalOrganization')?.openingHoursSpecification).toHaveLength(
    site.hours.filter(({ opens }) => opens).length,
  );
});

it('openingHours: names every day of a span over the end of the week, and no closed day', () => {
  const open: Opening = { days: [6, 1], opens: '10:00', closes: '12:00' };
  const closed: Opening = { days: [2, 5], opens: null, closes: null };
  const days = ['Saturday', 'Sunday', 'Monday'];
  expect(openingHours([open, closed])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: '10:00', closes: '12:00' },
  ]);
});

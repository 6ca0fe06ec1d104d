import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { graphs } from '@/lib/seo/graphs';

type Page = keyof typeof graphs;
interface Parsed {
  '@type': string | string[];
  [name: string]: unknown;
}

const nodes = (page: Page) => {
  const data = JSON.parse(JSON.stringify(graphs[page]())) as Record<string, unknown>;
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'] as Parsed[];
};
const node = (page: Page, type: string) =>
  nodes(page).find((candidate) => [candidate['@type']].flat().includes(type));
const pages = Object.keys(graphs) as Page[];

/** Every name and value, however deep. */
const entries = (value: unknown): [string, unknown][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) => [
        [name, inner] as [string, unknown],
        ...entries(inner),
      ])
    : [];

describe('graphs', () => {
  it.each<[Page, string[]]>([
    ['home', ['WebSite', 'EducationalOrganization']],
    ['about', ['ProfilePage', 'Person', 'BreadcrumbList']],
    ['books', ['ItemList', 'BreadcrumbList']],
    ['contact', ['ContactPage', 'EducationalOrganization', 'BreadcrumbList']],
  ])('say on %s what it is', (page, types) => {
    expect(nodes(page).map((candidate) => candidate['@type'])).toEqual(types);
  });

  it('tie the profile to the teacher and the contact page to the school', () => {
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

  it.each(pages.filter((page) => page !== 'home'))('lead from home to %s', (page) => {
    const trail = node(page, 'BreadcrumbList')?.itemListElement as Parsed[];
    expect(trail.map(({ item }) => item)).toEqual([`${env.SITE_URL}/`, `${env.SITE_URL}/${page}`]);
  });

  it.each(pages)('rate and count nothing on %s', (page) => {
    const names = entries(nodes(page)).map(([name]) => name);
    expect(
      names.filter((name) => /rating|review|interaction|numberOf(Students|Employees)/i.test(name)),
    ).toEqual([]);
    expect(JSON.stringify(nodes(page))).not.toMatch(/20,000|1972|4\.[78]|\b99\b|999/);
  });

  it.each(pages)('give only whole addresses and filled texts on %s', (page) => {
    for (const [name, value] of entries(nodes(page))) {
      if (/^(@id|url|item|logo|image)$/.test(name) && typeof value === 'string') {
        expect(value).toMatch(/^https?:\/\//);
      }
      if (typeof value === 'string') expect(value).not.toMatch(/[{}]|undefined/);
      expect(value).not.toBeNull();
    }
  });
});

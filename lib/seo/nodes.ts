import { type BookTexts } from '@/content/en/books';
import { seo } from '@/content/en/seo';
import { type Book, type Opening, type Site } from '@/content/schema';
import { absolute } from './address';
import { fillSite, paths, type SeoPage } from './metadata';

/**
 * Nodes of structured data. A node that other pages point to has an `@id`; nothing here rates or
 * counts anything, by decision.
 *
 * @see https://schema.org
 */
export type Node = Readonly<Record<string, unknown>> & { '@type': string | readonly string[] };

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const ids = {
  site: () => absolute('/#site'),
  school: () => absolute('/#school'),
  teacher: () => absolute('/about#teacher'),
};

export const reference = (node: keyof typeof ids) => ({ '@id': ids[node]() });

function daysOf([first, last]: Opening['days']): string[] {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => DAYS[(first + step) % 7]!);
}

/** Opening hours, one node a span; closed days are left out, which says that they are closed. */
export function openingHours(hours: readonly Opening[]): Node[] {
  return hours.flatMap(({ days, opens, closes }) =>
    opens && closes
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: daysOf(days), opens, closes }]
      : [],
  );
}

export function website(site: Site): Node {
  return {
    '@type': 'WebSite',
    '@id': ids.site(),
    url: absolute('/'),
    name: site.name,
    description: fillSite(seo.description),
    inLanguage: seo.locale.replace('_', '-'),
    publisher: reference('school'),
  };
}

export function person(site: Site): Node {
  return {
    '@type': 'Person',
    '@id': ids.teacher(),
    name: site.teacher.name,
    jobTitle: site.teacher.title,
    url: absolute(paths.about),
    worksFor: reference('school'),
    knowsAbout: seo.knowsAbout,
    knowsLanguage: seo.languages,
    sameAs: Object.values(site.social),
  };
}

export function school(site: Site): Node {
  const contact = {
    telephone: site.phone,
    email: site.email,
  };
  return {
    '@type': 'EducationalOrganization',
    '@id': ids.school(),
    name: site.name,
    description: fillSite(seo.description),
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    ...contact,
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.city,
      addressCountry: seo.country,
    },
    openingHoursSpecification: openingHours(site.hours),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: seo.contactType,
      ...contact,
      availableLanguage: seo.languages,
      url: absolute(paths.contact),
    },
    employee: reference('teacher'),
    sameAs: Object.values(site.social),
  };
}

/** Where an inner page stands: home, then the page, each by its name in the navigation. */
export function breadcrumbs(trail: readonly { href: string; label: string }[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}

/** An offer of the site itself, at the price that is paid. */
const offer = (url: string, { upi, currency }: NonNullable<Book['price']>) => ({
  '@type': 'Offer',
  url,
  availability: 'https://schema.org/InStock',
  price: upi.toFixed(2),
  priceCurrency: currency,
  seller: reference('school'),
});

/** A book without a price is sold elsewhere, so it is no product and has no offer. */
export function book({ id, price, amazonLink }: Book, texts: BookTexts, author: string): Node {
  const address = absolute(`${paths.books}#${id}`);
  return {
    '@type': price ? ['Book', 'Product'] : 'Book',
    '@id': address,
    url: address,
    name: texts.title,
    alternativeHeadline: texts.subtitle,
    description: texts.description,
    image: absolute(`${paths.books}/opengraph-image`),
    inLanguage: seo.languages[0],
    author: { '@type': 'Person', ...reference('teacher'), name: author },
    ...(amazonLink && { sameAs: amazonLink }),
    ...(price && { offers: offer(address, price) }),
  };
}

export function itemList(name: string, items: readonly Node[]): Node {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item,
    })),
  };
}

/** The page itself, pointing at what it is about. */
export function page(type: string, name: SeoPage, about: Record<string, unknown>): Node {
  return {
    '@type': type,
    '@id': absolute(paths[name]),
    url: absolute(paths[name]),
    name: fillSite(seo[name].title),
    description: fillSite(seo[name].description),
    inLanguage: seo.locale.replace('_', '-'),
    isPartOf: reference('site'),
    ...about,
  };
}

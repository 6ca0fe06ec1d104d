import {
  type BookLeaf,
  type BreadcrumbList,
  type ContactPage,
  type EducationalOrganization,
  type EducationalOrganizationLeaf,
  type ItemList,
  type Offer,
  type OpeningHoursSpecification,
  type Person,
  type ProfilePage,
  type WebSite,
} from 'schema-dts';
import { type BookTexts } from '@/content/en/books';
import { seo } from '@/content/en/seo';
import { type Book, type Opening, type Site } from '@/content/schema';
import { absolute } from './address';
import { fillSite, paths, type SeoPage } from './metadata';

// Nodes of structured data. A node that other pages refer to has an `@id`. Nothing here rates or
// counts anything, by decision.

const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const ids = {
  site: () => absolute('/#site'),
  school: () => absolute('/#school'),
  teacher: () => absolute('/about#teacher'),
};

export const reference = (node: keyof typeof ids) => ({ '@id': ids[node]() });

function daysOf([first, last]: Opening['days']) {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, step) => DAYS[(first + step) % 7]!);
}

/** Opening hours, one node a span; closed days are left out, which says that they are closed. */
export function openingHours(hours: readonly Opening[]): OpeningHoursSpecification[] {
  return hours.flatMap(({ days, opens, closes }) =>
    opens && closes
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: daysOf(days), opens, closes }]
      : [],
  );
}

export function website(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.site(),
    url: absolute('/'),
    name: site.name,
    inLanguage: seo.locale.replace('_', '-'),
    publisher: reference('school'),
  };
}

export function person(site: Site): Person {
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

export function school(site: Site): EducationalOrganizationLeaf {
  return {
    '@type': 'EducationalOrganization',
    '@id': ids.school(),
    name: site.name,
    description: fillSite(seo.description),
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    telephone: site.phone,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.city,
      addressCountry: seo.country,
    },
    employee: reference('teacher'),
    sameAs: Object.values(site.social),
  };
}

/** The school, with when and how it is reached. */
export function reachableSchool(site: Site): EducationalOrganization {
  return {
    ...school(site),
    openingHoursSpecification: openingHours(site.hours),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: seo.contactType,
      telephone: site.phone,
      email: site.email,
      availableLanguage: seo.languages,
      url: absolute(paths.contact),
    },
  };
}

/** Where an inner page stands: home, then the page, each by its name in the navigation. */
export function breadcrumbs(trail: readonly { href: string; label: string }[]): BreadcrumbList {
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
const offer = (url: string, { upi, currency }: NonNullable<Book['price']>): Offer => ({
  '@type': 'Offer',
  url,
  availability: 'https://schema.org/InStock',
  price: upi.toFixed(2),
  priceCurrency: currency,
  seller: reference('school'),
});

/** A book without a price is sold elsewhere, so it is no product and has no offer. */
export function book({ id, price, amazonLink }: Book, texts: BookTexts, author: string): BookLeaf {
  const address = absolute(`${paths.books}#${id}`);
  return {
    // schema-dts has no type for a node of two types within a list.
    '@type': (price ? ['Book', 'Product'] : 'Book') as 'Book',
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

export function itemList(name: string, items: readonly BookLeaf[]): ItemList {
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

/** What every page node has. */
const page = (name: SeoPage) => ({
  '@id': absolute(paths[name]),
  url: absolute(paths[name]),
  name: fillSite(seo[name].title),
  description: fillSite(seo[name].description),
  inLanguage: seo.locale.replace('_', '-'),
  isPartOf: reference('site'),
});

export const profilePage = (): ProfilePage => ({
  '@type': 'ProfilePage',
  ...page('about'),
  mainEntity: reference('teacher'),
});

export const contactPage = (): ContactPage => ({
  '@type': 'ContactPage',
  ...page('contact'),
  about: reference('school'),
});

import {
  type BookLeaf,
  type EducationalOrganization,
  type EducationalOrganizationLeaf,
  type Graph,
  type Offer,
  type OpeningHoursSpecification,
  type Thing,
} from 'schema-dts';
import { type Book, books } from '@/content/books';
import { type GraphNode, type PageId, pages } from '@/content/pages';
import { type Opening } from '@/content/hours';
import { site } from '@/content/site';
import { courseFees } from '@/lib/words/course-texts';
import { daysOf } from '@/lib/words/hours';
import { cityName, shownCentres, teacherName } from '@/lib/words/fact-texts';
import { coverPath, covers } from '@/lib/covers';
import { type Locale } from '@/lib/words/locale';
import { siteName } from '@/lib/words/owner-text';
import { socialLinks } from '@/lib/words/social';
import { placesIn } from '@/lib/text/place';
import { absolute } from '@/lib/env';
import { iconPath } from './icons';
import { picturePath } from './picture';

// Ratings and review counts are left out of structured data on purpose.

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

/** Of the school and of its teacher. */
const profiles = socialLinks.map(({ url }) => url);

const reference = (node: keyof typeof ids) => ({ '@id': ids[node]() });

const namesOf = (days: Opening['days']) => daysOf(days).map((day) => DAYS[day]!);

/** To schema.org, a day that is not listed is closed. */
export function openingHours(hours: readonly Opening[]): OpeningHoursSpecification[] {
  return hours.flatMap(({ days, opens, closes }) =>
    opens && closes
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: namesOf(days), opens, closes }]
      : [],
  );
}

const offer = (url: string, price: number): Offer => ({
  '@type': 'Offer',
  url,
  availability: 'https://schema.org/InStock',
  price: price.toFixed(2),
  priceCurrency: 'INR',
  seller: reference('school'),
});

const one = <Value>(values: readonly Value[]) => (values.length === 1 ? values[0] : values);

/** A book whose price this site does not know is no `Product` and has no offer. */
function book(
  { id, title, language: bookLanguage, price, stores, chat }: Book,
  { language, paths, words }: Locale,
): BookLeaf {
  const address = absolute(`${paths.books}#${id}`);
  const { subtitle, description } = words.bookTexts[id];
  const cover = covers[id];
  // The UPI price is the one that the buyer pays.
  const prices = [price?.upi, chat?.price].filter((amount) => typeof amount === 'number');
  return {
    // schema-dts has no type for a node of two types within a list.
    '@type': (prices.length > 0 ? ['Book', 'Product'] : 'Book') as 'Book',
    '@id': address,
    url: address,
    name: title,
    alternativeHeadline: subtitle,
    description,
    image: absolute(cover ? coverPath(cover) : picturePath(language, 'books')),
    inLanguage: bookLanguage,
    author: { '@type': 'Person', ...reference('teacher'), name: teacherName(language) },
    ...(stores.length > 0 && { sameAs: one(stores.map(({ url }) => url)) }),
    ...(prices.length > 0 && { offers: one(prices.map((amount) => offer(address, amount))) }),
  };
}

function school(locale: Locale): EducationalOrganizationLeaf {
  const {
    language,
    words: { seo },
  } = locale;
  const places = placesIn(cityName(language));
  const centres = shownCentres(language);
  return {
    '@type': 'EducationalOrganization',
    '@id': ids.school(),
    name: siteName(language),
    description: seo.description,
    url: absolute('/'),
    logo: absolute(iconPath('/icon-512.png')),
    telephone: site.phone,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: places[0],
      addressCountry: site.country,
    },
    ...(places.length > 1 && {
      areaServed: places.map((name) => ({ '@type': 'Place' as const, name })),
    }),
    ...(site.course.fee.length > 0 && { makesOffer: fees(locale) }),
    ...(centres.length > 0 && {
      location: centres.map(({ name, address, map }) => ({
        '@type': 'Place' as const,
        name,
        address: {
          '@type': 'PostalAddress' as const,
          streetAddress: address,
          addressCountry: site.country,
        },
        ...(map && { hasMap: map }),
      })),
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The fees of the course, as the home page names them. */
const fees = (locale: Locale): Offer[] =>
  site.course.fee.map((fee) => ({
    ...offer(absolute(`${locale.paths.home}#course`), fee.amount),
    name: courseFees([fee], locale),
  }));

function reachableSchool(locale: Locale): EducationalOrganization {
  return {
    ...school(locale),
    openingHoursSpecification: openingHours(site.hours),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: site.phone,
      email: site.email,
      availableLanguage: site.languages,
      url: absolute(locale.paths.contact),
    },
  };
}

const pageNode = (id: PageId, { tag, paths, words }: Locale) => ({
  '@id': absolute(paths[id]),
  url: absolute(paths[id]),
  name: words.pageTexts[id].title,
  description: words.pageTexts[id].description,
  inLanguage: tag,
  isPartOf: reference('site'),
});

const nodes: Record<GraphNode, (locale: Locale, page: PageId) => Thing> = {
  website: ({ language, tag }) => ({
    '@type': 'WebSite',
    '@id': ids.site(),
    url: absolute('/'),
    name: siteName(language),
    inLanguage: tag,
    publisher: reference('school'),
  }),
  school,
  reachableSchool,
  person: ({ language, paths, words }) => ({
    '@type': 'Person',
    '@id': ids.teacher(),
    name: teacherName(language),
    jobTitle: words.about.jobTitle,
    url: absolute(paths.about),
    worksFor: reference('school'),
    knowsAbout: words.seo.knowsAbout.filter(Boolean),
    knowsLanguage: site.languages,
    ...(profiles.length > 0 && { sameAs: profiles }),
  }),
  profilePage: (locale, page) => ({
    '@type': 'ProfilePage',
    ...pageNode(page, locale),
    mainEntity: reference('teacher'),
  }),
  contactPage: (locale, page) => ({
    '@type': 'ContactPage',
    ...pageNode(page, locale),
    about: reference('school'),
  }),
  bookList: (locale, page) => ({
    '@type': 'ItemList',
    name: locale.words.pageTexts[page].title,
    numberOfItems: books.length,
    itemListElement: books.map((facts, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: book(facts, locale),
    })),
  }),
  breadcrumbs: ({ paths, words }, page) => ({
    '@type': 'BreadcrumbList',
    itemListElement: (['home', page] as const).map((id, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: words.pageTexts[id].name,
      item: absolute(paths[id]),
    })),
  }),
};

export const graphOf = (page: PageId, locale: Locale): Graph => ({
  '@context': 'https://schema.org',
  '@graph': pages
    .find(({ id }) => id === page)!
    .structuredData.map((name) => nodes[name](locale, page)),
});

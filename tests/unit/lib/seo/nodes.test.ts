import { describe, expect, it } from 'vitest';
import { books } from '@/content/books';
import { bookTexts } from '@/content/en/books';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { absolute } from '@/lib/seo/address';
import {
  book,
  breadcrumbs,
  itemList,
  openingHours,
  person,
  reachableSchool,
  school,
} from '@/lib/seo/nodes';

const origin = env.SITE_URL;

describe('openingHours', () => {
  it('names every day of a span and leaves closed days out', () => {
    expect(openingHours(site.hours)).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Saturday'],
        opens: '10:00',
        closes: '14:00',
      },
    ]);
  });

  it('follows a span over the end of the week', () => {
    const [hours] = openingHours([{ days: [6, 1], opens: '10:00', closes: '12:00' }]);
    expect(hours?.dayOfWeek).toEqual(['Saturday', 'Sunday', 'Monday']);
  });
});

describe('person and school', () => {
  it('point at each other and carry the facts of the owner', () => {
    expect(person(site)).toMatchObject({
      '@type': 'Person',
      name: site.teacher.name,
      worksFor: { '@id': absolute('/#school') },
      sameAs: [site.social.linkedin, site.social.instagram],
    });
    expect(school(site)).toMatchObject({
      '@type': 'EducationalOrganization',
      telephone: site.phone,
      email: site.email,
      address: { addressLocality: site.city, addressCountry: 'IN' },
      employee: { '@id': absolute('/about#teacher') },
    });
    expect(reachableSchool(site)).toMatchObject({
      ...school(site),
      contactPoint: { telephone: site.phone, availableLanguage: ['en', 'hi'] },
    });
  });
});

describe('breadcrumbs', () => {
  it('counts from one and gives whole addresses', () => {
    const trail = [
      { href: '/', label: 'Home' },
      { href: '/books', label: 'Books' },
    ];
    expect(breadcrumbs(trail).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Books', item: `${origin}/books` },
    ]);
  });
});

describe('book', () => {
  const [ebook, printed] = [
    books.find(({ price }) => price)!,
    books.find(({ amazonLink }) => amazonLink)!,
  ];
  const node = (facts: (typeof books)[number]) => book(facts, bookTexts[facts.id], 'A. Teacher');

  it('offers what is sold here at the price that is paid, not the one that is listed', () => {
    const address = `${origin}/books#${ebook.id}`;
    expect(node(ebook)).toMatchObject({
      '@type': ['Book', 'Product'],
      '@id': address,
      name: bookTexts[ebook.id].title,
      author: { '@type': 'Person', name: 'A. Teacher' },
      offers: { '@type': 'Offer', price: '299.00', priceCurrency: 'INR', url: address },
    });
  });

  it('makes no offer without a price, and points to the shop that sells it', () => {
    expect(node(printed)).toMatchObject({ '@type': 'Book', sameAs: printed.amazonLink });
    expect(node(printed)).not.toHaveProperty('offers');
  });

  it('stands in a list by its position', () => {
    expect(itemList('Books', books.map(node))).toMatchObject({
      numberOfItems: 3,
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
    });
  });
});

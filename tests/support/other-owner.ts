import { vi } from 'vitest';
import booksOfThisSite from '@/content/books.json';
import { languageNames } from '@/content/languages';
import thisSite from '@/content/site.json';
import books from './other-owner/books.json';
import englishBooks from './other-owner/en/books.json';
import reviews from './other-owner/en/reviews.json';
import testimonials from './other-owner/en/testimonials.json';
import hindiBooks from './other-owner/hi/books.json';
import samplePages from './other-owner/sample-pages.json';
import site from './other-owner/site.json';

/** The facts of an owner who differs from the sample in each of them, by their file in `content/`. */
export const otherOwner = {
  'site.json': site,
  'books.json': books,
  'sample-pages.json': samplePages,
  'en/books.json': englishBooks,
  'en/reviews.json': reviews,
  'en/testimonials.json': testimonials,
  // Little is translated.
  'hi/books.json': hindiBooks,
  'hi/reviews.json': [],
  'hi/testimonials.json': [],
};

const { teacher, email, phone, city, upi, legal } = thisSite;
const titlesOf = (shop: Record<string, { coverLines: string[] }>) =>
  Object.values(shop).map(({ coverLines }) => coverLines.join(' '));
const otherFacts = JSON.stringify([otherOwner, titlesOf(books)]);

/** Facts of this copy that no page of the other owner may show. */
export const factsOfThisSite = [
  teacher.name,
  email,
  phone,
  city,
  upi.id,
  legal.address,
  legal.host ?? '',
  ...titlesOf(booksOfThisSite),
  ...Object.keys(booksOfThisSite),
].filter((fact) => fact && !otherFacts.includes(fact));

/** Modules that are loaded after this know these facts and no others. */
export function provideOtherOwner(changes: Partial<Record<keyof typeof otherOwner, unknown>> = {}) {
  for (const [file, facts] of Object.entries({ ...otherOwner, ...changes })) {
    // As little is translated into any other language.
    const files = file.startsWith('hi/')
      ? languageNames.slice(1).map((name) => file.replace('hi', name))
      : [file];
    for (const name of files) vi.doMock(`@/content/${name}`, () => ({ default: facts }));
  }
}

import { expect, test } from '@playwright/test';
import { pricedBooks } from '@/content/books';
import { testimonials } from '@/content/en/testimonials';
import { previewedBooks } from './books';

/** Tags of tests that need something of the owner, and whether it is there. */
const tags = {
  '@shop': pricedBooks.length > 0,
  '@preview': previewedBooks.length > 0,
  // One has no buttons and does not move.
  '@testimonials': testimonials.length > 1,
};
type Tag = keyof typeof tags;

export const factTags = Object.keys(tags) as Tag[];

/** Those that `playwright.config.ts` leaves out with these facts. */
export const tagsLeftOut = factTags.filter((tag) => !tags[tag]);

/** Expects the tag of a test that uses what an owner may not have. */
export const expectTag = (tag: Tag) =>
  expect(test.info().tags, 'the tags of this test').toContain(tag);

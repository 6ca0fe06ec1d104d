import { z } from 'zod';
import { type BookId, mapBooks } from './books';
import { readFacts } from './read-facts';
import facts from './sample-pages.json' with { type: 'json' };
import { type SamplePage, samplePageSchema } from './sample-page-schema';

/** The pages that the site shows of a book without a flip-book; a book may have none. */
export const samplePages: Partial<Record<BookId, readonly SamplePage[]>> = readFacts(
  z.strictObject(mapBooks(z.array(samplePageSchema).min(1))).partial(),
  facts,
  'content/sample-pages.json',
);

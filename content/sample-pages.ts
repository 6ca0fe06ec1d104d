import { z } from 'zod';
import { type BookId, mapBooks } from './books';
import { readFacts } from './read-facts';
import facts from './sample-pages.json' with { type: 'json' };

const text = z.string().min(1, 'a text');

/** A drawing that is worked out from its numbers. */
const figureSchema = z.strictObject({
  /**
   * `complement`: each digit from nine, the last from ten. `crossing`: two numbers near a power of
   * ten. `square`: of a number that ends in 5. `strokes`: of a product, row by row. `roots`: digits
   * added up until one is left. `circle`: walks round nine points, the first in the thread.
   */
  figure: z.enum(['complement', 'crossing', 'square', 'strokes', 'roots', 'circle']),
  of: z.array(z.number()).min(1),
  label: text,
});

/** Sums to try, as `question = answer`; the answers are shown below. */
const exercisesSchema = z.strictObject({ title: text, sums: z.array(text).min(1) });

/** A paragraph, lines of working, exercises or a figure. `^2` in a text is set as a raised 2. */
const blockSchema = z.union([text, z.array(text), exercisesSchema, figureSchema]);

const samplePageSchema = z.strictObject({
  title: text,
  sutra: z.strictObject({ devanagari: text, iast: text, meaning: text }).optional(),
  blocks: z.array(blockSchema).min(1),
});

export type Figure = z.infer<typeof figureSchema>;
export type Exercises = z.infer<typeof exercisesSchema>;
export type Block = z.infer<typeof blockSchema>;
export type SamplePage = z.infer<typeof samplePageSchema>;

/** The pages that the site shows of a book without a flip-book; a book may have none. */
export const samplePages: Partial<Record<BookId, readonly SamplePage[]>> = readFacts(
  z.strictObject(mapBooks(z.array(samplePageSchema).min(1))).partial(),
  facts,
  'content/sample-pages.json',
);

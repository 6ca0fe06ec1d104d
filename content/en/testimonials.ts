import { z } from 'zod';
import { type Written } from '../originals';
import { readFacts } from '../read-facts';
import { type Testimonial, testimonialSchema } from '../schema';
import { ownEntries } from '../unconfirmed';
import facts from './testimonials.json' with { type: 'json' };

const FILE = 'content/en/testimonials.json';

/**
 * What students say. Before a name, class and city go public, keep a written consent on file from
 * that person, and from a parent where the student is under 18. Take an entry out when its consent
 * is withdrawn.
 */
export const testimonials: readonly Written<Testimonial>[] = ownEntries(
  readFacts(z.array(testimonialSchema), facts, FILE),
  FILE,
);

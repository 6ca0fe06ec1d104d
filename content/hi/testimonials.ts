import { z } from 'zod';
import { testimonials as originals } from '../en/testimonials';
import { orOriginals } from '../originals';
import { readFacts } from '../read-facts';
import { testimonialSchema } from '../schema';
import { ownEntries } from '../unconfirmed';
import facts from './testimonials.json' with { type: 'json' };

const FILE = 'content/hi/testimonials.json';

export const testimonials = orOriginals(
  ownEntries(readFacts(z.array(testimonialSchema), facts, FILE), FILE),
  originals,
);

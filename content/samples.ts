import { z } from 'zod';
import { readFacts } from './read-facts';
import facts from './samples.json' with { type: 'json' };

const schema = z.record(z.string(), z.union([z.array(z.string()), z.literal('all')]));

/** Facts and words that came with the site, by file, as paths in it or `all`. */
export const samples = readFacts(schema, facts, 'content/samples.json');

/** A file that is a sample as a whole counts as one. */
export const sampleCount = Object.values(samples).flat().length;

import { readFacts } from './read-facts';
import { siteSchema } from './schema';
import facts from './site.json' with { type: 'json' };

/** The owner's facts, the same in every language. */
export const site = readFacts(siteSchema, facts, 'content/site.json');

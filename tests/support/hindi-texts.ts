import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@/content/languages';
import { samples } from '@/content/samples';
import { root } from '@/scripts/lib/root.mjs';

/** Ids, conditions, names of facts, and a notice that shows both languages. */
const keptTexts = /\.(by|id|when|translation|translationLanguage)$/;

/** Texts that an owner writes, by the file of facts that says whether they are still a sample. */
const owned: [texts: RegExp, file: string][] = [
  [/^books\.ts\.bookTexts\./, 'content/books.json'],
  [/^books\.ts\.readerReviews\./, 'content/hi/reviews.json'],
  [/^testimonials\.ts\./, 'content/hi/testimonials.json'],
  [
    /^about\.ts\.about\.(jobTitle|profile|favourite|stats|mission|career\.events|research|recognition\.groups)/,
    'content/hi/about.ts',
  ],
];
const isOwners = (path: string) =>
  owned.some(([texts, file]) => texts.test(path) && !samples[file]?.length);

const files = readdirSync(join(root, 'content/hi'), { recursive: true, encoding: 'utf8' }).filter(
  // `words.ts` gathers the others.
  (name) => name.endsWith('.ts') && name !== 'words.ts',
);

/** Every text with its path. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  // The owner has not translated it.
  if ('lang' in value && value.lang === 'en') return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const modules = await Promise.all(
  files.map(async (file) => textsOf(await import(join(root, 'content/hi', file)), file)),
);

/** Every Hindi text of the site by its path; not those that an owner has put in place of samples. */
export const hindiTexts = [...modules.flat(), ...textsOf(languages.hi.offer, 'offer')].filter(
  ([path]) => !keptTexts.test(path) && !isOwners(path),
);

import { createHash } from 'node:crypto';
import { languageNames } from '@/content/languages';
import { locales, type Words } from './locale';

/** Words that no page carries: a browser fetches them with the part that shows them. */
const NAMES = [
  'account',
  'buyersOrder',
  'hints',
  'payment',
  'profile',
  'progress',
  'sheet',
  'slips',
  'workedSums',
  'yourAccount',
] as const satisfies readonly (keyof Words)[];

/** What the files hold, by the first part of their names. */
export type FileWords = Pick<Words, (typeof NAMES)[number]>;

const texts = languageNames.flatMap((language) =>
  NAMES.map(
    (name) => [`${name}.${language}`, JSON.stringify(locales[language].words[name])] as const,
  ),
);

/** Changes with any of the texts. Each page has it, and it is in the addresses, which are kept for good. */
export const wordsVersion = createHash('sha256').update(texts.join()).digest('hex').slice(0, 8);

/** JSON by the last part of its address. */
export const wordFiles: ReadonlyMap<string, string> = new Map(
  texts.map(([name, text]) => [`${name}.${wordsVersion}.json`, text]),
);

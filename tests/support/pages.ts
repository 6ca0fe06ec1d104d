import { languageNames, languages } from '@/content/languages';
import { listPaths, pathsIn } from '@/content/pages';

/** Address no page has; its own answer is not-found. */
export const LOST = '/nowhere';

/** The same in each language. */
export const lostPages = languageNames.map((language) => languages[language].prefix + LOST);

/** Addresses of all pages in all languages. */
export const pages = listPaths();

/** Of one language, and of pages that differ in their words alone one: those of law, of the methods. */
export const differentPages = Object.values(pathsIn('en')).filter(
  (path) => !/terms|accessib|methods\/(?!nikhilam)/.test(path),
);

/** Of the pages that a server answers alike, which are all, one of each language and one with a parameter. */
export const servedPages = [pathsIn('en').home, pathsIn('hi').contact, pathsIn('en').nikhilam];

/** The pages that `npm test` walks; `npm run test:rest` walks the others. */
export const quickPages: readonly string[] = [pathsIn('en').home, pathsIn('en').contact, LOST];

/** What a browser writes to the console about the not-found page's own answer. */
export const notFoundNote = /^console: Failed to load resource: .* 404/;

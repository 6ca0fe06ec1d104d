import { languageNames, languages, listPaths } from '@/content/pages';

/** Address no page has; its own answer is not-found. */
export const LOST = '/nowhere';

/** The same in each language. */
export const lostPages = languageNames.map((language) => languages[language].prefix + LOST);

/** Addresses of all pages in all languages. */
export const pages = listPaths();

/** What a browser writes to the console about the not-found page's own answer. */
export const notFoundNote = /^console: Failed to load resource: .* 404/;

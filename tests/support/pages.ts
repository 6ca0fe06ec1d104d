import { listPaths } from '@/content/pages';

/** Address no page has; its own answer is not-found. */
export const LOST = '/nowhere';

/** Addresses of all pages. */
export const pages = listPaths();

/** What a browser writes to the console about the not-found page's own answer. */
export const notFoundNote = /^console: Failed to load resource: .* 404/;

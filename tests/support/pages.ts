import { nav } from './words';

/** Address no page has; its own answer is not-found. */
export const LOST = '/nowhere';

/** Addresses of the pages of the navigation. */
export const pages = nav.map(({ href }) => href);

/** What a browser writes to the console about the not-found page's own answer. */
export const notFoundNote = /^console: Failed to load resource: .* 404/;

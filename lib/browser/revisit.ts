/**
 * The early script of each page fires it when the page is shown again, from the cache of Back and
 * Forward, or at last, after it was prerendered: another page may have changed what it shows.
 */
export const REVISIT = 'site:revisit';

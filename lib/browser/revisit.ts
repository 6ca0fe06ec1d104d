/**
 * The early script of each page fires it when the page is shown again, from the cache of Back and
 * Forward, or at last, after it was prerendered: another page may have changed what it shows.
 */
export const REVISIT = 'site:revisit';

/** Listens to it, and to what other tabs store. */
export function onChange(listener: (event: Partial<StorageEvent>) => void): () => void {
  const events = ['storage', REVISIT];
  for (const event of events) addEventListener(event, listener);
  return () => events.forEach((event) => removeEventListener(event, listener));
}

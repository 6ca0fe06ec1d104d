import {
  ALL,
  ENTRIES,
  hash,
  isConfirmed,
  type SampleHashes,
  shippedHashes,
  textsIn,
  valueIn,
} from './sample-state';

/**
 * What came with the site is the sample teacher's. Once an owner has saved `npm run setup`, visitors do not read it
 * until the owner has changed it or said that it is true.
 */

/** `content/confirmed.json`, or null on a site without an owner. `next.config.ts` reads it. */
const confirmed = JSON.parse(process.env.CONFIRMED || 'null') as SampleHashes | null;

const isShipped = (value: unknown, file: string, path: string) =>
  shippedHashes[file]?.[path]?.includes(hash(value)) ?? false;

const isTrue = (value: unknown, file: string, path: string) =>
  confirmed === null || isConfirmed(confirmed, file, path, hash(value));

/** Whether a fact, a sentence or an entry of a file may be shown. */
export const isOwn = (value: unknown, file: string, path: string) =>
  isTrue(value, file, path) || !isShipped(value, file, path);

/** The entries of a file that may be shown. */
export const ownEntries = <Entry>(entries: readonly Entry[], file: string): readonly Entry[] =>
  entries.filter((entry) => isOwn(entry, file, ALL));

/** An entry of a list in words is confirmed with its sentences; one of short texts, with the list. */
function isOwnEntry(entry: unknown, file: string, path: string) {
  if (confirmed === null || !isShipped(entry, file, path + ENTRIES)) return true;
  const sentences = textsIn(entry).filter((text) => isShipped(text, file, path));
  if (sentences.length === 0) return confirmed[file]?.[path] !== undefined;
  return sentences.every((text) => isTrue(text, file, path));
}

/**
 * A part of words without what is the sample teacher's: a sentence is `instead`, in the same place, or empty, and an
 * entry of a list is left out.
 *
 * @param path of a sample in the file, as in `content/samples.json`
 */
export function ownIn(value: unknown, file: string, path: string, instead?: unknown): unknown {
  if (typeof value === 'string') {
    if (isOwn(value, file, path)) return value;
    return typeof instead === 'string' ? instead : '';
  }
  const own = (inner: unknown, key: string) => ownIn(inner, file, path, valueIn(instead, key));
  const entries = Object.entries(value as object)
    .filter(([, inner]) => isOwnEntry(inner, file, path))
    .map(([key, inner]) => [key, own(inner, key)] as const);
  if (!Array.isArray(value)) return Object.fromEntries(entries);
  return entries.map(([, inner]) => inner).filter((inner) => inner !== '');
}

import { isDeepStrictEqual } from 'node:util';

const isGroup = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Files in which each owner has entries of their own. */
const OF_ENTRIES = /(^|\/)(books|sample-pages)\.json$/;

/**
 * Merges by name: what one side changed is taken, and of what both changed the owner's.
 *
 * @param addsNew whether names that only the project has are taken.
 */
export function mergeFacts(base, ours, theirs, addsNew = true) {
  // The order of books is a fact, too.
  if (JSON.stringify(ours) === JSON.stringify(base)) return theirs;
  if (![base, ours, theirs].every(isGroup)) return ours;
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  const entries = [...names].flatMap((name) => {
    const [was, own, next] = [base, ours, theirs].map((group) => group[name]);
    if (own === undefined) return was === undefined && addsNew ? [[name, next]] : [];
    if (next === undefined) return isDeepStrictEqual(own, was) ? [] : [[name, own]];
    return [[name, mergeFacts(was, own, next)]];
  });
  return Object.fromEntries(entries);
}

/** Lists of the project's own, which copies of before the file confirmed.json have changed. */
const OF_PROJECT = /(^|\/)content\/(samples|sample-hashes)\.json$/;

/** An owner who took away a sample book wants no new ones. */
export function mergeFile(path, base, ours, theirs) {
  if (OF_PROJECT.test(path)) return theirs;
  const isWhole = Object.keys(base).every((name) => name in ours);
  return mergeFacts(base, ours, theirs, !OF_ENTRIES.test(path) || isWhole);
}

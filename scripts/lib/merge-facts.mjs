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

/** The facts with the owner's own in one place, where both have one. */
function keepAt(merged, ours, [key, ...others]) {
  if (!isGroup(merged) || !isGroup(ours) || !(key in merged) || !(key in ours)) return merged;
  const kept = others.length > 0 ? keepAt(merged[key], ours[key], others) : ours[key];
  return { ...merged, [key]: kept };
}

/**
 * An owner who took away a sample book wants no new ones.
 *
 * @param confirmed by the path of a fact, as in `content/confirmed.json`: what the owner has said is true of them stays,
 *   also where it is what the project shipped. `all` is the whole file.
 */
export function mergeFile(path, base, ours, theirs, confirmed = {}) {
  if (OF_PROJECT.test(path)) return theirs;
  if ('all' in confirmed) return ours;
  const isWhole = Object.keys(base).every((name) => name in ours);
  const merged = mergeFacts(base, ours, theirs, !OF_ENTRIES.test(path) || isWhole);
  return Object.keys(confirmed).reduce(
    (facts, name) => keepAt(facts, ours, name.split('.')),
    merged,
  );
}

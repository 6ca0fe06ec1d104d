/** Two numbers as they were typed; they need not be numbers the engine takes. */
export type Typed = readonly [string, string];

/** Longest text of one number in an address; more than any number anybody means. */
const LONGEST = 24;

const START = '#try=';

/** The end of an address that opens the home page with a sum: 98 and 96 → "#try=98x96". */
export function tryHash([a, b]: readonly [number, number]): string {
  return `${START}${a}x${b}`;
}

/**
 * The numbers of an address that came from `tryHash` or was typed by hand ("#try=98*96",
 * "#TRY=98 × 96"). They are handed on as they stand, so that a wrong one is explained at its field.
 *
 * @param hash the part of an address from `#` on, percent-encoded or not.
 * @returns undefined for any other address.
 */
export function readTryHash(hash: string): Typed | undefined {
  if (!hash.toLowerCase().startsWith(START)) return undefined;
  try {
    const typed = decodeURIComponent(hash.slice(START.length).replaceAll('+', ' '));
    const [a, b, ...more] = typed.split(/[x×*]/i).map((text) => text.trim());
    if (a === undefined || b === undefined || more.length > 0) return undefined;
    return [a.slice(0, LONGEST), b.slice(0, LONGEST)];
  } catch {
    return undefined;
  }
}

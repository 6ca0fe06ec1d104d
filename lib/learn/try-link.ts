/** Two numbers as typed, valid or not. */
export type Typed = readonly [string, string];

/** Characters read of one number in an address. */
const LONGEST = 24;

const START = '#try=';

/** The hash that opens the home page with a sum: 98 and 96 → "#try=98x96". */
export function tryHash([a, b]: readonly [number, number]): string {
  return `${START}${a}x${b}`;
}

/**
 * Reads the numbers of a hash, also one typed by hand: "#TRY=98 × 96". They are not checked, so
 * that the form explains a wrong one at its field.
 */
export function readTryHash(hash: string): Typed | undefined {
  if (!hash.toLowerCase().startsWith(START)) return undefined;
  try {
    const typed = decodeURIComponent(hash.slice(START.length).replaceAll('+', ' '));
    const [a, b, ...others] = typed.split(/[x×*]/i).map((text) => text.trim());
    if (a === undefined || b === undefined || others.length > 0) return undefined;
    return [a.slice(0, LONGEST), b.slice(0, LONGEST)];
  } catch {
    return undefined;
  }
}

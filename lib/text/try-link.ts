export type Typed = readonly [string, string];

const MAX_LENGTH = 24;

const PREFIX = '#try=';

export function tryHash([a, b]: readonly [number, number]): string {
  return `${PREFIX}${a}x${b}`;
}

/** Also reads "#TRY=98 × 96". Invalid numbers are kept, because the form shows why they are wrong. */
export function readTryHash(hash: string): Typed | undefined {
  if (!hash.toLowerCase().startsWith(PREFIX)) return undefined;
  try {
    const typed = decodeURIComponent(hash.slice(PREFIX.length).replaceAll('+', ' '));
    const [a, b, ...others] = typed.split(/[x×*]/i).map((text) => text.trim());
    if (a === undefined || b === undefined || others.length > 0) return undefined;
    return [a.slice(0, MAX_LENGTH), b.slice(0, MAX_LENGTH)];
  } catch {
    return undefined;
  }
}

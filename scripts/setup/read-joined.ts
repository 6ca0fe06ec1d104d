import { hasDevanagari } from '@/lib/text/devanagari';

const BETWEEN = /\s+(?:and|aur|evam|tatha|और|एवं|तथा|व)\s+/i;
const BETWEEN_PLACES = new RegExp(
  `(?![^(]*\\))(?:${BETWEEN.source}|\\s+(?:or|ya|या)\\s+|\\s*[&+/;]\\s*)`,
  'i',
);

/** `Bhopal and Indore`: as a sentence in English, or in Hindi, has two names. */
export function joinNames(names: readonly string[], inHindi: boolean): string {
  const and = inHindi ? 'और' : 'and';
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${and} `);
}

/** Names with `aur` or another word for "and" between them; between places there may be a sign. */
export function readJoined(
  typed: string,
  way: 'people' | 'places',
  inHindi = hasDevanagari(typed),
): string {
  const names = typed.split(way === 'places' ? BETWEEN_PLACES : BETWEEN).map((name) => name.trim());
  return joinNames(names.filter(Boolean), inHindi);
}

/** Places with commas alone between them: the second one may be the state of the first. */
export const commaPlaces = (text: string): string[] =>
  BETWEEN.test(text) ? [] : text.split(/\s*,\s*/).filter(Boolean);

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

/** A text with an accent on every letter and words 30 % longer; places in braces are kept. */
export const toPseudoLanguage = (text: string): string =>
  text.replace(/\{\w+\}|[A-Za-z’]+/g, (word) => {
    if (word.startsWith('{')) return word;
    const accented = [...word].map((letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter);
    return accented.join('') + 'ö'.repeat(Math.round(word.length * 0.3));
  });

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/**
 * A text with each word about 30 % longer, by its own first letters again: the font of the page has
 * them, while accented ones come from whatever the machine has installed.
 */
export const lengthen = (text: string): string =>
  text.replace(/[\p{L}\p{M}’]+/gu, (word) => {
    const letters = [...graphemes.segment(word)].map(({ segment }) => segment);
    return word + letters.slice(0, Math.round(letters.length * 0.3)).join('');
  });

/** The same words, every string of them in the pseudo-language. */
export function inPseudoLanguage<T>(words: T): T {
  if (typeof words === 'string') return toPseudoLanguage(words) as T;
  if (Array.isArray(words)) return words.map(inPseudoLanguage) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    // The name of a fact chooses a text.
    Object.entries(words).map(([key, value]) => [
      key,
      key === 'by' ? value : inPseudoLanguage(value),
    ]),
  ) as T;
}

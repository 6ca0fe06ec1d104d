import { digitsOfWords } from './number-words';
import { latinDigits } from './read-number';

const ORDINALS = [
  'पहली',
  'दूसरी',
  'तीसरी',
  'चौथी',
  'पाँचवीं',
  'छठी',
  'सातवीं',
  'आठवीं',
  'नौवीं',
  'दसवीं',
  'ग्यारहवीं',
  'बारहवीं',
];
const ENGLISH = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const LAST = 12;

/** One way of writing what is written in more: पांचवी, पाँचवीं; छठवीं, छठी. */
const plain = (word: string) => word.replaceAll('ँ', 'ं').replace(/वीं$/, 'वी').replace('छठवी', 'छठी');
const LISTS = [ROMAN, ENGLISH, ORDINALS.map(plain)];

/** Words between and around two numbers that say no more. */
const FILLERS =
  /^(from|to|till|until|up|and|only|alone|just|in|of|or|th|st|nd|rd|class|classes|std|stds|standard|standards|grade|grades|within|hour|hours|hrs?|between|वीं|वी|कक्षा|से|तक|में|और|व|या|ya|केवल|सिर्फ़|सिर्फ|घंटे|घंटा)$/;

function numbersOf(typed: string): number[] {
  return digitsOfWords(latinDigits(typed))
    .split(/[^\p{L}\p{M}\d]+|(?<=\d)(?=\p{L})/u)
    .filter((word) => word && !FILLERS.test(word))
    .map((word) => {
      const list = LISTS.find((names) => names.includes(plain(word)));
      return list ? list.indexOf(plain(word)) + 1 : Number(word);
    });
}

/**
 * Reads two numbers with a span between them, or one for both: `2 to 4 hours`, `10`.
 *
 * @returns the text where it says something else, such as `1 day`.
 */
export function readSpan(typed: string): number[] | string {
  const numbers = numbersOf(typed);
  const isSpan = numbers.length > 0 && numbers.length < 3 && !numbers.some(Number.isNaN);
  return isSpan ? [numbers[0]!, numbers.at(-1)!] : typed;
}

const ONWARDS =
  /^(.+?)\s*(?:\+|(?:and |& )?(?:above|up|upwards?|onwards?)|से|(?:से|और|व) (?:ऊपर|आगे|aage))$/i;
const FROM = /^(?:from|minimum|at least)\s+(.+)$/i;
const UP_TO = /^(?:up ?to|till|until|max(?:imum)?)\s+(.+)$|^(.+?)\s*(?:तक|and below)$/i;
const ALL = /^(all( the)?( classes)?|every class|सभी( कक्षाएँ| कक्षाएं)?|सब)$/i;

const one = (text: string | undefined): number | undefined => {
  const numbers = text === undefined ? [] : numbersOf(text);
  return numbers.length === 1 && Number.isInteger(numbers[0]) ? numbers[0] : undefined;
};

/** Of `class 6 onwards` and `up to 8`, the classes that are not said. */
function readOpenSpan(text: string): number[] | undefined {
  if (ALL.test(text)) return [1, LAST];
  const first = one(FROM.exec(text)?.[1]) ?? one(ONWARDS.exec(text)?.[1]);
  if (first) return [first, LAST];
  const [, before, after] = UP_TO.exec(text) ?? [];
  const last = one(before) ?? one(after);
  return last ? [1, last] : undefined;
}

/**
 * Reads `Class VIII to XII`, `6, 7, 8`, `9th and 10th`, `+1 and +2`, and `class 6 onwards` to the last
 * class of a school.
 *
 * @returns the text where it says something else, such as `KG to 5` and `6, 8, 10`.
 */
export function readClasses(typed: string): number[] | string {
  const text = typed
    .trim()
    .replace(/\.$/, '')
    .replace(/(?<!\d)\+([12])(?!\d)/g, '1$1');
  const open = readOpenSpan(text);
  if (open) return open;
  const numbers = numbersOf(text);
  const isRow = numbers.length > 2 && numbers.every((n, index) => n === numbers[0]! + index);
  return isRow ? [numbers[0]!, numbers.at(-1)!] : readSpan(text);
}

/** Classes that an answer leaves open: those between `6 and 8`, those after `6 onwards`. */
export function doubtClasses([first, last]: readonly number[], typed: string): string | undefined {
  if (first === undefined || last === undefined || first === last) return undefined;
  const isOpen = readOpenSpan(typed.trim().replace(/\.$/, '')) !== undefined;
  const isSpan = /-|–|—|\b(to|till|until|up|between|se)\b|से|तक/i.test(typed);
  if (!isOpen && (isSpan || last - first < 2 || numbersOf(typed).length > 2)) return undefined;
  return `Are these all classes from ${first} to ${last}?`;
}

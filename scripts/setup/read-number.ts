import { digitsOfWords } from './number-words';
import { isAsked, readTwoUnits, sizeOf } from './units';

const DEVANAGARI_ZERO = 0x966;

/** Of a letter with a nukta, which is written in two ways, it makes one. */
export const latinDigits = (text: string) =>
  text.normalize('NFC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

const TIMES: [word: RegExp, factor: number][] = [
  [/^(hundred|सौ)$/, 100],
  [/^(k|thousand|हज़ार|हजार)$/, 1_000],
  [/^(l|lakh|lakhs|lac|lacs|लाख)$/, 100_000],
  [/^(cr|crore|crores|करोड़)$/, 10_000_000],
];
const factorOf = (word = '') => TIMES.find(([name]) => name.test(word))?.[1];

/** Words at the start of a text. */
const starting = (...words: string[]) =>
  new RegExp(`^(${words.join('|')})(?![\\p{L}\\p{M}])\\s*[:=-]?\\s*`.normalize('NFC'), 'u');
/** Words at its end. */
const ending = (...words: string[]) =>
  new RegExp(`\\s*(?<![\\p{L}\\p{M}])(${words.join('|')})$`.normalize('NFC'), 'u');

const BEFORE = [
  starting('about', 'around', String.raw`approx(imately)?\.?`, 'nearly', 'almost', '~'),
  starting('only', 'just', 'total', 'last', 'past', 'within', 'in', '(group|batch) of'),
  starting('at most', String.raw`max(imum)?\.?( of)?`, 'up ?to', '(not?|never) more than'),
  starting('करीब', 'लगभग', 'सिर्फ़?', 'केवल', 'कुल', 'पिछले', 'अब तक'),
];
const AFTER = [
  /\s*%$/,
  ending('only', 'max(imum)?', 'at most', String.raw`approx\.?`, 'so far', 'each'),
  ending('left', 'available', 'का', 'की', 'के', 'बाकी'),
  ending('(से )?(ज़्यादा|ज्यादा|अधिक) नहीं', 'के (अंदर|भीतर|करीब|आसपास)', 'से', 'तक', 'में'),
];

const STUDENT = '(student|child|head|person|kid|विद्यार्थी|छात्र|बच्चे|बच्चा)';
const MONEY = [
  starting(String.raw`(rs|inr)\.?`, '₹', String.raw`(रु|रू)\.?`, 'rupees?', 'रुपये', 'रुपए'),
  starting('fees?( is)?', 'फ़ीस', 'फीस', 'शुल्क'),
  /\s*(₹|\/[-=]|\/ *(month|mo|course))$/,
  ending(String.raw`(rs|inr)\.?`, 'rup(ees?|a?iye|aye|[iy]a)'),
  ending('रुपये', 'रुपए', 'रुपया', 'रूपये', 'रूपए', String.raw`(रु|रू)\.?`),
  ending('fees?', 'फ़ीस', 'फीस', 'total', `(per|a|हर|प्रति) ?${STUDENT}`),
  ending('(per|an?|for|for the|for the whole|for full|whole|full) *(month|course)'),
  ending('monthly', 'मासिक', String.raw`p\.? ?/?m\.?`, 'पूरे कोर्स( (का|की|के))?'),
  ending('((हर|प्रति) )?(माह|महीना|महीने|mah)( (का|की|के|me))?'),
];

/** Digits with separators as in India or abroad: 1,20,000 and 120,000, and not 4 5. */
const DIGITS = /^-?(\d+|\d{1,3}([, ]\d{2,3})*[, ]\d{3})(\.\d+)?$/;

/** One student and one teacher. */
const ALONE =
  /^(1|one|एक) ?(-|:|to|on|-to-|-on-) ?(1|one|एक)$|^(individual|single|अकेला|akela)( (student|child))?$/;

function stripAll(text: string, parts: readonly RegExp[]): string {
  const left = parts.reduce((rest, part) => rest.replace(part, '').trim(), text);
  return left === text ? text : stripAll(left, parts);
}

const HIGH = /(\d[\d.,]*) ?(\p{L}[\p{L}\p{M}]*) (?:and )?(\d[\d.]*)(?: ?(\p{L}[\p{L}\p{M}]*))?/u;

/** `2 हज़ार 500`, `1 lakh 20 thousand`: of two parts of a number it makes one. */
const joinParts = (text: string) =>
  text.replace(HIGH, (typed, high: string, name: string, low: string, next = '') => {
    const [factor, smaller] = [factorOf(name), factorOf(next)];
    const part = Number(low) * (smaller ?? 1);
    if (!factor || !(part < factor)) return typed;
    const whole = Number(high.replaceAll(',', '')) * factor + part;
    return smaller || !next ? String(whole) : `${whole} ${next}`;
  });

/** `60 minutes per class`: what the question says too. */
function withoutEach(text: string, question: string): string {
  const [end, unit = ''] = / (?:per|an?|in an?|हर|प्रति) ([\p{L}\p{M}]+)$/u.exec(text) ?? [];
  const before = end ? text.slice(0, -end.length) : '';
  return /\d/.test(before) && isAsked(unit, question) ? before : text;
}

/**
 * Reads a number as Indians write one: `Rs. 2,500/-`, `1.2 lakh`, `२५००`, `डेढ़ सौ`; of minutes also
 * `1 hour`.
 *
 * @param question a unit after the number must be a word of it: `12 weeks` answers how many weeks.
 * @returns NaN where the text may mean something else.
 */
export function readNumber(typed: string, question = ''): number {
  const lower = latinDigits(typed.replace(/[()\s]+/g, ' '))
    .toLowerCase()
    .trim()
    .replace(/\.$/, '');
  const isMoney = /rupee|price/.test(question);
  if (isMoney && /^(free|muft|मुफ़्त|मुफ्त)$/.test(lower)) return 0;
  if (/\bgroup\b/.test(question) && ALONE.test(lower)) return 1;
  const around = isMoney ? [...BEFORE, ...MONEY, ...AFTER] : [...BEFORE, ...AFTER];
  const stripped = stripAll(isMoney ? lower : withoutEach(lower, question), around);
  let text = joinParts(stripAll(digitsOfWords(stripped), around));
  if (question.includes('stars')) text = text.replace(/\s*(\/|out of)\s*5$/, '');
  const both = readTwoUnits(text, question);
  if (both !== undefined) return both;
  const [, digits = '', words = ''] =
    /^(-?[\d][\d, .]*?)\s*([a-z\u0900-\u097F. ]*)$/.exec(text) ?? [];
  if (!DIGITS.test(digits)) return NaN;
  const number = Number(digits.replace(/[, ]/g, ''));
  const [first = '', ...others] = words.split(/[ .]+/).filter(Boolean);
  const factor = factorOf(first);
  const units = factor ? others : [first, ...others].filter(Boolean);
  const size = units.length === 1 ? sizeOf(units[0]!, question) : undefined;
  // 1.30 hours are 90 minutes to many.
  const isClock = /\.\d\d$/.test(digits) && !/\.(00|25|50|75)$/.test(digits);
  if (size) return isClock ? NaN : number * size;
  if (!units.every((unit) => isAsked(unit, question))) return NaN;
  // 1.1 lakh is 110000.00000000001.
  return Math.round(number * (factor ?? 1) * 100) / 100;
}

const MORE =
  /\+|\b((?:and|or) (?:more|above)|more than|over|above|plus|at least|minimum)\b|(से )?(ज़्यादा|ज्यादा|अधिक|ऊपर)|कम से कम/gi;
const hasMore = (text: string) => text.search(MORE) >= 0;
const withoutMore = (text: string) => text.replace(MORE, ' ').replace(/ +/g, ' ').trim();

/** The owner's own country: the question says that 1 leaves it out. */
const INDIA =
  /^((only|just|sirf|सिर्फ़?|केवल|all over|in|across) )*(india|bharat|भारत)( (only|me|में))*$/i;

/** @returns a text with a plus for `20,000+` or `more than 20`. */
export function readCount(typed: string, question: string, now = new Date()): number | string {
  const text = latinDigits(typed).trim().replace(/\.$/, '');
  if (/countries/.test(question) && INDIA.test(text)) return 1;
  const isYears = /years/.test(question);
  const since = isYears ? /^(?:(?:since|from) )?((?:19|20)\d\d)( से| onwards?)?$/i.exec(text) : null;
  if (since) return now.getFullYear() - Number(since[1]);
  const plain = isYears
    ? text.replace(/ (of )?(teaching|(teaching )?(experience|exp))$| का अनुभव$/i, '')
    : text;
  const number = readNumber(withoutMore(plain), question);
  return number > 0 && hasMore(text) ? `${number}+` : number;
}

/** @returns the first year of so many years until now; a year itself stays. */
export function readYear(typed: string, question: string, now: Date): number {
  const text = latinDigits(typed).trim().replace(/\.$/, '');
  const isoYear =
    /^(?:(?:in|since|from|year|सन) +)?(?:[\p{L}\p{M}]{3,9} +)?((?:19|20)\d\d)(?:\s*(?:से|ई|onwards?))?$/iu.exec(
      text,
    );
  if (isoYear) return Number(isoYear[1]);
  const years = readNumber(
    withoutMore(text).replace(
      /\s*(yrs?\.?|years?|साल|सालों|वर्ष|वर्षों)(\s+(ago|back|(of )?(experience|exp)|पहले|से))?$/i,
      '',
    ),
    question,
  );
  return years >= 0 && years < 100 ? now.getFullYear() - years : years;
}

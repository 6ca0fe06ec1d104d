import { digitsOfWords } from './hindi-words';

const DEVANAGARI_ZERO = 0x966;

/** Of a letter with a nukta, which is written in two ways, it makes one. */
export const latinDigits = (text: string) =>
  text.normalize('NFC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

const TIMES: [word: RegExp, factor: number][] = [
  [/^(k|thousand|हज़ार|हजार)$/, 1_000],
  [/^(l|lakh|lakhs|lac|lacs|लाख)$/, 100_000],
  [/^(cr|crore|crores|करोड़)$/, 10_000_000],
];
const BEFORE =
  /^(about|around|approx\.?|over|more than|nearly|only|at most|max\.?|~|करीब|लगभग|सिर्फ़|केवल|rs\.?|inr|₹|रु\.?|रू\.?)\s*/;
const AFTER =
  /\s*(\/[-=]|\+|%|only|(?<![a-z])rs\.?|inr|rupees?|rupaye|rupaiye|रुपये|रुपए|रु\.?|से ज़्यादा|से|तक)$/;
const PER =
  /\s*(\/|per|a|for the|for the whole|whole)\s*(month|course)$|\s*(monthly|मासिक|((हर|प्रति|har|prati) )?(माह|महीना|महीने|mah)( (का|की|के|में|ka|ki|ke|me|mein))?)$/;

/** Digits with separators as in India or abroad: 1,20,000 and 120,000, and not 4 5. */
const DIGITS = /^-?(\d+|\d{1,3}([, ]\d{2,3})*[, ]\d{3})(\.\d+)?$/;

function stripAll(text: string, part: RegExp): string {
  const left = text.replace(part, '').trim();
  return left === text ? text : stripAll(left, part);
}

/** Other words for those of the questions. */
const UNITS: Record<string, RegExp> = {
  minute: /^मिनट$/,
  hour: /^(hrs?|घंटे|घंटा|घण्टे)$/,
  day: /^दिन$/,
  week: /^(हफ़्ते|हफ़्ता|हफ्ते|हफ्ता|सप्ताह)$/,
  month: /^(महीने|महीना|माह|मास)$/,
  year: /^(साल|वर्ष)$/,
  class: /^(क्लास|क्लासें|कक्षाएँ|lessons?)$/,
  student: /^(kids?|child|children|pupils?|बच्चे|बच्चों|विद्यार्थी|विद्यार्थियों|छात्र|छात्रों)$/,
  place: /^(seats?|सीट|सीटें|जगह)$/,
  countr: /^(देश|देशों)$/,
  book: /^(किताब|किताबें|पुस्तक|पुस्तकें)$/,
  page: /^(पन्ने|पन्ना|पेज|पृष्ठ)$/,
};
/** How many of a smaller unit one is. */
const SMALLER: Record<string, [unit: string, count: number]> = {
  hour: ['minute', 60],
  day: ['hour', 24],
  week: ['day', 7],
  year: ['month', 12],
};

const unitNamed = (word: string) =>
  Object.keys(UNITS).find((unit) => UNITS[unit]!.test(word)) ?? word;

/**
 * Reads a number as Indians write one: `Rs. 2,500/-`, `1.2 lakh`, `२५००`, `20,000+`; of minutes also
 * `1 hour`.
 *
 * @param question a unit after the number must be a word of it: `12 weeks` answers how many weeks.
 * @returns NaN where the text may mean something else.
 */
export function readNumber(typed: string, question = ''): number {
  const lower = latinDigits(typed).toLowerCase().trim();
  const isMoney = /rupee|price/.test(question);
  const isRating = question.includes('stars');
  if (isMoney && /^(free|muft|मुफ़्त|मुफ्त)$/.test(lower)) return 0;
  let text = digitsOfWords(stripAll(isMoney ? lower.replace(PER, '') : lower, BEFORE));
  if (isRating) text = text.replace(/\s*(\/|out of)\s*5$/, '');
  text = stripAll(text, AFTER);
  const [, digits = '', words = ''] =
    /^(-?[\d][\d, .]*?)\s*([a-z\u0900-\u097F ]*)$/.exec(text) ?? [];
  if (!DIGITS.test(digits)) return NaN;
  const number = Number(digits.replace(/[, ]/g, ''));
  const [first = '', ...others] = words.split(/ +/);
  const factor = TIMES.find(([name]) => name.test(first))?.[1];
  const units = factor ? others : [first, ...others].filter(Boolean);
  const asked = question.toLowerCase().split(/[^a-z]+/);
  const isAsked = (unit: string) => {
    const stem = unitNamed(unit).replace(/s$/, '');
    return stem.length > 2 && asked.some((word) => word.startsWith(stem));
  };
  const [smaller = '', size = 1] = SMALLER[unitNamed(units[0] ?? '').replace(/s$/, '')] ?? [];
  const isLarger = units.length === 1 && !isAsked(units[0]!) && isAsked(smaller);
  if (isLarger) return number * size;
  if (!units.every(isAsked)) return NaN;
  // 1.1 lakh is 110000.00000000001.
  return Math.round(number * (factor ?? 1) * 100) / 100;
}

const MORE = /\+|\b(more than|over|above|plus)\b|से (ज़्यादा|ज्यादा|अधिक|ऊपर)/i;

/** @returns a text with a plus for `20,000+` or `more than 20`. */
export function readCount(typed: string, question: string): number | string {
  const text = latinDigits(typed);
  const number = readNumber(
    text.replace(/\+|\b(above|plus)\b|से (ज़्यादा|ज्यादा|अधिक|ऊपर)/gi, ' ').trim(),
    question,
  );
  return number > 0 && MORE.test(text) ? `${number}+` : number;
}

/** @returns the first year of so many years until now; a year itself stays. */
export function readYear(typed: string, question: string, now: Date): number {
  const text = latinDigits(typed).trim();
  const isoYear = /^(?:(?:in|since|from)\s+)?((?:19|20)\d\d)(?:\s*(?:से|onwards?))?$/i.exec(text);
  if (isoYear) return Number(isoYear[1]);
  const years = readNumber(
    text.replace(/\s*(yrs?\.?|years?|साल|वर्ष)(\s+(ago|पहले|से))?$/i, ''),
    question,
  );
  return years >= 0 && years < 100 ? now.getFullYear() - years : years;
}

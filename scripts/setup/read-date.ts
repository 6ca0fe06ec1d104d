import { localTime } from '@/lib/time';
import { latinDigits } from './read-number';

/** By their first letters, as in "sept." and "अक्तूबर". */
const MONTHS = [
  /^(jan|जन)/,
  /^(feb|far[vw]|फ़?र|फ़र)/,
  /^(mar|मार्च)/,
  /^(apr|अप्र)/,
  /^(may|मई)/,
  /^(june?$|जून)/,
  /^(july?$|julai|जुल)/,
  /^(aug|agas|अग)/,
  /^(sep|sit|सित)/,
  /^(oct|okt|aktu|अक)/,
  /^(nov|nav|नव)/,
  /^(dec|dis|दिस)/,
];
const monthOf = (word: string) => MONTHS.findIndex((month) => month.test(word)) + 1;

const WEEKDAYS = [
  'sun(?:day)?|रवि(?:वार)?|इतवार',
  'mon(?:day)?|सोम(?:वार)?',
  'tue(?:s|sday)?|मंगल(?:वार)?',
  'wed(?:nesday)?|बुध(?:वार)?',
  'thu(?:rs|rsday)?|गुरु(?:वार)?',
  'fri(?:day)?|शुक्र(?:वार)?',
  'sat(?:urday)?|शनि(?:वार)?',
];
const LETTER = String.raw`[\p{L}\p{M}]`;
const WEEKDAY = new RegExp(`(?<!${LETTER})(?:${WEEKDAYS.join('|')})(?!${LETTER})[,.]?`, 'iu');

/** `15 August से`, `starts on 15 August` */
const AROUND = new RegExp(
  `^(?:(?:start(?:s|ing)?|begins?) )?(?:from|on|w\\.?e\\.?f\\.?) |^(?:starts|starting|begins) |(?<!${LETTER})(?:(?:से|se) (?:शुरू|shuru)|से|se|को|ko|onwards?)$`,
  'giu',
);

function toIso(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** So many days later, or sooner. */
function isoAfter(now: Date, days: number): string | undefined {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  return toIso(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** Of a date without a year, the next one. */
function toNext(month: number, day: number, now: Date): string | undefined {
  const today = isoAfter(now, 0)!;
  const [first, second] = [0, 1].map((years) => toIso(now.getFullYear() + years, month, day));
  return first && first >= today ? first : second;
}

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** Days by words of their own; कल is the day before or after. */
const NAMED_DAYS: [days: number, words: RegExp][] = [
  [0, /^(today|aaj|आज)( (hi|ही))?$/],
  [1, /^(tomorrow|yesterday|kal|कल)( (hi|ही))?$/],
  [2, /^(day after tomorrow|day before yesterday|parso+n?|परसों)$/],
];

function readNamedDay(typed: string, now: Date, sign: 1 | -1): string | undefined {
  const text = typed.trim().toLowerCase().replace(AROUND, '').trim();
  const isOther = sign > 0 ? /yesterday/.test(text) : /tomorrow/.test(text);
  const days = NAMED_DAYS.find(([, words]) => words.test(text))?.[0];
  return days === undefined || isOther ? undefined : isoAfter(now, sign * days);
}

/** What a clock in India shows, on a server in another time zone too. */
const here = (now: Date) => new Date(localTime('Asia/Kolkata', now));

/** Reads `today` and `yesterday`, and of a date without a year the last one. */
export function readPastDate(typed: string, now: Date): string | undefined {
  const today = here(now);
  const yearAgo = new Date(today.getFullYear() - 1, today.getMonth(), today.getDate() + 1);
  return readNamedDay(typed, today, -1) ?? readDate(typed, yearAgo);
}

/** Reads `tomorrow`, and of a date without a year the next one. */
export const readNextDate = (typed: string, now: Date): string | undefined =>
  readNamedDay(typed, here(now), 1) ?? readDate(typed, here(now));

/** The weekday that a text names, where the date is another one. */
export function otherWeekday(iso: string, typed: string): string | undefined {
  const named = WEEKDAY.exec(typed)?.[0];
  if (!named) return undefined;
  const day = new Date(iso).getUTCDay();
  const isSame = new RegExp(`^(?:${WEEKDAYS[day]!})[,.]?$`, 'i').test(named);
  return isSame ? undefined : named.replace(/[,.]$/, '');
}

/**
 * Reads `4 January 2027`, `Jan 4 2027`, `4 जनवरी से`, `04/01/2027` and `04/01` with the day first.
 *
 * @returns undefined for what is no such date.
 */
export function readDate(typed: string, now: Date): string | undefined {
  const text = latinDigits(typed)
    .toLowerCase()
    .replace(/[()]/g, ' ')
    .replace(WEEKDAY, ' ')
    .replace(/[\s,]+$|^[\s,]+/g, '')
    .replace(AROUND, '')
    .trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)?.slice(1).map(Number);
  if (iso) return toIso(iso[0]!, iso[1]!, iso[2]!);
  const [figures, day, month, year] =
    /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4}|\d\d)$/.exec(text) ??
    /^(\d{1,2})\/(\d{1,2})$/.exec(text) ??
    [];
  if (figures && !year) return toNext(Number(month), Number(day), now);
  if (year) return toIso(fullYear(year), Number(month), Number(day));
  const words = text
    .split(/[\s,.-]+|(?<=\d)(?=[^\d])/)
    .filter((word) => !/^(st|nd|rd|th|of)?$/.test(word));
  const name = words.findIndex((word) => monthOf(word) > 0);
  const numbers = words.filter((_, index) => index !== name);
  const isDate = name >= 0 && name < 2 && numbers.every((word) => /^\d{1,4}$/.test(word));
  const [first = '', second] = numbers;
  if (!isDate || first.length > 2 || numbers.length > 2) return undefined;
  const monthNumber = monthOf(words[name]!);
  if (second === undefined) return toNext(monthNumber, Number(first), now);
  return second.length === 3 ? undefined : toIso(fullYear(second), monthNumber, Number(first));
}

/** As people say it, so that a day and a month in the wrong order are seen. */
export const showDate = (iso: string) =>
  new Date(iso).toLocaleDateString('en-IN', { dateStyle: 'full', timeZone: 'UTC' });

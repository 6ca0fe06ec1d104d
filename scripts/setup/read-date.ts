import { latinDigits } from './read-number';

/** By their first letters, as in "sept." and "अक्तूबर". */
const MONTHS = [
  /^(jan|जन)/,
  /^(feb|फ़?र|फ़र)/,
  /^(mar|मार्च)/,
  /^(apr|अप्र)/,
  /^(may|मई)/,
  /^(june?$|जून)/,
  /^(july?$|जुल)/,
  /^(aug|अग)/,
  /^(sep|सित)/,
  /^(oct|अक)/,
  /^(nov|नव)/,
  /^(dec|दिस)/,
];
const monthOf = (word: string) => MONTHS.findIndex((month) => month.test(word)) + 1;

const WEEKDAY =
  /^(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?,?\s+|^(सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)(वार)?,?\s+/;

function toIso(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

const isoOf = (date: Date) => toIso(date.getFullYear(), date.getMonth() + 1, date.getDate());

/** Of a date without a year, the next one. */
function toNext(month: number, day: number, now: Date): string | undefined {
  const today = isoOf(now)!;
  const [first, second] = [0, 1].map((years) => toIso(now.getFullYear() + years, month, day));
  return first && first >= today ? first : second;
}

const fullYear = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** Reads `today`, and of a date without a year the last one. */
export function readPastDate(typed: string, now: Date): string | undefined {
  if (/^(today|aaj|आज)$/i.test(typed.trim())) return isoOf(now);
  const yearAgo = new Date(now.getFullYear() - 1, now.getMonth(), now.getDate() + 1);
  return readDate(typed, yearAgo);
}

/**
 * Reads `4 January 2027`, `Jan 4 2027`, `4 जनवरी`, and `04/01/2027` with the day first.
 *
 * @returns undefined for what is no such date.
 */
export function readDate(typed: string, now: Date): string | undefined {
  const text = latinDigits(typed).normalize('NFC').toLowerCase().trim().replace(WEEKDAY, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)?.slice(1).map(Number);
  if (iso) return toIso(iso[0]!, iso[1]!, iso[2]!);
  const [, day, month, year] =
    /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4}|\d\d)$/.exec(text) ?? [];
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

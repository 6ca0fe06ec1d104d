import { z } from 'zod';
import { hasDevanagari } from '@/lib/text/devanagari';
import { ENV, SITE } from './answer';
import { type Doubt, doubtContact, doubtLandline, doubtUpiId } from './doubt-contact';
import { type Draft, type Question, showValue, valueAt } from './questions';
import { hindiWords } from './hindi-words';
import { isNothing } from './nothing';
import { doubtClasses } from './read-classes';
import { isNo, isYes } from './read-answer';
import { otherWeekday, readDate, showDate } from './read-date';
import { commaPlaces, joinNames } from './read-joined';
import { latinDigits } from './read-number';
import { doubtTimes, isInferred } from './read-times';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Days that office hours do not name. */
function missingDays(hours: string): string[] {
  const named = hours
    .toLowerCase()
    .split(/, */)
    .flatMap((span) => {
      const [first = '', last = first] = span.split(' ')[0]!.split('-');
      const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
      return DAYS.filter((_, day) =>
        from <= to ? day >= from && day <= to : day >= from || day <= to,
      );
    });
  return DAYS.filter((day) => !named.includes(day)).map(
    (day) => day[0]!.toUpperCase() + day.slice(1),
  );
}

/** Texts that pages in English show. */
const isEnglishText = ([file, ...keys]: readonly string[]) =>
  file === 'content/en/books.json' ||
  (file === SITE && keys[0] !== 'hours' && !keys.some((key) => key.endsWith('In')));

/** Six digits, after a house and a street. */
const hasPinCode = (text: string) =>
  text.length >= 15 && /(?<!\d)\d{3} ?\d{3}(?!\d)/.test(latinDigits(text));

const PRONOUN = /^(he|she|they|him|her|me|sir|madam)$/i;

/** Degrees of two letters. */
const SHORT_DEGREES = /^(BA|MA|BE|ME|BS|MS|CA|CS|MD|PG|UG|BL|ML|BP|MP|IT)$/i;

function doubtDegree(text: string): string | undefined {
  const isWord = PRONOUN.test(text) && text !== 'ME';
  const isUnknown = isWord || (/^\p{L}{1,2}$/u.test(text) && !SHORT_DEGREES.test(text));
  return isUnknown || isYes(text) ? `Is “${text}” really a degree?` : undefined;
}

const NEGATION =
  /\b(not?|don['’]?t|none|nothing|only)\b|(?<![\p{L}\p{M}])(नहीं|nahin?|सिर्फ़?|केवल|sirf)(?![\p{L}\p{M}])/iu;
const ALL = /^(all|any|every|some|many|सब|सभी|कई|x)$/i;
const AND_MORE = /(?<![\p{L}\p{M}])(etc|and more|others?|आदि|वगैरह|इत्यादि)$/iu;

function doubtExam(text: string): string | undefined {
  const isNone =
    NEGATION.test(text) ||
    AND_MORE.test(text) ||
    ALL.test(text) ||
    isYes(text) ||
    /^\d*$/.test(text);
  return isNone ? `The pages would show “${text}” as an exam. Keep it?` : undefined;
}

const EXCEPT = /\b(except|without|but)\b|(?<![\p{L}\p{M}])(सिवाय|छोड)/iu;

function doubtTopic(text: string): string | undefined {
  const isNone = NEGATION.test(text) || AND_MORE.test(text) || EXCEPT.test(text);
  return isNone ? `The pages would show “${text}” as a topic. Keep it?` : undefined;
}

/** Of lists, by how they are typed. */
const DOUBTS_OF_ENTRIES: Record<string, (text: string) => string | undefined> = {
  degrees: doubtDegree,
  exams: doubtExam,
  topics: doubtTopic,
};

function doubtText(text: string, path: readonly string[], now: Date): string | undefined {
  if (isYes(text) || isNo(text) || isNothing(text) || PRONOUN.test(text))
    return `Is “${text}” really the answer here?`;
  if (readDate(text, now)) return `“${text}” is a date. Is it really the answer here?`;
  if (/^[\d.,\s]+$/.test(latinDigits(text)))
    return `“${text}” is a number. Is it really the answer here?`;
  if (path.at(-1) === 'address' && path[1] === 'legal' && !hasPinCode(text)) {
    return `“${text}” is short for a postal address. Is it whole, with the PIN code?`;
  }
  if (hasDevanagari(text) && isEnglishText(path)) {
    return `The English pages would show “${text}” as it is. Keep it?`;
  }
  return undefined;
}

function doubtNumber(
  question: Question,
  typed: string,
  value: number,
  now: Date,
): string | undefined {
  if (question.schema.meta()?.typed !== 'year') return undefined;
  if (value > now.getFullYear()) return `${value} is still to come. Keep it?`;
  if (latinDigits(typed).includes(String(value))) return undefined;
  return `That was ${value}. Did the teaching begin then?`;
}

/** `near Birla Mandir`, `(C-Scheme)`, `302001`, `online` */
const NO_CITY =
  /[()\d०-९]|\b(near|opp(osite)?|behind|beside|next to|above|sector|road|street|colony|online|ke paas)\b|के (पास|सामने|पीछे|ऊपर)|ऑनलाइन/i;

function doubtPlaces(text: string, path: readonly string[]): Doubt | undefined {
  if (NO_CITY.test(text)) {
    return { question: `The pages say “in ${text}”. Is that the name of the city, and no more?` };
  }
  const places = commaPlaces(text);
  if (places.length < 2) return undefined;
  const instead = joinNames(places, path.at(-1) === 'hi');
  return { question: `Are these ${places.length} cities: ${instead}?`, instead };
}

/** More years than since the first one, or fewer. */
function doubtYears(draft: Draft, value: unknown, now: Date): string | undefined {
  const since = valueAt(draft, [SITE, 'teacher', 'since']);
  const years = Number.parseInt(String(value), 10);
  if (typeof since !== 'number' || String(value).endsWith('+')) return undefined;
  const passed = now.getFullYear() - since;
  if (Math.abs(passed - years) <= 1) return undefined;
  return `Since ${since} that would be ${passed}. Keep ${years}?`;
}

const textsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];

/** What may have been meant otherwise, though it is right by its form. */
export function doubtOf(
  draft: Draft,
  question: Question,
  typed: string,
  now = new Date(),
): Doubt | undefined {
  const { path, schema } = question;
  const value = valueAt(draft, path);
  const ask = (text?: string): Doubt | undefined => (text ? { question: text } : undefined);
  if (typed === '' || /^(ok|none|-)$/i.test(typed)) return undefined;
  const contact = typeof value === 'string' ? doubtContact(question, value) : undefined;
  if (contact || path[0] === ENV) return contact;
  const { typed: way } = schema.meta() ?? {};
  if (path.join('.') === `${SITE}.phone`) return doubtLandline(latinDigits(typed));
  if (way === 'upi') return doubtUpiId(String(value));
  if (path.join('.') === `${SITE}.teaching.years`) return ask(doubtYears(draft, value, now));
  if (typeof value === 'number') return ask(doubtNumber(question, typed, value, now));
  const isPast = way === 'past';
  const weekday = schema instanceof z.ZodISODate ? otherWeekday(String(value), typed) : undefined;
  if (weekday) return { question: `${showDate(String(value))} is no ${weekday}. Keep it?` };
  if (schema instanceof z.ZodISODate && !isPast && String(value) < now.toISOString().slice(0, 10)) {
    return ask(`${String(value)} is past, and the pages leave the batch out. Keep it?`);
  }
  if (schema instanceof z.ZodURL) return undefined;
  const isOffice = path.join('.') === `${SITE}.hours`;
  const days = isOffice ? missingDays(String(value)) : [];
  const withClosed = [String(value), ...days.map((day) => `${day} closed`)].join(', ');
  if (way === 'times' && typeof value === 'string') {
    const words = hindiWords(typed);
    if (isInferred(words))
      return { question: `Is that ${withClosed}?`, instead: withClosed, isOpen: true };
    const early = doubtTimes(value, words);
    if (early) return { question: early };
  }
  if (way === 'classes' && Array.isArray(value)) {
    return ask(doubtClasses(value as number[], hindiWords(typed)));
  }
  if (isOffice) {
    return days.length === 0
      ? undefined
      : { question: `${days.join(', ')} is not named. Is it closed?`, instead: withClosed };
  }
  const isPlainText =
    schema instanceof z.ZodString && (!way || way === 'people' || way === 'places');
  if (isPlainText && typeof value === 'string') {
    return (
      ask(doubtText(value, path, now)) ?? (way === 'places' ? doubtPlaces(value, path) : undefined)
    );
  }
  const inHindi = isEnglishText(path) ? textsIn(value).filter(hasDevanagari) : [];
  if (inHindi.length > 0) {
    return ask(`The English pages would show “${inHindi.join(', ')}” as it is. Keep it?`);
  }
  const doubtEntry = DOUBTS_OF_ENTRIES[String(way)];
  const wrong = textsIn(value)
    .map((text) => doubtEntry?.(text))
    .find(Boolean);
  if (wrong) return ask(wrong);
  const [only, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  const isOneWithComma = typeof only === 'string' && more.length === 0 && only.includes(',');
  if (way !== 'degrees' || !isOneWithComma) return undefined;
  const parts = only.split(/\s*,\s*/);
  return {
    question: `Are these ${parts.length}: ${parts.join(' and ')}?`,
    instead: parts.join(' / '),
  };
}

/** What an answer was read as, where it is not what was typed. */
export function readAs(draft: Draft, question: Question, typed: string): string | undefined {
  const shown = showValue(question, valueAt(draft, question.path));
  const isPlain = /^(ok|none|-|yes|no|y|n)?$/i.test(typed) || shown === '(set)';
  return isPlain || shown.toLowerCase() === typed.toLowerCase() ? undefined : shown;
}

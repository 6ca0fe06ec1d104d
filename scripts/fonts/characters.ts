import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const signs = [...'\u00a0°·×÷−–—‘’“”…'];
export const transliteration = [...'āīūṛṝḷṃḥśṣṅṇṭḍĀĪŪṚṂḤŚṢÑṄṆṬḌ'];

export const rupee = '₹';
export const devanagariDigits = [...'०१२३४५६७८९'];
export const textCharacters = [...ascii, ...signs, ...'²½éñ'];
export const hindiBaseCharacters = [...ascii, ...signs, rupee];
export const latinDisplayCharacters = [...ascii, ...signs, ...transliteration, rupee];

export const leftToTheSystem = ['→'];

export async function loadContent(folder: string, language: 'en' | 'hi'): Promise<unknown[]> {
  const files = await readdir(folder, { recursive: true });
  const modules = files
    .filter((file) => file.endsWith('.ts') && file !== 'schema.ts')
    .filter((file) => !/^[a-z]{2}\//.test(file) || file.startsWith(`${language}/`))
    .sort();
  return Promise.all(modules.map((file) => import(pathToFileURL(join(folder, file)).href)));
}

/** @param key where given, only strings below this property. */
export function stringsIn(value: unknown, key?: string, isBelow = !key): string[] {
  if (typeof value === 'string') return isBelow ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item, key, isBelow));
  if (typeof value !== 'object' || value === null) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    stringsIn(inner, key, isBelow || name === key),
  );
}

export const sanskritIn = (value: unknown) => [...new Set(stringsIn(value, 'devanagari'))].sort();

const DEVANAGARI = /[\u0900-\u097f]/;

function intlWords(): string[] {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => Date.UTC(2023, 0, 1 + day));
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month, 1));
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 3_600_000);
  const say = (dates: number[], form: Intl.DateTimeFormatOptions) =>
    dates.map((date) => new Intl.DateTimeFormat('hi-IN', form).format(date));
  const spans = (['minute', 'second'] as const).flatMap((unit) =>
    [1, 2].map((count) =>
      new Intl.NumberFormat('hi-IN', { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    ),
  );
  const names = new Intl.DisplayNames('hi-IN', { type: 'language' });
  return [
    ...say(days, { weekday: 'long', timeZone: 'UTC' }),
    ...say(hours, { hour: 'numeric', dayPeriod: 'short', timeZone: 'UTC' }),
    'बजे',
    ...say(months, { dateStyle: 'long', timeZone: 'UTC' }),
    ...spans,
    new Intl.ListFormat('hi-IN').format(['1', '2', '3']),
    ...['en', 'hi'].map((code) => names.of(code)!),
  ];
}

/** Runs without spaces that have Devanagari, with the signs around them. */
export const hindiWordsIn = (value: unknown) =>
  [...new Set([...stringsIn(value), ...intlWords()].flatMap((text) => text.split(/\s+/)))]
    .filter((word) => DEVANAGARI.test(word))
    .sort();

export const otherCharactersIn = (value: unknown) =>
  [...new Set(stringsIn(value).join(''))]
    .filter((letter) => letter !== '\n' && !DEVANAGARI.test(letter))
    .sort();

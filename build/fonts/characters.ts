import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isInDevanagari, type Language, languageNames, languages } from '@/content/languages';
import { site } from '@/content/site';
import { withLatinFigures } from '@/lib/text/format';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const signs = [...'\u00a0°·×÷−–—‘’“”…'];
export const transliteration = [...'āīūṛṝḷṃḥśṣṅṇṭḍĀĪŪṚṂḤŚṢÑṄṆṬḌ'];

/** Combining marks in Anek Devanagari, without a width: the space after one would be lost. */
export const flatSigns = [...'·`'];

export const rupee = '₹';
export const devanagariDigits = [...'०१२३४५६७८९'];
export const textCharacters = [...ascii, ...signs, ...'²½éñ'];
export const hindiBaseCharacters = [...ascii, ...signs, rupee];
export const latinDisplayCharacters = [...ascii, ...signs, ...transliteration, rupee];

export async function loadContent(language: Language): Promise<unknown[]> {
  const folder = resolve('content');
  const files = await readdir(folder, { recursive: true });
  const modules = files
    .map((file) => file.replaceAll('\\', '/'))
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

const devanagariWordsIn = (texts: readonly string[]) =>
  [...new Set(texts.flatMap((text) => text.split(/\s+/)))]
    .filter((word) => DEVANAGARI.test(word))
    .sort();

/** Names of languages and what offers them, on the pages of every language. */
export const languageWords = devanagariWordsIn(
  stringsIn(Object.values(languages).map(({ name, offer }) => ({ name, offer }))),
);

/** Facts as the English pages show them: a store or a teacher may have a name in Devanagari. */
const factsInEnglish = (facts: unknown): unknown =>
  JSON.parse(
    JSON.stringify(facts, (key, value: unknown) => (key.endsWith('In') ? undefined : value)),
  );

/** Devanagari in the facts on pages in English, for their headings. */
export const factWordsIn = (facts: unknown) => devanagariWordsIn(stringsIn(factsInEnglish(facts)));

/** The names of languages in which a teacher teaches, beside those below. */
const taughtLanguages = [...site.languages, ...(site.course.languages ?? [])].map((code) =>
  new Intl.DisplayNames('hi', { type: 'language' }).of(code)!,
);

/** What `Intl` writes in a language of a copy: days, months, times, lists, units and languages. */
export function intlWordsIn(tag: string): string[] {
  const format = (options: Intl.DateTimeFormatOptions, date: number) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(date);
  const range = (length: number) => Array.from({ length }, (_, index) => index);
  const taught = [...new Set(['en', 'hi', ...site.languages, ...(site.course.languages ?? [])])];
  return [
    ...range(7).flatMap((day) =>
      (['long', 'short'] as const).map((weekday) =>
        format({ weekday }, Date.UTC(2023, 0, 1 + day)),
      ),
    ),
    ...range(12).map((month) => format({ dateStyle: 'long' }, Date.UTC(2023, month))),
    ...range(24).map((hour) => format({ timeStyle: 'short' }, hour * 3_600_000)),
    ...(['conjunction', 'disjunction'] as const).map((type) =>
      new Intl.ListFormat(tag, { type }).format(['1', '2', '3']),
    ),
    ...['minute', 'second'].flatMap((unit) =>
      [1, 2].map((n) =>
        new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(n),
      ),
    ),
    ...taught.map((code) => new Intl.DisplayNames(tag, { type: 'language' }).of(code)!),
  ];
}

const otherTags = languageNames
  .filter((name) => name !== 'hi' && isInDevanagari(name))
  .map((name) => withLatinFigures(languages[name].tag));

/** What `Intl` writes on the pages in Devanagari, in the server and in the browser. */
const intlWords = [
  'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार सुबह दोपहर शाम रात बजे मिनट सेकंड आज कल और हिन्दी अंग्रेज़ी',
  'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  ...taughtLanguages,
  ...otherTags.flatMap(intlWordsIn),
];

/** Runs without spaces that have Devanagari, with the signs around them. */
export const hindiWordsIn = (value: unknown) =>
  devanagariWordsIn([...stringsIn(value), ...intlWords]);

export const otherCharactersIn = (value: unknown) =>
  [...new Set(stringsIn(value).join(''))]
    .filter((letter) => letter !== '\n' && !DEVANAGARI.test(letter))
    .sort();

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { samples } from '@/content/samples';
import { root } from '@/scripts/lib/root.mjs';

// Keys, lengths of lists and placeholders are held by the type `Translation`.

/** Ids, conditions, and a notice that shows both languages. */
const keptTexts = /\.(id|when|translation|translationLanguage)$/;

/** Texts that an owner writes, by the file of facts that says whether they are still a sample. */
const owned: [texts: RegExp, file: string][] = [
  [/^books\.ts\.bookTexts\./, 'content/books.json'],
  [/^books\.ts\.readerReviews\./, 'content/hi/reviews.json'],
  [/^testimonials\.ts\./, 'content/hi/testimonials.json'],
  [/^about\.ts\.about\.(jobTitle|career\.events|recognition\.groups)/, 'content/hi/about.ts'],
];
const isOwners = (path: string) =>
  owned.some(([texts, file]) => texts.test(path) && !samples[file]?.length);

/** Names and abbreviations that stay in Latin letters, and what other apps show, in quotes. */
const latinWords =
  /\b(Amazon|Chrome|Firebase|Google|Instagram|iPhone|LinkedIn|Safari|WhatsApp|AA|CAT|GSTIN|ID|IST|JEE|QR|SMS|SSL|UPI|UTR|WCAG|x)\b|“[A-Za-z ]+”|%s|name@example\.in/g;

const files = readdirSync(join(root, 'content/hi'), { recursive: true, encoding: 'utf8' }).filter(
  // `words.ts` gathers the others.
  (name) => name.endsWith('.ts') && name !== 'words.ts',
);

/** Every text with its path. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  // The owner has not translated it.
  if ('lang' in value && value.lang === 'en') return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const modules = await Promise.all(
  files.map(async (file) => textsOf(await import(join(root, 'content/hi', file)), file)),
);
const texts = modules.flat().filter(([path]) => !keptTexts.test(path) && !isOwners(path));
const offending = (isWrong: (text: string) => unknown) =>
  texts.filter(([, text]) => isWrong(text)).map((each) => each.join(': '));

it('Hindi words: have no English ones', () => {
  expect(texts.length).toBeGreaterThan(500);
  const isEnglish = (text: string) =>
    /[A-Za-z]/.test(text.replace(/\{\w+\}/g, '').replace(latinWords, ''));
  expect(offending(isEnglish)).toEqual([]);
});

it('Hindi words: have Latin digits, curly quotes and dandas', () => {
  expect(offending((text) => /[०-९"']|[\u0900-\u097F]\.(?=\s|”|\)|$)/.test(text))).toEqual([]);
});

/** Places whose values are words. All others may end in a digit. */
const places =
  /\{(bookLanguagesByTitle|bookTitles|classLanguages|classTimes|contactFields|courseTopics|devices|email|hours|pricedEbooks|profileFields|seller)\}/g;

it('Hindi words: have no danda after a digit, where it reads as a one', () => {
  const isNumberLike = (text: string) => /[\d}]।/.test(text.replace(places, ''));
  expect(offending(isNumberLike)).toEqual([]);
});

it('Hindi words: are in NFC, which keeps most nuktas as a character of their own', () => {
  expect(offending((text) => text !== text.normalize('NFC'))).toEqual([]);
});

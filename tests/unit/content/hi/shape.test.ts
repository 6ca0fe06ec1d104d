import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '@/scripts/steps/root.mjs';

type Leaf = readonly [path: string, value: unknown];

/** May have more or fewer entries than in English. */
const freeLists = [/^testimonials$/, /^bookTexts\.[^.]+\.features$/];

/** Ids, and a notice that shows both languages. */
const keptTexts = /\.(id|translation|translationLanguage)$/;

/** Names and abbreviations that stay in Latin letters, and what other apps show, in quotes. */
const latinWords =
  /\b(Amazon|Chrome|Firebase|Google|Instagram|iPhone|LinkedIn|Safari|WhatsApp|AA|CAT|GSTIN|ID|IST|JEE|QR|SMS|SSL|UPI|UTR|WCAG|x)\b|“[A-Za-z ]+”|%s|name@example\.in/g;

const files = readdirSync(join(root, 'content/hi'), { recursive: true, encoding: 'utf8' }).filter(
  // `words.ts` gathers the others.
  (name) => name.endsWith('.ts') && name !== 'words.ts',
);

function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, path ? `${path}.${key}` : key),
  );
}

/** A list that is free counts as one path. */
const listed = (leaves: readonly Leaf[]) =>
  new Set(
    leaves.map(([path]) => {
      const parts = path.split('.');
      const length = parts.findIndex((_, end) =>
        freeLists.some((list) => list.test(parts.slice(0, end).join('.'))),
      );
      return length < 0 ? path : parts.slice(0, length).join('.');
    }),
  );

/** `{Books}` is `{books}`. */
const placeholdersIn = (text: unknown) =>
  [...new Set(String(text).match(/\{\w+\}/g))]
    .map((place) => `{${place.charAt(1).toLowerCase()}${place.slice(2)}`)
    .sort();

const load = async (language: string, file: string) =>
  (await import(join(root, 'content', language, file))) as unknown;

const modules = await Promise.all(
  files.map(async (file) => ({
    file,
    english: leavesOf(await load('en', file)),
    hindi: leavesOf(await load('hi', file)),
  })),
);

it('Hindi words: there are modules to compare', () => {
  expect(files).toContain('home.ts');
});

describe.each(modules)('Hindi words: $file', ({ english, hindi }) => {
  const texts = hindi.filter(
    (leaf): leaf is readonly [string, string] => typeof leaf[1] === 'string',
  );
  const shown = texts.filter(([path]) => !keptTexts.test(path));
  const offending = (isWrong: (text: string) => unknown) =>
    shown.filter(([, text]) => isWrong(text)).map(([path, text]) => `${path}: ${text}`);

  it('has the keys and list lengths of the English module', () => {
    expect([...listed(hindi)].sort()).toEqual([...listed(english)].sort());
  });

  it('has the placeholders of each English text', () => {
    const translated = new Map(hindi);
    const lost = english.filter(
      ([path, text]) =>
        translated.has(path) &&
        String(placeholdersIn(text)) !== String(placeholdersIn(translated.get(path))),
    );
    expect(lost).toEqual([]);
  });

  it('has no English words', () => {
    const isEnglish = (text: string) =>
      /[A-Za-z]/.test(text.replace(/\{\w+\}/g, '').replace(latinWords, ''));
    expect(offending(isEnglish)).toEqual([]);
  });

  it('has Latin digits, curly quotes and dandas', () => {
    expect(offending((text) => /[०-९]/.test(text))).toEqual([]);
    expect(offending((text) => /["']/.test(text))).toEqual([]);
    expect(offending((text) => /[\u0900-\u097F]\.(?=\s|”|\)|$)/.test(text))).toEqual([]);
  });

  it('is in NFC, which keeps most nuktas as a character of their own', () => {
    expect(offending((text) => text !== text.normalize('NFC'))).toEqual([]);
  });
});

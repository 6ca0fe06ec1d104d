import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const signs = [...'\u00a0°·×÷−–—‘’“”…'];
const transliteration = [...'āīūṛṝḷṃḥśṣñṅṇṭḍĀĪŪṚṂḤŚṢÑṄṆṬḌ'];

export const rupee = '₹';
export const devanagariDigits = [...'०१२३४५६७८९'];
export const textCharacters = [...ascii, ...signs, ...'²½éñ'];
export const latinDisplayCharacters = [...ascii, ...signs, ...transliteration, rupee];

export const leftToTheSystem = ['→'];

export async function loadContent(folder: string): Promise<unknown[]> {
  const files = await readdir(folder, { recursive: true });
  const modules = files.filter((file) => file.endsWith('.ts') && file !== 'schema.ts').sort();
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

const phrases = (value: unknown, key: string) => [...new Set(stringsIn(value, key))].sort();

export const sanskritIn = (value: unknown) => phrases(value, 'devanagari');
export const hindiIn = (value: unknown) =>
  phrases(value, 'translation').filter((text) => /\p{Script=Devanagari}/u.test(text));

export const latinCharactersIn = (value: unknown) =>
  [...new Set(stringsIn(value).join(''))]
    .filter((letter) => !/[\u0900-\u097f\n]/.test(letter))
    .sort();

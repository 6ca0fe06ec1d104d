import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Sanskrit and Hindi stand under these names in the content; each has a cut of its own. */
const SANSKRIT = 'devanagari';
const HINDI = 'hindi';

/**
 * Every string in a value, however deep it lies in plain objects and lists.
 *
 * @param key where given, only strings that stand under this name.
 */
export function stringsIn(value: unknown, key?: string, found = !key): string[] {
  if (typeof value === 'string') return found ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item, key, found));
  if (typeof value !== 'object' || value === null) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    stringsIn(inner, key, found || name === key),
  );
}

export function sanskritIn(value: unknown): string[] {
  return [...new Set(stringsIn(value, SANSKRIT))].sort();
}

export function hindiIn(value: unknown): string[] {
  return [...new Set(stringsIn(value, HINDI))].sort();
}

/** The characters that Latin faces have to carry for these texts, without line breaks. */
export function charactersIn(texts: readonly string[]): string[] {
  return [...new Set(texts.join(''))].filter((letter) => !/[\u0900-\u097f\n]/.test(letter)).sort();
}

/** The modules of `content/`. */
export async function loadContent(folder: string): Promise<unknown[]> {
  const files = await readdir(folder, { recursive: true });
  const modules = files.filter((file) => file.endsWith('.ts') && file !== 'schema.ts').sort();
  return Promise.all(modules.map((file) => import(pathToFileURL(join(folder, file)).href)));
}

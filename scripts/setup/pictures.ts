import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kindError } from '@/build/pictures';

/** A path as a terminal writes it where a file is dropped on it, or as a file manager copies it. */
export function readPath(typed: string): string {
  const text = typed.replace(/^(['"])(.*)\1$/, '$2');
  if (text.startsWith('file://') && URL.canParse(text)) return fileURLToPath(text);
  const plain = existsSync(text) ? text : text.replace(/\\(.)/g, '$1');
  return plain.replace(/^~(?=\/)/, homedir());
}

const isSame = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));

/** A name that addresses and JSON take, and that no other picture in content/ has. */
function nameFor(path: string, copies: Readonly<Record<string, string>>): string {
  const [, stem = '', end = ''] = /^(.*)\.(\w+)$/.exec(basename(path).normalize('NFKD')) ?? [];
  const plain = stem.replace(/[^\w.-]+/g, '-').replace(/^\W+|\W+$/g, '') || 'picture';
  for (let count = 1; ; count++) {
    const name = `${plain}${count > 1 ? `-${count}` : ''}.${end.toLowerCase()}`;
    const taken = copies[name] ?? join('content', name);
    if (!existsSync(taken) || isSame(path, taken)) return name;
  }
}

/**
 * @param copies of pictures that are copied too, by their names in content/.
 * @returns the name in content/, and from where setup copies it; or what is wrong, a sentence.
 */
export function findPicture(
  typed: string,
  copies: Readonly<Record<string, string>> = {},
): { name: string; from?: string } | string {
  const path = readPath(typed);
  const inContent = join('content', path);
  const isFile = (name: string) => statSync(name, { throwIfNoEntry: false })?.isFile();
  const found = [inContent, path].find(isFile);
  if (!found) {
    return `There is no file ${path} on this machine. Write its whole path, or drag the file into this window.`;
  }
  const error = kindError(found);
  if (error) return `${error} Then write its path again.`;
  const isThere = found === inContent && basename(path) === path && /^\w[\w.-]*$/.test(path);
  if (isThere) return { name: path };
  const name = nameFor(found, copies);
  return { name, from: resolve(found) };
}

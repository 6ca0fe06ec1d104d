import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A path as a terminal writes it where a file is dropped on it, or as a file manager copies it. */
export function readPath(typed: string): string {
  const text = typed.replace(/^(['"])(.*)\1$/, '$2');
  if (text.startsWith('file://') && URL.canParse(text)) return fileURLToPath(text);
  const plain = existsSync(text) ? text : text.replace(/\\(.)/g, '$1');
  return plain.replace(/^~(?=\/)/, homedir());
}

const STARTS: [hex: string, at: number][] = [
  ['ffd8ff', 0],
  ['89504e47', 0],
  ['57454250', 8],
  ['6674797061766966', 4],
];

/** Whether a file begins as a JPEG, PNG, WebP or AVIF picture does, whatever its name says. */
function isPicture(path: string): boolean {
  const start = readFileSync(path).subarray(0, 16);
  return STARTS.some(([hex, at]) => start.subarray(at).toString('hex').startsWith(hex));
}

const isSame = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));

/** A name that addresses and JSON take, and that no other picture in content/ has. */
function nameFor(path: string): string {
  const [, stem = '', end = ''] = /^(.*)\.(\w+)$/.exec(basename(path).normalize('NFKD')) ?? [];
  const plain = stem.replace(/[^\w.-]+/g, '-').replace(/^\W+|\W+$/g, '') || 'teacher';
  for (let count = 1; ; count++) {
    const name = `${plain}${count > 1 ? `-${count}` : ''}.${end.toLowerCase()}`;
    const taken = join('content', name);
    if (!existsSync(taken) || isSame(path, taken)) return name;
  }
}

/** @returns the name in content/, and from where setup copies it; or what is wrong, a sentence. */
export function findPicture(typed: string): { name: string; from?: string } | string {
  const path = readPath(typed);
  const inContent = join('content', path);
  const found = [inContent, path].find((name) => existsSync(name));
  if (!found) {
    return `There is no file ${path} on this machine. Write its whole path, or drag the file into this window.`;
  }
  if (!/\.(jpe?g|png|webp|avif)$/i.test(path) || !isPicture(found)) {
    return `${basename(path)} is no JPEG, PNG, WebP or AVIF picture. Save it as JPEG, and write its path again.`;
  }
  const isThere = found === inContent && basename(path) === path && /^\w[\w.-]*$/.test(path);
  if (isThere) return { name: path };
  const name = nameFor(found);
  return { name, from: resolve(found) };
}

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readFacts } from './read-facts';
import hashes from './sample-hashes.json' with { type: 'json' };

/** Of files, paths in them; `all` is every entry of a file. */
export type SamplePaths = Record<string, string[] | 'all'>;

/** By file and path, a hash of each part that came with the site, or that the owner finds true. */
export type SampleHashes = Record<string, Record<string, string[]>>;

export const hashesSchema = z.record(z.string(), z.record(z.string(), z.array(z.string())));

/** Of what the project ships; `npm run samples` writes them. */
export const shippedHashes: SampleHashes = readFacts(
  hashesSchema,
  hashes,
  'content/sample-hashes.json',
);

/** Reads a file of `content` as it is, or as `npm run setup` will save it. */
export type ReadContent = (file: string) => unknown;

export const ALL = 'all';

/** In words, a text of this length says something of the teacher; a shorter one is a label. */
const SENTENCE = 25;

/** Behind the path of a list in words: its entries, whose short texts are no parts. */
export const ENTRIES = '.*';

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

const sortKeys = (_key: string, value: unknown) =>
  isGroup(value) && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const hash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value, sortKeys)).digest('hex').slice(0, 12);

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isGroup(value) ? Object.values(value).flatMap(textsIn) : [];
}

export const valueIn = (value: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>(
      (group, key) => (isGroup(group) ? (group as Record<string, unknown>)[key] : undefined),
      value,
    );

/** What is replaced one by one: the entries of a list, the sentences of a group of words, a fact. */
function partsOf(content: unknown, file: string, path: string): unknown[] {
  if (path === ALL) return isGroup(content) ? Object.values(content) : [];
  const value = valueIn(content, path);
  if (!file.endsWith('.ts')) return value === undefined ? [] : [value];
  const texts = textsIn(value);
  const sentences = texts.filter((text) => text.length >= SENTENCE);
  return sentences.length > 0 ? sentences : texts;
}

export const hashesOf = (read: ReadContent, file: string, path: string) =>
  partsOf(read(file), file, path).map(hash);

export const pathsOf = (paths: string[] | 'all' = []) => (paths === ALL ? [ALL] : paths);

/** The entries of a list, or those of the lists in it: awards are in groups. */
export function entriesOf(list: readonly unknown[]): unknown[] {
  return list.flatMap((entry) => {
    const lists = isGroup(entry) ? Object.values(entry).filter(Array.isArray) : [];
    return lists.length > 0 ? lists.flatMap(entriesOf) : [entry];
  });
}

/** A group of groups counts as a list of them. */
export const isList = (value: unknown): value is object =>
  isGroup(value) && Object.values(value).every(isGroup);

function hashPath(read: ReadContent, file: string, path: string): [path: string, string[]][] {
  const value = valueIn(read(file), path);
  const parts: [string, string[]] = [path, hashesOf(read, file, path)];
  if (!file.endsWith('.ts') || !isList(value)) return [parts];
  return [parts, [`${path}${ENTRIES}`, entriesOf(Object.values(value)).map(hash)]];
}

/** Whether the owner finds a part true. Who confirmed a group has confirmed what is in it. */
export function isConfirmed(confirmed: SampleHashes, file: string, path: string, part: string) {
  const inFile = confirmed[file] ?? {};
  return inFile[path]?.includes(part) ?? path.slice(0, path.lastIndexOf('.')) in inFile;
}

export const hashAll = (paths: SamplePaths, read: ReadContent): SampleHashes =>
  Object.fromEntries(
    Object.entries(paths).map(([file, inFile]) => [
      file,
      Object.fromEntries(pathsOf(inFile).flatMap((path) => hashPath(read, file, path))),
    ]),
  );

/** The paths with a part that is as it came and that the owner has not confirmed. */
export function samplesLeft(
  paths: SamplePaths,
  shipped: SampleHashes,
  confirmed: SampleHashes,
  read: ReadContent,
): SamplePaths {
  const isLeft = (file: string, path: string) =>
    hashesOf(read, file, path).some(
      (part) => shipped[file]?.[path]?.includes(part) && !isConfirmed(confirmed, file, path, part),
    );
  const entries = Object.entries(paths).flatMap(([file, inFile]) => {
    const left = pathsOf(inFile).filter((path) => isLeft(file, path));
    if (left.length === 0) return [];
    return [[file, inFile === ALL ? ALL : left]] as const;
  });
  return Object.fromEntries(entries);
}

/** Without facts that only buyers of an ebook see: nobody is asked for them who sells none. */
export function withoutBuyers(samples: SamplePaths): SamplePaths {
  const entries = Object.entries(samples).map(([file, paths]) => {
    if (file !== 'content/site.json' || paths === ALL) return [file, paths] as const;
    const isLeft = (path: string) => !/^(upi\.|screenshotForm$|legal\.refund\.)/.test(path);
    return [file, (paths as string[]).filter(isLeft)] as const;
  });
  return Object.fromEntries(entries.filter(([, paths]) => paths.length > 0));
}

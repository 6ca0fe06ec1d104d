import { createHash } from 'node:crypto';

/** Of files, paths in them; `all` is every entry of a file. */
export type SamplePaths = Record<string, string[] | 'all'>;

/** By file and path, a hash of each part that came with the site, or that the owner finds true. */
export type SampleHashes = Record<string, Record<string, string[]>>;

/** Reads a file of `content` as it is, or as `npm run setup` will save it. */
export type ReadContent = (file: string) => unknown;

export const ALL = 'all';

/** In words, a text of this length says something of the teacher; a shorter one is a label. */
const SENTENCE = 25;

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

const sortKeys = (_key: string, value: unknown) =>
  isGroup(value) && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const hash = (value: unknown) =>
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

export const hashAll = (paths: SamplePaths, read: ReadContent): SampleHashes =>
  Object.fromEntries(
    Object.entries(paths).map(([file, inFile]) => [
      file,
      Object.fromEntries(pathsOf(inFile).map((path) => [path, hashesOf(read, file, path)])),
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
      (part) => shipped[file]?.[path]?.includes(part) && !confirmed[file]?.[path]?.includes(part),
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

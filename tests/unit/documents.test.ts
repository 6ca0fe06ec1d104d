import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  ...readdirSync('.'),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
  ...readdirSync('packages').map((name) => join('packages', name, 'README.md')),
].filter((name) => name.endsWith('.md') && existsSync(name));

const FOLDERS =
  'app|build|components|content|deploy|docs|examples|lib|packages|public|scripts|src|tests';
/** In backticks, such as `lib/env.ts`, `app/hi` or `docs/decisions/009`. */
const PATH = new RegExp(`\`((?:${FOLDERS})/[\\w./()[\\]-]+)\``, 'g');
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;

/** `npm run setup` writes it in the copy of an owner. */
const OF_OWNERS = 'content/confirmed.json';

const isThere = (path: string) =>
  path === OF_OWNERS ||
  path.includes('NNN') ||
  existsSync(path) ||
  (existsSync(dirname(path)) &&
    readdirSync(dirname(path)).some((name) => name.startsWith(`${basename(path)}-`)));

function pathsIn(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(LINK)].map(([, path]) => join(dirname(document), path!));
  // A package names its own.
  const place = document.startsWith('packages') ? dirname(document) : '';
  return [...links, ...[...text.matchAll(PATH)].map(([, path]) => join(place, path!))];
}

test('documents: every file that one names is there', () => {
  const missing = documents.flatMap((document) =>
    pathsIn(document).flatMap((path) => (isThere(path) ? [] : `${document} names ${path}`)),
  );
  expect(missing).toEqual([]);
});

/** What is written instead of a test. */
const REASON =
  /^(Not applicable|Not met|Partly|Tried by hand)[^:,]*[:,] .{8}|^`(docs\/|eslint\.config)/;
type Row = string[];
const rowsOf = (document: string): Row[] =>
  [...readFileSync(document, 'utf8').matchAll(/^\| (?!Attack|Id|-)(.+?) *\|$/gm)].map(([, row]) =>
    row!.split(/ +\| /),
  );

const TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)`/g;

/** The tests of a row; the others may be named from the folder of the first. */
const testsIn = (shown: string) => {
  const paths = [...shown.matchAll(TEST)].map(([, path]) => path!);
  const isWhole = (path: string) => /^(tests|packages)\//.test(path);
  return paths.map((path) => (isWhole(path) ? path : join(dirname(paths[0]!), path)));
};

test('documents: each attack and each requirement names a test, or says why there is none', () => {
  const [attacks, requirements] = ['docs/attacks.md', 'docs/asvs.md'].map(rowsOf) as [Row[], Row[]];
  const isShown = (row: Row) => {
    const tests = testsIn(row.at(-1)!);
    return tests.length > 0 ? tests.every((path) => existsSync(path)) : REASON.test(row.at(-1)!);
  };
  expect([...attacks, ...requirements].filter((row) => !isShown(row))).toEqual([]);
  // 70 of level 1, and two of level 2.
  expect(new Set(requirements.map(([id]) => id)).size).toBe(72);
});

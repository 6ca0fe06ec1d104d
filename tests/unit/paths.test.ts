import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = [
  ...readdirSync('.'),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
  ...readdirSync('packages').map((name) => join('packages', name, 'README.md')),
].filter((name) => name.endsWith('.md') && existsSync(name));

const FOLDERS =
  'app|build|components|content|deploy|docs|examples|lib|packages|public|scripts|src|tests';
/** In backticks, such as `lib/env.ts`, `app/hi` or `docs/decisions/009`; not one to fill in. */
const PATH = new RegExp(`\`((?:${FOLDERS})/[\\w./()[\\]-]+)\``, 'g');
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;

/** `npm run setup` writes it in the copy of an owner. */
const OF_OWNERS = 'content/confirmed.json';

const isThere = (path: string) =>
  path === OF_OWNERS ||
  existsSync(path) ||
  (existsSync(dirname(path)) &&
    readdirSync(dirname(path)).some((name) => name.startsWith(`${basename(path)}-`)));

/** A package names its own. */
const placeOf = (document: string) => (/^packages/.test(document) ? dirname(document) : '');

it.each(documents)('paths: those that %s names exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, path]) => path!);
  const links = find(LINK).map((path) => join(dirname(document), path));
  const paths = find(PATH).map((path) => join(placeOf(document), path));
  const missing = [...paths, ...links].filter((path) => !isThere(path));
  expect(missing.filter((path) => !path.includes('NNN'))).toEqual([]);
});

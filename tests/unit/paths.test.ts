import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = [
  ...['app', 'build', 'components', 'content', 'deploy', 'docs', 'lib', 'public'],
  ...['scripts', 'tests', '.github'],
];

const files = [
  ...readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map(({ name, parentPath }) => join(parentPath, name).replaceAll('\\', '/')),
  ),
];

/** A path from the top, such as `lib/env.ts`, `app/hi` or `docs/decisions/009`. */
const PATH = new RegExp(
  String.raw`(?<![\w/.@:~$}-])(?:${FOLDERS.join('|').replace('.', '\\.')})(?:/(?:[\w.-]*[\w-]|\[[\w.]+\]|\(\w+\)|[<*{$…][^\s\`]*))+`,
  'g',
);
/** A file's name in backticks. */
const NAME = /`([\w./-]*[\w-]\.(?:ts|tsx|mjs|css|md|conf|sh|yml|gs))`/g;
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;
/** Stands for any name, or is written by the reader. */
const isExample = (path: string) => /[<*{$…]|NNN|squares-in-your-head/.test(path);

const isThere = (path: string) => {
  const folder = /^docs\/decisions\/\d+$/.test(path) ? `${path}-` : `${path}/`;
  return files.some((file) => file === path || file.startsWith(folder));
};
const isNamed = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));

const isDocument = (file: string) => /\.md$|^\.env\.example$/.test(file);
const isSource = (file: string) => /\.(tsx?|mjs|js|css|sh|conf|service|yml)$/.test(file);

const COMMENT = /\/\*.*?\*\/|(?<=^|\s)(?:\/\/|#) .*?$/gms;

function missingPaths(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const read = isDocument(file) ? text : (text.match(COMMENT) ?? []).join('\n');
  const links = file.endsWith('.md') ? [...read.matchAll(LINK)].map(([, path]) => path!) : [];
  const names = [...read.matchAll(NAME)].map(([, name]) => name!);
  return [
    ...(read.match(PATH) ?? []).filter((path) => !isThere(path)),
    ...names.filter((name) => !isNamed(name)),
    ...links.filter((path) => !existsSync(join(dirname(file), path))),
  ].filter((path) => !isExample(path));
}

it('paths: those that documents and comments name exist', () => {
  const missing = files
    .filter((file) => isDocument(file) || isSource(file))
    .flatMap((file) => missingPaths(file).map((path) => `${file}: ${path}`));
  expect(missing).toEqual([]);
});

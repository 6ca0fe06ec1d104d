import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type HeaderRule } from '@/lib/security-headers';

/** What a build leaves, as far as the step after it looks inside. */
export interface Output {
  /** The prerendered pages: `/about` → its HTML. Next's own two begin with an underscore. */
  pages: Map<string, string>;
  /** The header rules that the server sends. */
  rules: HeaderRule[];
  /** What is served in place of an address before the server looks for it. */
  rewrites: Rewrite[];
}

/** In Next's form, as `HeaderRule` is. */
export interface Rewrite extends Omit<HeaderRule, 'headers'> {
  destination: string;
}

interface Manifest {
  headers: HeaderRule[];
  rewrites: { beforeFiles: Rewrite[] };
}

/** The folder that `OUTPUT=standalone` makes: all that a server needs. */
export const STANDALONE = '.next/standalone';

/** The build folder, and the copy of it in a standalone build. */
export function buildFolders(): string[] {
  return ['.next', `${STANDALONE}/.next`].filter((folder) => existsSync(folder));
}

const pagesOf = (folder: string) => join(folder, 'server/app');
const manifestOf = (folder: string) => join(folder, 'routes-manifest.json');
const readManifest = (folder: string) =>
  JSON.parse(readFileSync(manifestOf(folder), 'utf8')) as Manifest;
/** The name of a page's file. */
export const fileOf = (route: string) => `${route === '/' ? 'index' : route.slice(1)}.html`;

function routeOf(file: string): string {
  const name = file.slice(0, -'.html'.length).replaceAll('\\', '/');
  return name === 'index' ? '/' : `/${name}`;
}

/** The file of a build folder behind an address. */
export const builtFile = (folder: string, address: string) =>
  join(folder, address.replace('/_next/', ''));

/** @throws when the folder holds no prerendered page. */
export function readOutput(folder: string): Output {
  const files = readdirSync(pagesOf(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
  if (files.length === 0) throw new Error('The build left no prerendered page.');
  const { headers: rules, rewrites } = readManifest(folder);
  return {
    pages: new Map(
      files.map((file) => [routeOf(file), readFileSync(join(pagesOf(folder), file), 'utf8')]),
    ),
    rules,
    rewrites: rewrites.beforeFiles,
  };
}

export function writeOutput(folder: string, { pages, rules, rewrites }: Output): void {
  for (const [route, html] of pages) writeFileSync(join(pagesOf(folder), fileOf(route)), html);
  const manifest = readManifest(folder);
  manifest.headers = rules;
  manifest.rewrites.beforeFiles = rewrites;
  writeFileSync(manifestOf(folder), JSON.stringify(manifest));
}

const STATIC = '.next/static';

/** Scripts and stylesheets, by their names below `/_next/static/`. */
export function staticTexts(): Map<string, Buffer> {
  const names = readdirSync(STATIC, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(js|css)$/.test(name))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(STATIC, name))]));
}

/** @param files by their names below `/_next/static/`. */
export function writeStatic(files: Map<string, Buffer | string>): void {
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(STATIC, name)), { recursive: true });
    writeFileSync(join(STATIC, name), bytes);
  }
}

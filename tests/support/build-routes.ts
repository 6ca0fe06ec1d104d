import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/scripts/lib/root.mjs';
import { ebook } from './books';

const BUILD = join(root, '.next');

const read = <Manifest>(name: string) =>
  JSON.parse(readFileSync(join(BUILD, name), 'utf8')) as Manifest;

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));

/** Addresses of all that the build has rendered, each with its route. */
function prerendered(): [path: string, route: string][] {
  const { routes } = read<{ routes: Record<string, { srcRoute: string | null }> }>(
    'prerender-manifest.json',
  );
  return Object.entries(routes).map(([path, { srcRoute }]) => [path, srcRoute ?? path]);
}

/** Of each route of the build one address. A parameter that no page has is that of an ebook. */
export function routePaths(): string[] {
  const known = new Map(prerendered().map(([path, route]) => [route, path]));
  return Object.values(read<Record<string, string>>('app-path-routes-manifest.json'))
    .filter((route) => !route.startsWith('/_'))
    .map((route) => known.get(route) ?? route.replace(/\[\w+\]/g, ebook.id));
}

/** Addresses of the files that are served as they are. */
export const filePaths = (): string[] => [
  ...listFiles(join(root, 'public')),
  ...listFiles(join(BUILD, 'static')).map((path) => `/_next/static${path}`),
];

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** Every folder that is served, with a slash at its end. */
export const servedFolders = (): string[] => [
  ...new Set(
    [...prerendered().map(([path]) => path), ...routePaths(), ...filePaths()].map(folderOf),
  ),
];

/** Of each kind of file one, by its folder and its ending. */
export function filesOfEachKind(): string[] {
  const kinds = new Map(
    filePaths().map((path) => [folderOf(path) + path.slice(path.lastIndexOf('.')), path]),
  );
  return [...kinds.values()];
}

/** Says whether what `build/make.ts` makes is there, and made of these contents. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where everything made is, ignored by git. `app/fonts.ts` names the cut fonts there. */
export const MADE = '.fonts';

const MARK = join(MADE, 'made-from');

export const pathsIn = (folder: string, kind: 'isFile' | 'isDirectory') =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry[kind]())
    .map(({ parentPath, name }) => join(parentPath, name));

/** A hash of files, and of all files in folders. */
export function hashOf(files: readonly string[], folders: readonly string[]): string {
  const hash = createHash('sha256');
  const inFolders = folders.flatMap((folder) => pathsIn(folder, 'isFile'));
  for (const file of [...files, ...inFolders].sort()) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Replaces a file in one step, where it changes: in development Next watches it. */
export function replaceFile(path: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, path);
}

const FILES = ['package-lock.json', 'app/globals.css'];
const FOLDERS = ['build', 'content', 'lib/styles'];

/** Of all that it is made of; the lock file names the packages. */
function hashSources(root: string): string {
  const inRoot = (path: string) => join(root, path);
  return hashOf(FILES.map(inRoot), FOLDERS.map(inRoot));
}

export const markMade = (root = '') => writeFileSync(join(root, MARK), hashSources(root));

/**
 * Next imports these files, and would name each that is missing without saying where it comes from. In
 * development the contents change while it runs, so there they only have to be there.
 *
 * @throws {Error} what to run.
 */
export function requireMade({ isDev, root = '' }: { isDev: boolean; root?: string }): void {
  const mark = join(root, MARK);
  if (existsSync(mark) && (isDev || readFileSync(mark, 'utf8') === hashSources(root))) return;
  throw new Error(
    isDev
      ? 'The fonts and pictures of the site are not made yet. Run npm run dev instead of next dev, or npm run make before it.'
      : 'The fonts and pictures of the site are not made of these contents yet. Run npm run build instead of next build, or npm run make before it.',
  );
}

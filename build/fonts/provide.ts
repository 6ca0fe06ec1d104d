/** Cuts the web fonts to the content at every build and in development, without a command. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where the cut fonts are, ignored by git. `app/fonts.ts` names them. */
export const FONTS = '.fonts';

const hashFile = join(FONTS, 'cut-from');

const pathsIn = (folder: string, kind: 'isFile' | 'isDirectory') =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry[kind]())
    .map(({ parentPath, name }) => join(parentPath, name));

/** Hashes all that a cut depends on; the lock file names the packages. */
function hashSources(): string {
  const files = ['build/fonts', 'content'].flatMap((folder) => pathsIn(folder, 'isFile'));
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...files].sort()) {
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Cuts the fonts, unless they are already cut to this content. */
export async function provideFonts(): Promise<void> {
  const hash = hashSources();
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return;
  // Another process, because modules of the content that are loaded once stay as they were.
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/fonts/cut.ts']);
  writeFileSync(hashFile, hash);
}

let cutting: Promise<void> | undefined;

/** Cuts the fonts again whenever the content changes. Next may call this twice. */
export function watchContent(): void {
  if (cutting) return;
  cutting = Promise.resolve();
  const report = ({ message }: Error) => console.error(`The fonts could not be cut. ${message}`);
  // A recursive watcher loses a file that an editor replaces (Node 20, Linux).
  for (const folder of ['content', ...pathsIn('content', 'isDirectory')]) {
    watch(folder, { persistent: false }, () => {
      cutting = cutting?.then(provideFonts).catch(report);
    });
  }
}

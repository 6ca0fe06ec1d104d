/** Cuts the web fonts to the content before every build and in development. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashOf, MADE as FONTS, pathsIn } from '../made';

export { FONTS };

const hashFile = join(FONTS, 'cut-from');

/** Of all that a cut depends on; the lock file names the packages. */
const hashSources = () => hashOf(['package-lock.json'], ['build/fonts', 'content']);

/** Cuts the fonts, unless they are already cut to this content. */
export async function provideFonts(): Promise<void> {
  const hash = hashSources();
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return;
  // Another process, because modules of the content that are loaded once stay as they were.
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/fonts/cut.ts']);
  writeFileSync(hashFile, hash);
}

/** Cuts the fonts again whenever the content changes. */
export function watchContent(): void {
  let cutting = Promise.resolve();
  const report = ({ message }: Error) => console.error(`The fonts could not be cut. ${message}`);
  // A recursive watcher loses a file that an editor replaces (Node 20, Linux).
  for (const folder of ['content', ...pathsIn('content', 'isDirectory')]) {
    watch(folder, { persistent: false }, () => {
      cutting = cutting.then(provideFonts).catch(report);
    });
  }
}

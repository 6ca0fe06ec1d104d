import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface Replacement {
  file: string;
  text: string;
  mode?: number;
  /** Throws when the new file, which is still under another name, would not work. */
  verify?: (temporaryFile: string) => Promise<unknown>;
}

/** Replaces all of the files, or none of them if one cannot be written or does not work. */
export async function replaceFiles(replacements: readonly Replacement[]): Promise<void> {
  const renames = new Map<string, string>();
  const removeTemporaries = () =>
    [...renames.keys()].forEach((path) => rmSync(path, { force: true }));
  process.once('exit', removeTemporaries);
  try {
    for (const { file, text, mode, verify } of replacements) {
      const path = existsSync(file) ? realpathSync(file) : file;
      const temporary = join(dirname(path), `.new-${process.pid}-${basename(path)}`);
      renames.set(temporary, path);
      writeFileSync(temporary, text, {
        mode: mode ?? statSync(path).mode,
        flag: 'wx',
        flush: true,
      });
      await verify?.(temporary);
    }
    for (const [temporary, path] of renames) renameSync(temporary, path);
  } finally {
    removeTemporaries();
  }
}

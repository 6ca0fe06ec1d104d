import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { access, constants, mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { codedError, errorCode } from '@/lib/log/error-code';

export class DataDirError extends Error {
  override name = 'DataDirError';
}

const SERVED_FOLDERS = ['public', '.next'];

function realPath(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync.native(path);
  return join(realPath(dirname(path)), basename(path));
}

function isServed(path: string, root: string): boolean {
  return SERVED_FOLDERS.some((name) => {
    const folder = realPath(join(/* turbopackIgnore: true */ root, name));
    return `${realPath(path)}${sep}`.startsWith(`${folder}${sep}`);
  });
}

/** Writes a file of this size to the disk and removes it. */
export async function writeProbe(directory: string, bytes: number): Promise<void> {
  const path = join(directory, `.probe-${randomUUID()}`);
  try {
    await writeFile(path, randomBytes(bytes), { flag: 'wx', mode: 0o600, flush: true });
  } finally {
    await rm(path, { force: true });
  }
}

/** As `writeProbe`, without a change. A missing folder would be created in the nearest one there is. */
async function checkWritable(path: string): Promise<void> {
  if (!existsSync(path)) return checkWritable(dirname(path));
  if (!(await stat(path)).isDirectory()) throw codedError('enotdir');
  await access(path, constants.W_OK);
  const { bavail } = await statfs(path);
  if (bavail === 0) throw codedError('enospc');
}

async function prepare(path: string, root: string, isTrial: boolean): Promise<string | undefined> {
  // SQLite reads these characters of a path as its options.
  if (/[?#%\p{Cc}]/u.test(path)) {
    return 'must not contain ?, # or %, nor lie under a folder whose name does: SQLite cannot open it. Choose another folder.';
  }
  if (isServed(path, root)) {
    return 'lies in a folder that the site serves to visitors (public or .next): choose another folder, such as .data.';
  }
  if (isTrial) await checkWritable(path);
  else {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await writeProbe(path, 1);
  }
  return undefined;
}

/**
 * Creates the folder, but not on trial.
 *
 * @throws {DataDirError} if the site cannot keep its data there.
 */
export async function prepareDataDir(
  dataDir: string,
  root: string,
  { isTrial = false } = {},
): Promise<string> {
  const path = resolve(root, dataDir);
  let problem =
    dataDir === ':memory:' ? 'must be a folder: memory is lost at every restart.' : undefined;
  try {
    problem ??= await prepare(path, root, isTrial);
  } catch (error) {
    problem =
      errorCode(error) === 'enospc'
        ? 'cannot be written, because its disk is full: delete files that you do not need, or use a larger disk.'
        : `cannot be created or written (${errorCode(error)}): check its path and its owner, or choose another folder.`;
  }
  if (problem) throw new DataDirError(`DATA_DIR ${problem}`);
  return path;
}

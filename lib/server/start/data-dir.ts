import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { access, chmod, constants, lstat, readdir, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { codedError, errorCode } from '@sutra/outbox/error-code';
import { createFolder, writeProbe } from '@sutra/outbox/sqlite/files';

export class DataDirError extends Error {
  override name = 'DataDirError';

  /** @param isTemporary whether the folder is right and its disk fails. */
  constructor(
    message: string,
    readonly isTemporary = false,
  ) {
    super(message);
  }
}

const SERVED_FOLDERS = ['public', '.next'];
/** Next follows symlinks in these. */
const FOLDERS_WITH_LINKS = ['public', join('.next', 'static')];

function realPath(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync.native(path);
  return join(realPath(dirname(path)), basename(path));
}

const isWithin = (path: string, folder: string) => `${path}${sep}`.startsWith(`${folder}${sep}`);

function linkTargets(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((link) => (existsSync(link) ? realpathSync.native(link) : []));
}

/** Whether visitors could read it: it lies in a served folder, or a link there leads to it or into it. */
function isServed(path: string, root: string): boolean {
  const inRoot = (name: string) => join(/* turbopackIgnore: true */ root, name);
  const real = realPath(path);
  const links = FOLDERS_WITH_LINKS.flatMap((name) => linkTargets(inRoot(name)));
  const served = [...SERVED_FOLDERS.map((name) => realPath(inRoot(name))), ...links];
  return (
    served.some((folder) => isWithin(real, folder)) ||
    links.some((target) => isWithin(target, real))
  );
}

/** `/proc` and `/sys`: they accept no folder, and have no free space. */
const PSEUDO_DISKS = [0x9fa0, 0x62656572];

/** As `writeProbe`, without a change. A missing folder would be created in the nearest one there is. */
async function checkWritable(path: string): Promise<void> {
  const entry = await lstat(path).catch((error: unknown) => {
    if (errorCode(error) !== 'enoent') throw error;
  });
  if (!entry) return checkWritable(dirname(path));
  // Rejects if it is a link that leads nowhere.
  if (!(await stat(path)).isDirectory()) throw codedError('enotdir');
  await access(path, constants.W_OK);
  const { bavail, type } = await statfs(path);
  if (PSEUDO_DISKS.includes(type)) throw codedError('enoent');
  if (bavail === 0) throw codedError('enospc');
}

const STICKY = 0o1000;

/** Links are left alone: what they lead to may be another program's. */
async function closeToOthers(path: string): Promise<void> {
  // SQLite may remove a log meanwhile.
  const stats = await lstat(path).catch(() => undefined);
  if (!stats || stats.isSymbolicLink() || stats.uid !== process.getuid?.()) return;
  await chmod(path, stats.isDirectory() ? 0o700 : 0o600).catch(() => {});
  if (!stats.isDirectory()) return;
  const names = await readdir(path).catch(() => []);
  for (const name of names) await closeToOthers(join(path, name));
}

/**
 * Closes the folder and all in it to other users of this machine. One with other files, such as `/tmp` or a home
 * folder, keeps its mode: other programs need it, and only the databases are closed.
 */
async function restrictAccess(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const { isDatabaseFile, isOwnEntry } = await import('./site-data');
  const names = await readdir(path);
  const { mode, uid } = await stat(path);
  const isOwn = (mode & STICKY) === 0 && dirname(path) !== path && names.every(isOwnEntry);
  if (isOwn && uid === process.getuid?.()) await chmod(path, 0o700);
  for (const name of names.filter((each) => isOwn || isDatabaseFile(each)))
    await closeToOthers(join(path, name));
}

async function prepare(path: string, root: string, isTrial: boolean): Promise<void> {
  // SQLite reads these characters of a path as its options.
  if (/[?#%\p{Cc}]/u.test(path)) {
    throw new DataDirError(
      'DATA_DIR must not contain ?, # or %, nor lie under a folder whose name does: SQLite cannot open it. Choose another folder.',
    );
  }
  if (isServed(path, root)) {
    throw new DataDirError(
      'DATA_DIR lies in a folder that the site serves to visitors (public or .next), or is linked from it: choose another folder, such as .data.',
    );
  }
  if (isTrial) return checkWritable(path);
  createFolder(path);
  await writeProbe(path, 1);
  await restrictAccess(path);
}

function describe(error: unknown, path: string): DataDirError {
  const code = errorCode(error);
  const start = 'DATA_DIR cannot be';
  if (code === 'enospc' || code === 'edquot') {
    const sentence = `${start} written, because its disk is full: delete files that you do not need, or use a larger disk.`;
    return new DataDirError(sentence, true);
  }
  if (code === 'erofs' && existsSync(path)) {
    const sentence = `${start} written, because its disk can only be read (erofs): mend the disk, or choose a folder on another one.`;
    return new DataDirError(sentence, true);
  }
  return new DataDirError(
    `${start} created or written (${code}): check its path and its owner, or choose another folder.`,
  );
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
  if (dataDir === ':memory:') {
    throw new DataDirError('DATA_DIR must be a folder: memory is lost at every restart.');
  }
  const path = resolve(root, dataDir);
  try {
    await prepare(path, root, isTrial);
    return path;
  } catch (error) {
    throw error instanceof DataDirError ? error : describe(error, path);
  }
}

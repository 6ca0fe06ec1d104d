import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { errorCode } from '@/lib/log/error-code';

export class DataDirError extends Error {
  override name = 'DataDirError';
}

const DATABASE_FILE = /^(submissions|counters|accounts)\.db(-wal|-shm|-journal)?$/;

const SITE_ENTRY = /^(auth-secret|identity|lost\+found|\.probe-.*)$/;

const SERVED_FOLDERS = ['public', '.next'];
/** Next follows symlinks in these. */
const FOLDERS_WITH_SYMLINKS = ['public', join('.next', 'static')];

const isWithin = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

function realPath(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync.native(path);
  return join(realPath(dirname(path)), basename(path));
}

function linkTargets(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((link) => (existsSync(link) ? realpathSync.native(link) : []));
}

function isServed(path: string, root: string): boolean {
  const real = realPath(path);
  const links = FOLDERS_WITH_SYMLINKS.flatMap((name) =>
    linkTargets(join(/* turbopackIgnore: true */ root, name)),
  );
  const served = [
    ...SERVED_FOLDERS.map((name) => realPath(join(/* turbopackIgnore: true */ root, name))),
    ...links,
  ];
  return (
    served.some((folder) => isWithin(real, folder)) ||
    links.some((target) => isWithin(target, real))
  );
}

/** Node's own `recursive: true` never returns below `/proc`. */
export function createFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) createFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!(errorCode(error) === 'eexist' && existsSync(path))) throw error;
  }
}

function restrictAccess(path: string): void {
  if (process.platform === 'win32') return;
  const names = readdirSync(path);
  const databases = names.filter((name) => DATABASE_FILE.test(name));
  if ((statSync(path).mode & 0o077) !== 0) {
    // Otherwise DATA_DIR=/tmp would lock out all other programs.
    const holdsOnlySiteFiles = names.every(
      (name) => DATABASE_FILE.test(name) || SITE_ENTRY.test(name),
    );
    if (!holdsOnlySiteFiles) {
      throw new DataDirError(
        'DATA_DIR holds other files and is open to other users of this machine: choose a folder that only the site uses. If this one is, run chmod 700 on it.',
      );
    }
    chmodSync(path, 0o700);
  }
  for (const name of databases) chmodSync(join(path, name), 0o600);
}

function writeProbe(path: string): void {
  const probe = join(path, `.probe-${randomUUID()}`);
  try {
    writeFileSync(probe, Buffer.alloc(4_096), { flag: 'wx', mode: 0o600, flush: true });
  } finally {
    if (existsSync(probe)) unlinkSync(probe);
  }
}

export function prepareDataDir(dataDir: string, root: string): string {
  if (dataDir === ':memory:' || dataDir.startsWith('file:')) {
    throw new DataDirError(
      'DATA_DIR must be the path of a folder on a disk: what is kept in memory is lost at every restart.',
    );
  }
  const path = resolve(root, dataDir);
  if (/[?#%\p{Cc}]/u.test(path)) {
    throw new DataDirError(
      'DATA_DIR must not contain ?, # or %, nor lie under a folder whose name does: SQLite cannot open it. Choose another folder.',
    );
  }
  let folder = path;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  if (!statSync(folder).isDirectory()) {
    throw new DataDirError('DATA_DIR is a file, or lies under one: set it to a folder.');
  }
  try {
    if (isServed(path, root)) {
      throw new DataDirError(
        'DATA_DIR lies in a folder that the site serves to everybody (public or .next), or is linked from it: choose another folder, such as .data.',
      );
    }
    createFolder(path);
    restrictAccess(path);
    writeProbe(path);
  } catch (error) {
    if (error instanceof DataDirError) throw error;
    if (errorCode(error) === 'enospc') {
      throw new DataDirError(
        'DATA_DIR cannot be written, because its disk is full: delete files that you do not need, or use a larger disk.',
      );
    }
    throw new DataDirError(
      `DATA_DIR cannot be created or written (${errorCode(error)}): check its path, its owner and the free space, or choose another folder.`,
    );
  }
  return path;
}

import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { randomBytes, randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { errorCode } from '../error-code.ts';

/** Node's own `recursive: true` never returns below `/proc`. */
export function createFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) createFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it.
    if (!(errorCode(error) === 'eexist' && existsSync(path))) throw error;
  }
}

/** The files of a database: itself, its log, and what its processes share. */
export const filesOf = (path: string) => [path, `${path}-wal`, `${path}-shm`];

/** Undefined when nothing is there. */
export function identify(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** `immutable` reads the file alone, without its log. Without a mode, SQLite creates a file that is missing. */
export const addressOf = (path: string, option: 'mode=ro&immutable=1' | 'mode=rw') =>
  `file:${encodeURIComponent(`file:${encodeURI(path)}?${option}`)}`;

export const identifyFiles = (path: string) => filesOf(path).map(identify);

/** Creates an empty file for this user, or for the owner of its folder if root runs a command. */
export function createPrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  if (process.getuid?.() !== 0) return;
  // SQLite does the same with its log files.
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

/** Waits until the disk has a file, or the names in a folder. */
export function flushToDisk(path: string, flags: 'r' | 'r+'): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
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

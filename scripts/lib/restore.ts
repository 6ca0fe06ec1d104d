import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { createClient } from '@libsql/client';
import { ebooksFolder } from '@/lib/shop/orders/ebook-file';
import { isDatabaseFile } from '@/lib/server/start/site-data';
import { backupsFolder, isBook, isCopied, isWhole, listBackups } from './backups';

/** A sentence for the owner; nothing was changed. */
export class RestoreError extends Error {}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** The folder of a backup: the name of one in the data folder, a path, or the newest. */
function findBackup(data: string, typed: string | undefined): string {
  const backups = backupsFolder(data);
  const names = listBackups(backups);
  const name = typed ?? names.at(-1);
  if (!name) throw new RestoreError(`${backups} has no backup. Name a folder that has one.`);
  const isPath = isAbsolute(name) || /[\\/]/.test(name);
  const folder = isPath ? resolve(name) : join(backups, name);
  if (namesIn(folder).some(isCopied)) return folder;
  const known = names.length > 0 ? ` The backups here: ${names.join(', ')}.` : '';
  throw new RestoreError(`${folder} is no backup: it has no database.${known}`);
}

/** Whether the copy can be read to its end. */
async function checkWhole(path: string): Promise<void> {
  const client = createClient({ url: `file:${path}` });
  try {
    if (await isWhole(client)) return;
  } catch {
    // It is no database.
  } finally {
    client.close();
  }
  throw new RestoreError(`${path} is damaged. Take an older backup.`);
}

/** Only the last process that has a database open can leave the mode in which it is written. */
async function checkClosed(path: string): Promise<void> {
  const client = createClient({ url: `file:${path}`, timeout: 0 });
  const isFree = await client.execute('PRAGMA journal_mode = DELETE').then(
    ({ rows }) => rows[0]?.journal_mode === 'delete',
    // A database that cannot be read is why it is replaced.
    (error: { code?: string }) => !/^SQLITE_(BUSY|LOCKED)/.test(error.code ?? ''),
  );
  client.close();
  if (!isFree) throw new RestoreError('The site is running. Stop it, then run the command again.');
}

/** Copies a file for the owner of the data folder alone, whoever runs the command. */
function copyFor(data: string, from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o600);
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(data);
  chownSync(to, uid, gid);
}

interface Restored {
  from: string;
  databases: string[];
  /** Those that were not there. */
  ebooks: string[];
  /** Where the databases of before are; undefined where there were none. */
  replaced: string | undefined;
}

/**
 * Puts the databases of a backup in the place of those in the data folder, which are kept, and the ebooks that are
 * missing there.
 *
 * @throws {RestoreError} while the site runs, and where the backup is none or is damaged
 */
export async function restoreBackup(
  data: string,
  typed: string | undefined,
  now: string,
): Promise<Restored> {
  const from = findBackup(data, typed);
  const databases = readdirSync(from).filter(isCopied);
  for (const name of databases) await checkWhole(join(from, name));
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const old = readdirSync(data).filter(isDatabaseFile);
  for (const name of old.filter(isCopied)) await checkClosed(join(data, name));

  // Beside the databases: a folder of backups may be on another disk.
  const partialOf = (name: string) => join(data, `${name}.restore.partial`);
  for (const name of databases) copyFor(data, join(from, name), partialOf(name));
  const replaced = join(data, 'replaced', now);
  // What was beside a database has gone with its last connection.
  const left = old.filter((name) => existsSync(join(data, name)));
  if (left.length > 0) mkdirSync(replaced, { recursive: true, mode: 0o700 });
  for (const name of left) renameSync(join(data, name), join(replaced, name));
  for (const name of databases) renameSync(partialOf(name), join(data, name));

  const [books, shelf] = [ebooksFolder(from), ebooksFolder(data)];
  const ebooks = namesIn(books).filter((name) => isBook(name) && !existsSync(join(shelf, name)));
  if (ebooks.length > 0) mkdirSync(shelf, { recursive: true, mode: 0o700 });
  for (const name of ebooks) copyFor(data, join(books, name), join(shelf, name));
  return {
    from: basename(from),
    databases,
    ebooks,
    replaced: left.length > 0 ? replaced : undefined,
  };
}

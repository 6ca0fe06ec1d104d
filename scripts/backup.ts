import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { createClient } from '@libsql/client';
import { HOUR } from '@/lib/time';
import { backupsFolder, isBook, isCopied, isWhole, listBackups } from './lib/backups';
import { root } from './lib/root.mjs';
import { checkSettings, loadEnvFiles } from './lib/settings';

const KEPT = 14;
/** Longer than the site writes at once, since nobody waits for a backup. */
const BUSY_TIMEOUT = 10_000;

async function copyDatabase(path: string, copy: string): Promise<void> {
  const source = createClient({ url: `file:${path}`, timeout: BUSY_TIMEOUT });
  // One read transaction: consistent while the site writes, and without the pages of erased rows.
  await source.execute({ sql: 'VACUUM INTO ?', args: [copy] }).finally(() => source.close());
  chmodSync(copy, 0o600);
  const result = createClient({ url: `file:${copy}` });
  try {
    if (!(await isWhole(result))) throw new Error(`${copy} is damaged`);
    // Copied over the database of a running site, it must not pass for it.
    for (const table of ['probe', 'copy_of']) await result.execute(`DROP TABLE IF EXISTS ${table}`);
  } finally {
    result.close();
  }
}

/** Files that are never written again, only replaced: a second name for one takes no space. */
function copyEbooks(folder: string, copy: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter(isBook);
  if (names.length > 0) mkdirSync(copy, { mode: 0o700 });
  for (const name of names) {
    try {
      linkSync(join(folder, name), join(copy, name));
    } catch {
      copyFileSync(join(folder, name), join(copy, name));
    }
  }
  return names;
}

/** In the order of time. */
const nameAt = (time: number) => new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Removes what runs left that were killed. One of the last hour may be under way. */
function removeKilled(target: string): void {
  for (const name of readdirSync(target)) {
    const isPartial = /^\d{8}T\d{6}Z\.partial$/.test(name);
    if (isPartial && name < nameAt(Date.now() - HOUR))
      rmSync(join(target, name), { recursive: true });
  }
}

const NO_DATABASES =
  'Only databases in DATA_DIR are copied. Firestore: see docs/operations.md, Backup.';

const USAGE = `npm run backup copies the databases and ebooks into backups in DATA_DIR, and keeps ${KEPT}.
npm run backup -- restore           puts the newest of these back, while the site is stopped
npm run backup -- restore <folder>  the one of that name or path`;

async function restore(typed: string | undefined): Promise<[number, string]> {
  // A site that does not start, because of its databases, may be why.
  loadEnvFiles(root);
  const { env, usesFirestore } = await import('@/lib/env');
  if (usesFirestore(env) || !env.DATA_DIR) return [1, NO_DATABASES];
  const data = resolve(root, env.DATA_DIR);
  const { restoreBackup, RestoreError } = await import('./lib/restore');
  try {
    const { from, databases, ebooks, replaced } = await restoreBackup(
      data,
      typed,
      nameAt(Date.now()),
    );
    const lines = [
      `Restored from ${from}: ${[...databases, ...ebooks].join(', ')}.`,
      replaced && `The databases of before are in ${replaced}.`,
      'Start the site. npm run submissions -- list shows what came back; what was delivered after the backup is sent once more.',
    ];
    return [0, lines.filter(Boolean).join('\n')];
  } catch (error) {
    if (error instanceof RestoreError) return [1, `Nothing was changed. ${error.message}`];
    throw error;
  }
}

async function run(): Promise<[code: number, sentence: string]> {
  const [command, typed, ...more] = process.argv.slice(2);
  if ((command !== undefined && command !== 'restore') || more.length > 0) return [2, USAGE];
  if (command === 'restore') return restore(typed);
  const checked = await checkSettings();
  if ('wrong' in checked) return [2, checked.wrong.join('\n')];
  const { data } = checked;
  const { env, usesFirestore } = await import('@/lib/env');
  const { ebooksFolder } = await import('@/lib/shop/orders/ebook-file');
  if (usesFirestore(env) || !data) {
    return [1, NO_DATABASES];
  }
  const files = readdirSync(data).filter(isCopied);
  if (files.length === 0) {
    return [1, `Nothing was copied: ${data} has no database. Check DATA_DIR.`];
  }
  const target = backupsFolder(data);
  const folder = join(target, nameAt(Date.now()));
  const partial = `${folder}.partial`;
  let ebooks: string[] = [];
  mkdirSync(target, { recursive: true, mode: 0o700 });
  try {
    removeKilled(target);
    mkdirSync(partial, { mode: 0o700 });
    for (const file of files) await copyDatabase(join(data, file), join(partial, file));
    ebooks = copyEbooks(ebooksFolder(data), ebooksFolder(partial));
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    return [1, `No backup was made: ${(error as Error).message}.`];
  }
  for (const name of listBackups(target).slice(0, -KEPT)) {
    rmSync(join(target, name), { recursive: true });
  }
  return [0, `${folder}: ${[...files, ...ebooks].join(', ')}`];
}

const [code, sentence] = await run();
process.exitCode = code;
console[code === 0 ? 'log' : 'error'](sentence);

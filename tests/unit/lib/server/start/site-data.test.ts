import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareDataDir } from '@/lib/server/start/data-dir';
import { checkDatabase, isDatabaseFile, isOwnEntry } from '@/lib/server/start/site-data';
import { databases } from '@/lib/store/databases';
import { provideEbook } from '@/scripts/lib/ebook';
import { runBin } from '@/scripts/lib/run.mjs';
import { root } from '@/scripts/lib/root.mjs';
import { noSettings } from '@/scripts/lib/setting-names.mjs';
import { BOOK, ordersSite } from '@/tests/support/orders-site';
import { contactPayload } from '@/tests/support/rows';
import { authFolder, EMULATOR } from '@/tests/support/stub-emulator';
import { SAME_TEXT } from '@sutra/outbox/row';

const site = await ordersSite({ hasMail: false });
const emulator = authFolder();
const data = join(site.folder.root, 'data');

const all = (folder = data): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

/** Does all that puts a file into the data folder. */
async function useSite(): Promise<void> {
  const payload = contactPayload();
  await (
    await site.outbox()
  ).accept({ kind: 'contact', formId: SAME_TEXT, payload, sender: payload.email });
  await (await site.buyer()).report('412345678901');
  site.folder.write('book.pdf', '%PDF-1.7 a book %%EOF');
  expect(provideEbook(join(site.folder.root, 'book.pdf'), BOOK, data)).toContain('Buyers');
  mkdirSync(join(data, 'ebooks/half.partial'));
  await emulator.withAuth(EMULATOR, ({ ready }) => ready);
  for (const name of readdirSync(emulator.path('data')))
    renameSync(emulator.path(`data/${name}`), join(data, name));
  const words = /join\(root, '\.data', '(.+)'\)/.exec(
    readFileSync('scripts/words/index.ts', 'utf8'),
  );
  writeFileSync(join(data, words![1]!), '');
  const { code } = await runBin('tsx/dist/cli.mjs', [join(root, 'scripts/backup.ts')], {
    quiet: true,
    env: { ...process.env, ...noSettings(), DATA_DIR: data, NODE_ENV: 'production' },
  });
  expect(code).toBe(0);
  // Another file takes the place of one that is open.
  writeFileSync(join(data, 'orders.db'), 'another file');
  for (const each of databases)
    if (each.file === 'orders.db') await expect(checkDatabase(data, each)).rejects.toThrow();
}

it('data folder: knows the files of databases', () => {
  for (const name of [
    'submissions.db',
    'accounts.db-wal',
    'orders.db-shm',
    'orders.db-journal',
    'orders.rescued-20261126T021500123Z.db',
    'orders.rescued-20261126T021500123Z.db.a-b.partial',
  ]) {
    expect.soft([isDatabaseFile(name), isOwnEntry(name)], name).toEqual([true, true]);
  }
});

it('data folder: knows what is not of the site', () => {
  for (const name of [
    'orders.pdf',
    'my-orders.db',
    'orders.db.txt',
    'submissions.xlsx',
    'letter.txt',
    'users.db',
    'accounts.rescued.db',
    'auth-secret.txt',
    'Backups',
    '.env',
    'orders.dbx',
  ]) {
    expect.soft([isDatabaseFile(name), isOwnEntry(name)], name).toEqual([false, false]);
  }
});

// The last one: the orders are gone afterwards.
it('data folder: all that the site and its commands put into it is in the list, and closed', async () => {
  await useSite();
  const names = readdirSync(data);
  expect(names.filter((name) => !isOwnEntry(name))).toEqual([]);
  for (const { file } of databases) expect(names).toContain(file);
  for (const name of ['auth-secret', 'backups', 'ebooks', 'identity', 'words.html'])
    expect(names).toContain(name);
  expect(names.filter((name) => name.includes('rescued'))).toHaveLength(1);

  // As after a restore.
  const isFolder = (path: string) => lstatSync(join(data, path)).isDirectory();
  chmodSync(data, 0o755);
  for (const path of all()) chmodSync(join(data, path), isFolder(path) ? 0o755 : 0o644);
  await prepareDataDir(data, site.folder.root);
  const modeOf = (path: string) => (lstatSync(join(data, path)).mode & 0o777).toString(8);
  expect(modeOf('.')).toBe('700');
  const open = all().filter((path) => modeOf(path) !== (isFolder(path) ? '700' : '600'));
  expect(open).toEqual([]);
  expect(all().length).toBeGreaterThan(20);
});

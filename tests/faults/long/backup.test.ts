import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databases } from '@/lib/store/databases';
import { runBin } from '@/scripts/lib/run.mjs';
import { root } from '@/scripts/lib/root.mjs';
import { noSettings } from '@/scripts/lib/setting-names.mjs';
import { forkOutbox, startWriters } from '../../../packages/outbox/tests/support/fork-outbox';
import { misbehavingServer, type MisbehavingServer } from '@/tests/support/misbehaving-server';
import { SECRET } from '@/tests/support/settings';
import { scratch } from '@/tests/support/scratch';

let server: MisbehavingServer;
let folder: ReturnType<typeof scratch>;
let data: string;
beforeEach(async () => {
  server = await misbehavingServer();
  folder = scratch();
  data = join(folder.root, 'data');
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

const runIn = (folder: string, ...args: string[]) =>
  runBin('tsx/dist/cli.mjs', [join(root, 'scripts/backup.ts'), ...args], {
    quiet: true,
    env: { ...process.env, ...noSettings(), DATA_DIR: folder },
  });
const runBackup = (...args: string[]) => runIn(data, ...args);

test('backup: holds every message acknowledged before it, and a site starts from it', async () => {
  const outbox = await forkOutbox(data, server.url);
  const { reach, texts: acknowledged } = startWriters(outbox, 4, 'backup');
  await reach(20);
  const before = [...acknowledged];
  const { code, output } = await runBackup();
  expect(output).toMatch(/backups\/\d{8}T\d{6}Z: .*submissions\.db$/);
  expect(code).toBe(0);
  await outbox.kill();
  expect(acknowledged.length, 'the writers go on').toBeGreaterThan(before.length);

  const [name] = readdirSync(join(data, 'backups'));
  const copy = join(data, 'backups', name!);
  expect(readdirSync(copy)).toContain('submissions.db');
  expect(statSync(join(copy, 'submissions.db')).mode & 0o777).toBe(0o600);
  expect(statSync(copy).mode & 0o777).toBe(0o700);
  const restored = await forkOutbox(copy, server.url);
  const texts = await restored.texts();
  expect(before.filter((text) => !texts.includes(text))).toEqual([]);
  expect(await restored.health()).toMatchObject({ status: 'ok', store: 'up' });
  expect(await restored.accept('after the restore')).toBe('success');
  await restored.kill();
});

test('backup: keeps the newest ones, and leaves other files in the folder alone', async () => {
  const outbox = await forkOutbox(data, server.url);
  await outbox.accept('a message');
  folder.write('data/backups/notes.txt', 'mine');
  const older = Array.from({ length: 15 }, (_, year) => `${2001 + year}0102T030405Z`);
  for (const name of older) folder.write(`data/backups/${name}/x.db`, '');
  expect((await runBackup()).code).toBe(0);
  await outbox.kill();
  expect(readdirSync(join(data, 'backups')).sort()).toEqual([
    ...older.slice(2),
    expect.stringMatching(/^\d{8}T\d{6}Z$/),
    'notes.txt',
  ]);
});

test('backup: leaves no copied text behind when it fails, and removes what a killed one left', async () => {
  const outbox = await forkOutbox(data, server.url);
  await outbox.accept('a message');
  await outbox.kill();
  folder.write('data/backups/20260102T030405Z.partial/submissions.db', 'KANARI');
  folder.write('data/orders.db', 'no database');
  const { code, output } = await runBackup();
  expect(output).toMatch(/^No backup was made: .*file is not a database\.$/);
  expect(code).toBe(1);
  expect(readdirSync(join(data, 'backups'))).toEqual([]);
});

test('backup: fails with a sentence where there is nothing to copy', async () => {
  folder.write('data/auth-secret', SECRET);
  chmodSync(data, 0o700);
  const { code, output } = await runBackup();
  expect(output).toBe(`Nothing was copied: ${data} has no database. Check DATA_DIR.`);
  expect(code).toBe(1);
  const { code: refusal, output: sentence } = await runBackup('/mnt/disk');
  expect(sentence).toMatch(
    /^npm run backup copies the databases and ebooks into backups in DATA_DIR, and keeps 14\.\n/,
  );
  expect(refusal).toBe(2);
});

test('backup: copies a database, for its owner alone', async () => {
  folder.write('data/auth-secret', SECRET);
  folder.write('data/ebooks/a-book.pdf', '%PDF-1.7 a book');
  folder.write('data/ebooks/a-book.pdf.partial', 'half of it');
  chmodSync(data, 0o700);
  const open = (path: string) => createClient({ url: `file:${join(data, path)}` });
  for (const { file, version } of databases) {
    const source = open(file);
    await source.executeMultiple(`CREATE TABLE t (text); INSERT INTO t VALUES ('a message');
      CREATE TABLE probe (id); CREATE TABLE copy_of (file);
      PRAGMA user_version = ${version}`);
    source.close();
  }

  const { code, output } = await runBackup();
  const files = [...databases.map(({ file }) => file).sort(), 'a-book.pdf'].join(', ');
  expect(output).toMatch(/backups\/\d{8}T\d{6}Z: /);
  expect(output.split('Z: ')[1]).toBe(files);
  expect(code).toBe(0);
  const [name] = readdirSync(join(data, 'backups'));
  expect(readdirSync(join(data, 'backups', name!, 'ebooks'))).toEqual(['a-book.pdf']);
  const copy = `backups/${name}/orders.db`;
  expect(statSync(join(data, copy)).mode & 0o777).toBe(0o600);
  const backup = open(copy);
  expect((await backup.execute('SELECT text FROM t')).rows[0]?.text).toBe('a message');
  // By these the site would take it for its own file.
  const tables = await backup.execute("SELECT name FROM sqlite_master WHERE type = 'table'");
  expect(tables.rows.map(({ name }) => name)).toEqual(['t']);
  backup.close();
});

/** A data folder whose databases hold a text, as a site leaves it. */
async function writeData(data: string, text: string) {
  for (const { file, version } of databases) {
    const client = createClient({ url: `file:${join(data, file)}` });
    await client.executeMultiple(`PRAGMA journal_mode = WAL; CREATE TABLE t (text);
      INSERT INTO t VALUES ('${text}'); PRAGMA user_version = ${version}`);
    client.close();
  }
}

async function readTexts(data: string): Promise<unknown[]> {
  const texts = databases.map(async ({ file }) => {
    const client = createClient({ url: `file:${join(data, file)}` });
    const { rows } = await client.execute('SELECT text FROM t').finally(() => client.close());
    return rows[0]?.text;
  });
  return [...new Set(await Promise.all(texts))];
}

test('restore: puts a backup into an empty folder, and in the place of what is there', async () => {
  const at = (name: string) => join(folder.root, name);
  folder.write('old/ebooks/a-book.pdf', '%PDF-1.7 a book');
  folder.write('old/auth-secret', SECRET);
  await writeData(at('old'), 'a message');
  const run = (data: string, ...args: string[]) => runIn(at(data), ...args);
  expect((await run('old')).code).toBe(0);
  const [name] = readdirSync(at('old/backups'));
  const backup = at(`old/backups/${name}`);

  const moved = await run('new', 'restore', backup);
  expect(moved.output).toMatch(/^Restored from \d{8}T\d{6}Z: .*a-book\.pdf\.\nStart the site\./);
  expect(await readTexts(at('new'))).toEqual(['a message']);
  expect(readFileSync(at('new/ebooks/a-book.pdf'), 'utf8')).toBe('%PDF-1.7 a book');
  for (const file of ['new/orders.db', 'new/ebooks/a-book.pdf'])
    expect(statSync(at(file)).mode & 0o777).toBe(0o600);

  for (const { file } of databases) {
    folder.write(`old/${file}`, 'no database');
    for (const end of ['-wal', '-shm']) rmSync(at(`old/${file}${end}`), { force: true });
  }
  folder.write('old/ebooks/a-book.pdf', '%PDF-1.7 a corrected book');
  const again = await run('old', 'restore');
  expect(again.output).toContain('The databases of before are in');
  expect(again.code).toBe(0);
  expect(await readTexts(at('old'))).toEqual(['a message']);
  expect(readFileSync(at('old/ebooks/a-book.pdf'), 'utf8')).toBe('%PDF-1.7 a corrected book');
  const [replaced] = readdirSync(at('old/replaced'));
  expect(readFileSync(at(`old/replaced/${replaced}/orders.db`), 'utf8')).toBe('no database');

  // What a running site does: it has its databases open.
  const open = createClient({ url: `file:${at('new/orders.db')}` });
  await open.executeMultiple(`PRAGMA journal_mode = WAL; UPDATE t SET text = 'a later one'`);
  const refused = await run('new', 'restore', backup);
  open.close();
  expect(refused.output).toBe(
    'Nothing was changed. The site is running. Stop it, then run the command again.',
  );
  expect(refused.code).toBe(1);
  expect(existsSync(at('new/replaced'))).toBe(false);

  folder.write(`old/backups/${name}/orders.db`, 'no database');
  const damaged = await run('old', 'restore', name!);
  expect(damaged.output).toMatch(/^Nothing was changed\. .*orders\.db is damaged\./);
  expect(await readTexts(at('old'))).toEqual(['a message']);
  expect((await run('old', 'restore', '20200101T000000Z')).output).toContain(
    `is no backup: it has no database. The backups here: ${name}.`,
  );
  expect((await run('old', 'restor')).code).toBe(2);
});

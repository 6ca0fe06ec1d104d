import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { databases } from '@/lib/store/databases';
import { runBin } from '@/scripts/lib/run.mjs';
import { root } from '@/scripts/lib/root.mjs';
import { noSettings } from '@/scripts/lib/setting-names.mjs';
import { SECRET } from '@/tests/support/settings';
import { scratch } from '@/tests/support/scratch';

// While a site writes, and after failures: tests/faults/long/backup.test.ts.
test('backup: copies a database, for its owner alone', async () => {
  const folder = scratch();
  onTestFinished(() => folder.remove());
  folder.write('data/auth-secret', SECRET);
  folder.write('data/ebooks/a-book.pdf', '%PDF-1.7 a book');
  folder.write('data/ebooks/a-book.pdf.partial', 'half of it');
  const data = join(folder.root, 'data');
  chmodSync(data, 0o700);
  const open = (path: string) => createClient({ url: `file:${join(data, path)}` });
  for (const { file, version } of databases) {
    const source = open(file);
    await source.executeMultiple(`CREATE TABLE t (text); INSERT INTO t VALUES ('a message');
      CREATE TABLE probe (id); CREATE TABLE copy_of (file);
      PRAGMA user_version = ${version}`);
    source.close();
  }

  const { code, output } = await runBin('tsx/dist/cli.mjs', [join(root, 'scripts/backup.ts')], {
    quiet: true,
    env: { ...process.env, ...noSettings(), DATA_DIR: data },
  });
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
  const folder = scratch();
  onTestFinished(() => folder.remove());
  const at = (name: string) => join(folder.root, name);
  folder.write('old/ebooks/a-book.pdf', '%PDF-1.7 a book');
  folder.write('old/auth-secret', SECRET);
  await writeData(at('old'), 'a message');
  const run = (data: string, ...args: string[]) =>
    runBin('tsx/dist/cli.mjs', [join(root, 'scripts/backup.ts'), ...args], {
      quiet: true,
      env: { ...process.env, ...noSettings(), DATA_DIR: at(data) },
    });
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

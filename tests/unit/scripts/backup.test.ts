import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { databases } from '@/lib/store/databases';
import { runBin } from '@/scripts/lib/run.mjs';
import { root } from '@/scripts/lib/root.mjs';
import { noSettings } from '@/scripts/lib/setting-names.mjs';
import { scratch } from '@/tests/support/scratch';

// While a site writes, and after failures: tests/faults/long/backup.test.ts.
test('backup: copies a database, for its owner alone', async () => {
  const folder = scratch();
  onTestFinished(() => folder.remove());
  folder.write('data/auth-secret', 'x');
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

import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

const runBackup = (...args: string[]) =>
  runBin('tsx/dist/cli.mjs', [join(root, 'scripts/backup.ts'), ...args], {
    quiet: true,
    env: { ...process.env, ...noSettings(), DATA_DIR: data },
  });

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

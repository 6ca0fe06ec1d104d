import { chmodSync, copyFileSync, readFileSync, statSync } from 'node:fs';
import { truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, it, vi } from 'vitest';
import { type SqliteClient } from '@sutra/outbox/sqlite/client';
import { notesDatabase } from './support/notes-database.ts';

const { add, beside, directory, ids, open, path, rescued } = notesDatabase('data of the site');

/** What a process finds that starts after all others were killed, and their shared memory is gone. */
async function idsAfterKill(): Promise<number[]> {
  const copy = beside('killed.db');
  copyFileSync(path(), copy);
  copyFileSync(path('-wal'), `${copy}-wal`);
  return ids(copy);
}

async function runIn(file: string, sql: string, ...args: string[]) {
  const client = createClient({ url: `file:${file}` });
  await client.execute({ sql, args });
  client.close();
}
async function copyOf(file: string, change = 'SELECT 1'): Promise<string> {
  const copy = beside('copy.db');
  await runIn(file, 'VACUUM INTO ?', copy);
  await runIn(copy, change);
  return copy;
}

/** As `cp` does it: the file stays the same one, with other bytes. */
const overwrite = (file: string) => writeFileSync(path(), readFileSync(file));

/** Enough for many pages. */
async function fill(client: SqliteClient, rows = 100): Promise<void> {
  const numbers = Array.from({ length: rows }, (_, n) => 1000 + n);
  await Promise.all(numbers.map((id) => add(client, id, 'x'.repeat(2000))));
  await client.truncateWal();
}
const moveLog = (client: SqliteClient) => client.truncateWal();

type Damage = (client: SqliteClient) => unknown;
const damages: [what: string, damage: Damage, isTheirs?: boolean][] = [
  ['emptied', () => truncateSync(path())],
  ['emptied, with its log', () => [path(), path('-wal')].forEach((each) => truncateSync(each))],
  ['emptied after its log was moved', (client) => moveLog(client).then(() => truncateSync(path()))],
  ['cut off', (client) => fill(client).then(() => truncateSync(path(), 8192))],
  [
    'emptied, and too large to be in memory',
    (client) => fill(client, 2000).then(() => truncateSync(path())),
  ],
  [
    'without its log, which was emptied',
    (client) => add(client, 2).then(() => truncateSync(path('-wal'))),
  ],
  [
    'overwritten by a backup of before',
    async (client) => {
      const copy = await copyOf(path());
      await client.check();
      await add(client, 2);
      overwrite(copy);
    },
    true,
  ],
  [
    'overwritten by a backup, its log moved',
    async (client) => {
      const copy = await copyOf(path());
      await add(client, 2);
      await client.check();
      await moveLog(client);
      overwrite(copy);
    },
    true,
  ],
  [
    'overwritten by a copy of the file of before',
    async (client) => {
      await client.check();
      await moveLog(client);
      copyFileSync(path(), beside('copy.db'));
      await add(client, 2);
      await client.check();
      await moveLog(client);
      overwrite(beside('copy.db'));
    },
    true,
  ],
  [
    'overwritten by a database of an earlier version',
    async () => overwrite(await copyOf(path(), 'DROP TABLE probe')),
    true,
  ],
  [
    'overwritten by the database of another site',
    async () => overwrite(await copyOf(path(), "UPDATE probe SET id = 'other', count = 999")),
    true,
  ],
  ['overwritten by a text', () => writeFileSync(path(), 'a text'), true],
  ['overwritten by zeros', () => writeFileSync(path(), Buffer.alloc(8192)), true],
];

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

it.each(damages)(
  'overwritten file: a client acknowledges only what is in a file, when its database is %s',
  async (_what, damage, isTheirs) => {
    const client = open();
    await add(client, 1);
    await damage(client);
    const theirs = readFileSync(path());
    const isStored = await succeeds(add(client, 3));
    expect(await succeeds(client.check())).toBe(isStored);
    if (isStored) {
      expect(isTheirs).toBeUndefined();
      expect(await idsAfterKill()).toEqual(expect.arrayContaining([1, 3]));
      expect(rescued()).toEqual([]);
      return;
    }
    await expect(add(client, 4)).rejects.toThrow();
    await client.close().catch(() => {});
    expect(readFileSync(path())).toEqual(theirs);
    expect(rescued()).toHaveLength(1);
  },
);

it('overwritten file: what was stored is kept beside the file that was copied over it', async () => {
  const client = open();
  await add(client, 1);
  const backup = await copyOf(path());
  await client.check();
  await add(client, 2);
  overwrite(backup);
  const replaced = { code: 'store-replaced' };
  await expect(client.check()).rejects.toMatchObject(replaced);
  await expect(add(client, 3)).rejects.toMatchObject(replaced);
  const [name, ...others] = rescued();
  expect(others).toEqual([]);
  expect(await ids(join(directory(), name!))).toEqual(expect.arrayContaining([1, 2]));
  expect(await ids(path())).toEqual([1]);
  // A command that starts now says so.
  await expect(open().read('SELECT 1')).rejects.toMatchObject(replaced);
});

it('overwritten file: one that was emptied is noticed while nobody writes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const client = open();
  await add(client, 1);
  truncateSync(path());
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => statSync(path()).size).toBeGreaterThan(0);
  expect(await ids(path())).toEqual([1]);
});

const harmless: [what: string, change: Damage][] = [
  ['has another time', () => utimesSync(path(), 1, 1)],
  ['has another mode', () => chmodSync(path(), 0o644)],
  ['was read', () => copyFileSync(path(), beside('copy.db'))],
  [
    'was made smaller by SQLite',
    async (client) => {
      await fill(client);
      await client.write('DELETE FROM notes WHERE id > 999');
      const other = createClient({ url: `file:${path()}` });
      await other.executeMultiple('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
      other.close();
    },
  ],
  [
    'was written by another process',
    async () => {
      const other = open();
      await add(other, 5);
      await fill(other);
      await other.check();
      await other.close();
    },
  ],
];

it.each(harmless)('overwritten file: a client goes on when its own %s', async (_what, change) => {
  const client = open();
  await add(client, 1);
  await client.check();
  await change(client);
  await add(client, 2);
  await client.check();
  expect(await ids(path())).toEqual(expect.arrayContaining([1, 2]));
  expect(rescued()).toEqual([]);
});

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

/** As `cp` does it: the file stays the same one, with other bytes. */
const overwrite = (bytes: string | Buffer) => writeFileSync(path(), bytes);

/** Enough for many pages. */
async function fill(client: SqliteClient, rows = 100): Promise<void> {
  const numbers = Array.from({ length: rows }, (_, n) => 1000 + n);
  await Promise.all(numbers.map((id) => add(client, id, 'x'.repeat(2000))));
  await client.truncateWal();
}

const copy = () => beside('copy.db');
const steps = {
  add: (client: SqliteClient) => add(client, 2),
  check: (client: SqliteClient) => client.check(),
  'move the log': (client: SqliteClient) => client.truncateWal(),
  fill: (client: SqliteClient) => fill(client),
  'fill with 4 MB': (client: SqliteClient) => fill(client, 2000),
  'back up': () => runIn(path(), 'VACUUM INTO ?', copy()),
  copy: () => copyFileSync(path(), copy()),
  'forget the version': () => runIn(copy(), 'DROP TABLE probe'),
  'change the site': () => runIn(copy(), "UPDATE probe SET id = 'other', count = 999"),
  restore: () => overwrite(readFileSync(copy())),
  empty: () => truncateSync(path()),
  'empty the log': () => truncateSync(path('-wal')),
  'cut off': () => truncateSync(path(), 8192),
  'write a text': () => overwrite('a text'),
  'write zeros': () => overwrite(Buffer.alloc(8192)),
};

/** After the last step the file is what somebody else has put there, and stays. */
const THEIRS = 'theirs';
const damages = `
empty
empty, empty the log
move the log, empty
fill, cut off
fill with 4 MB, empty
add, empty the log
back up, check, add, restore, theirs
back up, add, check, move the log, restore, theirs
check, move the log, copy, add, check, move the log, restore, theirs
back up, forget the version, restore, theirs
back up, change the site, restore, theirs
write a text, theirs
write zeros, theirs`;

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

it.each(damages.trim().split('\n'))(
  'overwritten file: a client acknowledges only what is in a file (%s)',
  async (line) => {
    const client = open();
    await add(client, 1);
    const names = line.split(', ') as (keyof typeof steps)[];
    for (const name of names) await steps[name]?.(client);
    const found = readFileSync(path());
    const isStored = await succeeds(add(client, 3));
    expect(await succeeds(client.check())).toBe(isStored);
    if (isStored) {
      expect(line).not.toContain(THEIRS);
      expect(await idsAfterKill()).toEqual(expect.arrayContaining([1, 3]));
      expect(rescued()).toEqual([]);
      return;
    }
    await expect(add(client, 4)).rejects.toThrow();
    await client.close().catch(() => {});
    expect(readFileSync(path())).toEqual(found);
    expect(rescued()).toHaveLength(1);
  },
);

it('overwritten file: what was stored is kept beside the file that was copied over it', async () => {
  const client = open();
  await add(client, 1);
  for (const name of ['back up', 'check', 'add', 'restore'] as const) await steps[name](client);
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

const harmless: [what: string, change: (client: SqliteClient) => unknown][] = [
  ['has another time', () => utimesSync(path(), 1, 1)],
  ['has another mode', () => chmodSync(path(), 0o644)],
  ['was read', steps.copy],
  [
    'was made smaller by SQLite',
    async (client) => {
      await fill(client);
      await client.write('DELETE FROM notes WHERE id > 999');
      await runIn(path(), 'VACUUM');
      await runIn(path(), 'PRAGMA wal_checkpoint(TRUNCATE)');
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

it('overwritten file: a client goes on when its own was changed as it may be', async () => {
  const client = open();
  await add(client, 1);
  for (const [n, [what, change]] of harmless.entries()) {
    await client.check();
    await change(client);
    await add(client, 10 + n);
    await client.check();
    expect.soft(await ids(path()), what).toEqual(expect.arrayContaining([1, 10 + n]));
    expect.soft(rescued(), what).toEqual([]);
  }
});

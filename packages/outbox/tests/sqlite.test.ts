import { chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, it } from 'vitest';
import { StoreVersionError } from '@sutra/outbox/sqlite/open';
import { notesDatabase } from './support/notes-database.ts';

const { directory, open, path, ids } = notesDatabase('data');

const insert = (id: number) => ({
  sql: 'INSERT INTO notes VALUES (?, ?) RETURNING id',
  args: [id, 'text'],
});

/** The driver leaves an empty log behind. */
const filled = () =>
  readdirSync(directory()).filter(
    (name) => !name.endsWith('-shm') && statSync(join(directory(), name)).size > 0,
  );

async function store(...numbers: number[]) {
  const client = open();
  await Promise.all(numbers.map((id) => client.write(insert(id))));
  await client.close();
}

it('SQLite client: stores, returns rows, gives a new file its version, and none after it is closed', async () => {
  mkdirSync(directory());
  // The first start was cut off.
  writeFileSync(path(), '');
  const client = open();
  expect((await client.write(insert(1))).rows).toMatchObject([{ id: 1 }]);
  expect(await client.read('SELECT * FROM notes')).toMatchObject([{ id: 1, text: 'text' }]);
  expect(await client.read('PRAGMA user_version')).toMatchObject([{ user_version: 1 }]);
  await client.close();
  expect(filled()).toEqual(['notes.db']);
  await expect(client.write(insert(2))).rejects.toMatchObject({ code: 'closed' });
  expect(await ids(path())).toEqual([1]);
});

it.each([0, 2])('SQLite client: refuses a file of version %i, and leaves it', async (version) => {
  await store(1);
  const other = createClient({ url: `file:${path()}` });
  await other.execute(`PRAGMA user_version = ${version}`);
  await other.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  other.close();
  const before = readFileSync(path());
  const client = open();
  for (const attempt of [
    () => client.read('SELECT 1'),
    () => client.write(insert(2)),
    () => client.check(),
  ]) {
    await expect(attempt()).rejects.toThrow(new StoreVersionError(path()));
  }
  await client.close();
  expect(readFileSync(path())).toEqual(before);
  expect(filled()).toEqual(['notes.db']);
});

it('SQLite client: the writes of one turn share a commit, which fails as a whole', async () => {
  await store(1);
  const client = open();
  const results = await Promise.allSettled([2, 1, 3].map((id) => client.write(insert(id))));
  expect(results.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  expect(await client.read('SELECT id FROM notes')).toHaveLength(1);
  await client.write(insert(2));
});

it('SQLite files: belong to this user alone, and to the owner of the folder if root creates them', async () => {
  mkdirSync(directory());
  if (process.getuid?.() === 0) chownSync(directory(), 65534, 65534);
  await open().write(insert(1));
  const files = readdirSync(directory()).map((name) => statSync(join(directory(), name)));
  expect(files.length).toBeGreaterThan(1);
  const { uid } = statSync(directory());
  expect(files.map((file) => [file.mode & 0o777, file.uid])).toEqual(files.map(() => [0o600, uid]));
});

it('SQLite client: its checks change nothing but one row', async () => {
  const client = open();
  await client.write(insert(1));
  for (let n = 0; n < 3; n++) await client.check();
  expect(await client.read('SELECT COUNT(*) AS rows FROM probe')).toEqual([{ rows: 1 }]);
  expect(await ids(path())).toEqual([1]);
  expect(readdirSync(directory()).sort()).toEqual(['notes.db', 'notes.db-shm', 'notes.db-wal']);
});

import { chownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SqliteClient } from '@sutra/outbox/sqlite/client';
import { StoreVersionError } from '@sutra/outbox/sqlite/open';
import { scratch } from '@/tests/support/scratch';

let folder: ReturnType<typeof scratch>;
let directory: string;
beforeEach(() => {
  folder = scratch();
  directory = join(folder.root, 'data');
});
afterEach(() => folder.remove());

const schema = ['CREATE TABLE IF NOT EXISTS notes (id INTEGER PRIMARY KEY, text TEXT) STRICT'];
const path = () => join(directory, 'notes.db');

const open = (version = 3) => new SqliteClient({ directory, file: 'notes.db', schema, version });

const insert = (id: number, text = 'text') => ({
  sql: 'INSERT INTO notes VALUES (?, ?) RETURNING id',
  args: [id, text],
});

/** The driver leaves an empty log behind. */
const filled = () =>
  readdirSync(directory).filter(
    (name) => !name.endsWith('-shm') && statSync(join(directory, name)).size > 0,
  );

async function store(...ids: number[]) {
  const client = open();
  await Promise.all(ids.map((id) => client.write(insert(id))));
  await client.close();
}

it('SQLite client: stores, returns rows, and gives a new file its version', async () => {
  const client = open();
  expect((await client.write(insert(1))).rows).toMatchObject([{ id: 1 }]);
  expect(await client.read('SELECT * FROM notes')).toMatchObject([{ id: 1, text: 'text' }]);
  expect(await client.read('PRAGMA user_version')).toMatchObject([{ user_version: 3 }]);
  await client.close();
  expect(filled()).toEqual(['notes.db']);
  await expect(client.write(insert(2))).rejects.toMatchObject({ code: 'closed' });
  const later = open();
  expect(await later.read('SELECT id FROM notes')).toHaveLength(1);
  await later.close();
});

it('SQLite client: takes a file whose first start was cut off', async () => {
  folder.write('data/notes.db', '');
  await store(1);
  expect(statSync(path()).size).toBeGreaterThan(0);
});

it.each([0, 2, 4])(
  'SQLite client: refuses a file of version %i, and leaves it',
  async (version) => {
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
  },
);

it('SQLite client: the writes of one turn share a commit, which fails as a whole', async () => {
  await store(1);
  const client = open();
  const results = await Promise.allSettled([2, 1, 3].map((id) => client.write(insert(id))));
  expect(results.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  expect(await client.read('SELECT id FROM notes')).toHaveLength(1);
  await client.write(insert(2));
  await client.close();
});

it(
  'SQLite client: works again after another process has kept it from writing',
  { tags: 'long' },
  async () => {
    await store(1);
    const client = open();
    const other = createClient({ url: `file:${path()}` });
    const writing = await other.transaction('write');
    const attempts = await Promise.allSettled([client.write(insert(2)), client.check()]);
    const busy = { status: 'rejected', reason: { code: 'SQLITE_BUSY' } };
    expect(attempts).toMatchObject([busy, busy]);
    await writing.rollback();
    await client.write(insert(2));
    expect(await client.read('SELECT id FROM notes')).toHaveLength(2);
    await client.close();
    other.close();
  },
);

it(
  'SQLite client: says when a reader keeps the log from being truncated',
  { tags: 'long' },
  async () => {
    await store(1);
    const client = open();
    const other = createClient({ url: `file:${path()}` });
    const reader = await other.transaction('read');
    await reader.execute('SELECT * FROM notes');
    await client.write(insert(2));
    expect(await client.truncateWal()).toBe(false);
    await reader.rollback();
    expect(await client.truncateWal()).toBe(true);
    other.close();
    await client.close();
  },
);

it('SQLite files: belong to this user alone, and to the owner of the folder if root creates them', async () => {
  mkdirSync(directory);
  if (process.getuid?.() === 0) chownSync(directory, 65534, 65534);
  const client = open();
  await client.write(insert(1));
  const files = readdirSync(directory).map((name) => statSync(join(directory, name)));
  expect(files.length).toBeGreaterThan(1);
  const { uid } = statSync(directory);
  expect(files.map((file) => [file.mode & 0o777, file.uid])).toEqual(files.map(() => [0o600, uid]));
  await client.close();
});

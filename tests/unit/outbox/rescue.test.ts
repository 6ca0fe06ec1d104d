import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, it, vi } from 'vitest';
import { type SqliteClient } from '@sutra/outbox/sqlite/client';
import { interceptLog } from '@/tests/support/next-request';
import { notesDatabase } from '@/tests/support/notes-database';

interceptLog();
const { beside, directory, open, path, rescued } = notesDatabase('data');
const add = (client: SqliteClient, id: number) =>
  client.write({ sql: 'INSERT OR IGNORE INTO notes VALUES (?, ?)', args: [id, 'text'] });
/** The ids that a process finds which starts later. */
async function stored(): Promise<number[]> {
  const client = open();
  const rows = await client.read('SELECT id FROM notes ORDER BY id');
  await client.close();
  return rows.map(({ id }) => Number(id));
}

async function idsIn(file: string): Promise<number[]> {
  const client = createClient({ url: `file:${file}` });
  const { rows } = await client.execute('SELECT id FROM notes ORDER BY id');
  client.close();
  return rows.map(({ id }) => Number(id));
}

const remove = (...ends: string[]) => ends.forEach((end) => rmSync(path(end)));
const losses: [what: string, lose: () => void][] = [
  ['the database', () => remove('')],
  ['the log', () => remove('-wal')],
  ['the shared memory', () => remove('-shm')],
  ['both beside it', () => remove('-wal', '-shm')],
  ['all three files', () => remove('', '-wal', '-shm')],
  ['the folder', () => rmSync(directory(), { recursive: true })],
  ['the folder, moved away', () => renameSync(directory(), beside(randomUUID()))],
];

it.each(losses)('SQLite client: loses nothing when somebody removes %s', async (_what, lose) => {
  const client = open();
  await add(client, 1);
  lose();
  await Promise.all([add(client, 2), add(client, 3)]);
  expect(await stored()).toEqual([1, 2, 3]);
  expect(rescued()).toEqual([]);
  await client.check();
  await add(client, 4);
  await client.close();
  expect(await stored()).toEqual([1, 2, 3, 4]);
  expect(statSync(path()).mode & 0o777).toBe(0o600);
});

it.each(losses)(
  'SQLite client: puts back %s at a check, and when it is closed',
  async (...[, lose]) => {
    const client = open();
    await add(client, 1);
    lose();
    await client.check();
    expect(await stored()).toEqual([1]);
    await add(client, 2);
    lose();
    await client.close();
    expect(await stored()).toEqual([1, 2]);
  },
);

it('SQLite client: puts a file back while nobody writes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const client = open();
  await add(client, 1);
  remove('', '-wal', '-shm');
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => existsSync(path())).toBe(true);
  expect(await stored()).toEqual([1]);
});

it.each(losses)(
  'SQLite client: two that have one file open lose nothing without %s',
  async (...[, lose]) => {
    const [first, second] = [open(), open()];
    await add(first, 1);
    await add(second, 2);
    lose();
    await Promise.all([add(first, 3), add(second, 4), add(first, 5)]);
    await add(second, 6);
    lose();
    await add(second, 7);
    await Promise.all([first.check(), add(first, 8)]);
    expect(await stored()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(rescued()).toEqual([]);
  },
);

async function writeForeign(): Promise<Buffer> {
  const other = createClient({ url: `file:${path('-new')}` });
  await other.execute('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)');
  await other.execute("INSERT INTO notes VALUES (77, 'theirs')");
  other.close();
  renameSync(path('-new'), path());
  return readFileSync(path());
}
const foreign: [what: string, replace: () => Promise<Buffer>][] = [
  ['another database', writeForeign],
  [
    'another database, without its log',
    async () => {
      remove('-wal', '-shm');
      return writeForeign();
    },
  ],
  [
    'a text',
    async () => {
      rmSync(path());
      writeFileSync(path(), 'a text');
      return readFileSync(path());
    },
  ],
];

it.each(foreign)(
  'SQLite client: stores nothing while %s is in its place',
  async (_what, replace) => {
    const client = open();
    await add(client, 1);
    const theirs = await replace();
    const replaced = { code: 'store-replaced' };
    await expect(add(client, 2)).rejects.toMatchObject(replaced);
    const [name, ...others] = rescued();
    expect(others).toEqual([]);
    expect(name).toMatch(/^notes\.rescued-\d{8}T\d{9}Z\.db$/);
    expect(statSync(join(directory(), name!)).mode & 0o777).toBe(0o600);
    expect(await idsIn(join(directory(), name!))).toContain(1);
    for (const attempt of [() => add(client, 3), () => client.check(), () => stored()])
      await expect(attempt()).rejects.toMatchObject(replaced);
    expect(await client.read('SELECT id FROM notes WHERE id = 1')).toHaveLength(1);
    expect(readFileSync(path())).toEqual(theirs);
    expect(rescued()).toEqual([name]);

    // The owner chooses what the site had stored.
    rmSync(path());
    renameSync(join(directory(), name!), path());
    await client.check();
    await add(client, 4);
    expect(await stored()).toEqual(expect.arrayContaining([1, 4]));
    expect(await stored()).not.toContain(3);
  },
);

it('SQLite client: opens what the owner has chosen instead, at the next start', async () => {
  const client = open();
  await add(client, 1);
  await writeForeign();
  await expect(client.check()).rejects.toMatchObject({ code: 'store-replaced' });
  await expect(client.close()).rejects.toMatchObject({ code: 'store-replaced' });
  mkdirSync(beside('kept'));
  renameSync(join(directory(), rescued()[0]!), beside('kept/notes.db'));
  expect(await idsIn(path())).toEqual([77]);
  expect(await idsIn(beside('kept/notes.db'))).toEqual([1]);
});

it('SQLite client: removes copies that a killed process left half written', async () => {
  mkdirSync(directory());
  const names = ['notes.rescued-1.db.a.partial', 'notes.rescued-1.db.a.partial-journal'];
  for (const name of [...names, 'notes.rescued-2.db.b.partial']) {
    writeFileSync(join(directory(), name), '');
    if (names.includes(name)) utimesSync(join(directory(), name), 1, 1);
  }
  await add(open(), 1);
  expect(rescued()).toEqual(['notes.rescued-2.db.b.partial']);
});

it('SQLite client: tries again where a file cannot be put back', async () => {
  const client = open();
  await add(client, 1);
  rmSync(directory(), { recursive: true });
  writeFileSync(directory(), 'in the way');
  await expect(add(client, 2)).rejects.toThrow();
  await expect(client.check()).rejects.toThrow();
  rmSync(directory());
  await add(client, 3);
  expect(await stored()).toEqual([1, 3]);
});

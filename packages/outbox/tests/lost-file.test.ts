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
import { expect, it, onTestFinished, vi } from 'vitest';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { MINUTE } from '@sutra/outbox/time';
import { DOWN, freshInbox, OK } from './support/inbox.ts';
import { notesDatabase } from './support/notes-database.ts';

const { add, beside, directory, ids, open, path, rescued } = notesDatabase('data');
const { server, texts, open: openOutbox } = await freshInbox();

/** The ids that a process finds which starts later. */
async function stored(): Promise<number[]> {
  const client = open();
  const rows = await client.read('SELECT id FROM notes ORDER BY id');
  await client.close();
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

it.each(losses)(
  'lost file: SQLite client loses nothing when somebody removes %s',
  async (_what, lose) => {
    const client = open();
    await add(client, 1);
    lose();
    await Promise.all([add(client, 2), add(client, 3)]);
    expect(await stored()).toEqual([1, 2, 3]);
    // Put back at a check, too, and when it is closed.
    lose();
    await client.check();
    expect(await stored()).toEqual([1, 2, 3]);
    await add(client, 4);
    lose();
    await client.close();
    expect(await stored()).toEqual([1, 2, 3, 4]);
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(rescued()).toEqual([]);
  },
);

it.each(losses)(
  'lost file: two that have one file open lose nothing without %s',
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

it('lost file: a process that has missed one of two losses loses nothing either', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const [first, second] = [open(), open()];
  await add(first, 1);
  await add(second, 2);
  for (const id of [3, 4]) {
    remove('', '-wal', '-shm');
    await add(first, id);
  }
  await add(second, 5);
  expect(await stored()).toEqual([1, 2, 3, 4, 5]);
  expect(rescued()).toEqual([]);
});

it('lost file: a process that finds only the log of a copy leaves its place to the one that made it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const [first, second] = [open(), open()];
  await add(first, 1);
  await add(second, 2);
  remove('', '-wal', '-shm');
  await add(first, 3);
  remove('');
  await expect(add(second, 4)).rejects.toThrow();
  await add(first, 5);
  await add(second, 6);
  expect(await stored()).toEqual([1, 2, 3, 5, 6]);
  expect(rescued()).toEqual([]);
});

it('lost file: is put back while nobody writes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const client = open();
  await add(client, 1);
  remove('', '-wal', '-shm');
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => existsSync(path())).toBe(true);
  expect(await stored()).toEqual([1]);
});

it('lost file: is tried again where it cannot be put back', async () => {
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

async function writeForeign(): Promise<void> {
  const other = createClient({ url: `file:${path('-new')}` });
  await other.execute('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)');
  await other.execute("INSERT INTO notes VALUES (77, 'theirs')");
  other.close();
  renameSync(path('-new'), path());
}
const foreign: [what: string, replace: () => unknown][] = [
  ['another database', writeForeign],
  [
    'another database, without its log',
    () => {
      remove('-wal', '-shm');
      return writeForeign();
    },
  ],
  [
    'a text',
    () => {
      rmSync(path());
      writeFileSync(path(), 'a text');
    },
  ],
];
const REPLACED = { code: 'store-replaced' };

it.each(foreign)(
  'replaced file: nothing is stored while %s is in its place',
  async (_what, replace) => {
    const client = open();
    await add(client, 1);
    await replace();
    const theirs = readFileSync(path());
    await expect(add(client, 2)).rejects.toMatchObject(REPLACED);
    const [name, ...others] = rescued();
    expect(others).toEqual([]);
    expect(name).toMatch(/^notes\.rescued-\d{8}T\d{9}Z\.db$/);
    expect(statSync(join(directory(), name!)).mode & 0o777).toBe(0o600);
    expect(await ids(join(directory(), name!))).toContain(1);
    for (const attempt of [() => add(client, 3), () => client.check(), () => stored()])
      await expect(attempt()).rejects.toMatchObject(REPLACED);
    expect(await client.read('SELECT id FROM notes WHERE id = 1')).toHaveLength(1);
    expect(readFileSync(path())).toEqual(theirs);
    expect(rescued()).toEqual([name]);

    // The owner chooses what was stored.
    rmSync(path());
    renameSync(join(directory(), name!), path());
    await client.check();
    await add(client, 4);
    expect(await stored()).toEqual(expect.arrayContaining([1, 4]));
    expect(await stored()).not.toContain(3);
  },
);

it('replaced file: what the owner has chosen instead is opened at the next start', async () => {
  const client = open();
  await add(client, 1);
  await writeForeign();
  await expect(client.check()).rejects.toMatchObject(REPLACED);
  await expect(client.close()).rejects.toMatchObject(REPLACED);
  mkdirSync(beside('kept'));
  renameSync(join(directory(), rescued()[0]!), beside('kept/notes.db'));
  expect(await ids(path())).toEqual([77]);
  expect(await ids(beside('kept/notes.db'))).toEqual([1]);
});

it('replaced file: copies that a killed process left half written are removed', async () => {
  mkdirSync(directory());
  const names = ['notes.rescued-1.db.a.partial', 'notes.rescued-1.db.a.partial-journal'];
  for (const name of [...names, 'notes.rescued-2.db.b.partial']) {
    writeFileSync(join(directory(), name), '');
    if (names.includes(name)) utimesSync(join(directory(), name), 1, 1);
  }
  await add(open(), 1);
  expect(rescued()).toEqual(['notes.rescued-2.db.b.partial']);
});

it('outbox: delivers what it kept in a deleted database, and acknowledges nothing in a replaced one', async () => {
  server.behave(DOWN);
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => output.mockRestore());
  const written = () => output.mock.calls.map(([line]) => String(line)).join('');
  const outbox = openOutbox({ store: sqliteStore(directory()) });
  const file = join(directory(), 'submissions.db');
  expect(await outbox.send('kept')).toBe('refused, kept');
  for (const end of ['', '-wal', '-shm']) rmSync(file + end);
  expect(await outbox.health()).toMatchObject({ status: 'ok', store: 'up', open: 1 });
  server.behave(OK);
  outbox.move(MINUTE);
  await outbox.deliver();
  expect(await outbox.states()).toEqual(['delivered']);

  rmSync(file);
  writeFileSync(file, 'another file');
  server.behave(DOWN);
  expect(await outbox.send('refused')).toBe('refused');
  expect(await outbox.health()).toMatchObject({ status: 'down', store: 'down' });
  expect(written()).toMatch(/store-restored.*\n.*"code":"store-replaced".*store-not-in-place/);
  server.behave(OK);
  outbox.move(MINUTE);
  // What the receiver takes counts.
  expect(await outbox.send('direct')).toBe('success');
  expect(texts()).toEqual(['kept', 'kept', 'refused', 'direct']);
  await outbox.close();
});

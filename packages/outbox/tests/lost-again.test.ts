import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { type addressOf, type identifyFiles } from '../src/sqlite/files.ts';
import { type openDatabase } from '../src/sqlite/open.ts';
import { notesDatabase } from './support/notes-database.ts';

const { add, ids, open, path, rescued } = notesDatabase('data');
const beforeOpen = vi.hoisted(() => vi.fn());
vi.mock('../src/sqlite/open.ts', async (importOriginal) => {
  const original = await importOriginal<{ openDatabase: typeof openDatabase }>();
  const open: typeof openDatabase = (...args) => {
    beforeOpen();
    return original.openDatabase(...args);
  };
  return { ...original, openDatabase: open };
});

const whileOpening = vi.hoisted(() => vi.fn());
const beforeLook = vi.hoisted(() => vi.fn());
vi.mock('../src/sqlite/files.ts', async (importOriginal) => {
  const original = await importOriginal<{
    addressOf: typeof addressOf;
    identifyFiles: typeof identifyFiles;
  }>();
  const identify: typeof identifyFiles = (name) => {
    whileOpening();
    return original.identifyFiles(name);
  };
  const address: typeof addressOf = (name, option) => {
    if (option.includes('immutable')) beforeLook();
    return original.addressOf(name, option);
  };
  return { ...original, identifyFiles: identify, addressOf: address };
});

const lose = () => ['', '-wal', '-shm'].forEach((end) => rmSync(path(end), { force: true }));

it('lost file: does not write into one that was replaced while it was opened', async () => {
  const client = open();
  whileOpening.mockImplementationOnce(() => {
    copyFileSync(path(), path('-new'));
    renameSync(path('-new'), path());
  });
  await expect(add(client, 1)).rejects.toMatchObject({ code: 'store-replaced-while-opened' });
  await add(client, 2);
  expect(await ids(path())).toEqual([2]);
});

it('lost file: loses nothing when the copy is removed before it is open', async () => {
  const client = open();
  await add(client, 1);
  lose();
  beforeOpen.mockImplementationOnce(lose);
  await expect(add(client, 2)).rejects.toThrow();
  await add(client, 3);
  expect(await ids(path())).toEqual([1, 3]);
});

it.each([
  ['when it has been opened', 1],
  ['while the client looks into it', 2],
])('lost file: leaves no empty file in its place when it is removed %s', async (_when, id) => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const [first, second] = [open(), open()];
  if (id === 2) await Promise.all([add(first, 1), add(second, 1)]);
  if (id === 2) await first.check();
  beforeLook.mockImplementationOnce(lose);
  await add(first, id);
  await add(second, 3);
  expect(await ids(path())).toEqual(id === 2 ? [1, 2, 3] : [1, 3]);
  expect(rescued()).toEqual([]);
});

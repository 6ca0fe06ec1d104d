import { rmSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { type openDatabase } from '../src/sqlite/open.ts';
import { notesDatabase } from './support/notes-database.ts';

const { add, ids, open, path } = notesDatabase('data');
const beforeOpen = vi.hoisted(() => vi.fn());
vi.mock('../src/sqlite/open.ts', async (importOriginal) => {
  const original = await importOriginal<{ openDatabase: typeof openDatabase }>();
  const open: typeof openDatabase = (...args) => {
    beforeOpen();
    return original.openDatabase(...args);
  };
  return { ...original, openDatabase: open };
});

it('lost file: loses nothing when the copy is removed before it is open', async () => {
  const client = open();
  await add(client, 1);
  const lose = () => ['', '-wal', '-shm'].forEach((end) => rmSync(path(end), { force: true }));
  lose();
  beforeOpen.mockImplementationOnce(lose);
  await expect(add(client, 2)).rejects.toThrow();
  await add(client, 3);
  expect(await ids(path())).toEqual([1, 3]);
});

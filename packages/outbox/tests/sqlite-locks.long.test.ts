import { rmSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { expect, it, vi } from 'vitest';
import { notesDatabase } from './support/notes-database.ts';

const { add, open, path, ids } = notesDatabase('data');

/** Another process has the file open. */
async function openTwice() {
  const client = open();
  await add(client, 1);
  return { client, other: createClient({ url: `file:${path()}` }) };
}

it('SQLite client: works again after another process has kept it from writing', async () => {
  const { client, other } = await openTwice();
  const writing = await other.transaction('write');
  const attempts = await Promise.allSettled([add(client, 2), client.check()]);
  const busy = { status: 'rejected', reason: { code: 'SQLITE_BUSY' } };
  expect(attempts).toMatchObject([busy, busy]);
  await writing.rollback();
  await add(client, 2);
  other.close();
  expect(await ids(path())).toEqual([1, 2]);
});

it('SQLite client: loses nothing when its file is removed after another process has kept it from writing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { client, other } = await openTwice();
  const second = open();
  await add(second, 2);
  const writing = await other.transaction('write');
  await expect(add(client, 3)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await writing.rollback();
  other.close();
  for (const end of ['', '-wal', '-shm']) rmSync(path(end));
  await add(client, 4);
  await add(second, 5);
  expect(await ids(path())).toEqual([1, 2, 4, 5]);
});

it('SQLite client: says when a reader keeps the log from being truncated', async () => {
  const { client, other } = await openTwice();
  const reader = await other.transaction('read');
  await reader.execute('SELECT * FROM notes');
  await add(client, 2);
  expect(await client.truncateWal()).toBe(false);
  await reader.rollback();
  expect(await client.truncateWal()).toBe(true);
  other.close();
});

import { createClient } from '@libsql/client';
import { expect, it } from 'vitest';
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

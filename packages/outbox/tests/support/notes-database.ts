import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { SqliteClient } from '@sutra/outbox/sqlite/client';
import { scratch } from './scratch.ts';

const schema = ['CREATE TABLE IF NOT EXISTS notes (id INTEGER PRIMARY KEY, text TEXT) STRICT'];

/** A database for each test, in a folder of this name, which several clients may open. */
export function notesDatabase(name: string) {
  let folder: ReturnType<typeof scratch>;
  let clients: SqliteClient[];
  const directory = () => join(folder.root, name);
  beforeEach(() => {
    folder = scratch();
    clients = [];
  });
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.close().catch(() => {})));
    vi.useRealTimers();
    folder.remove();
  });
  return {
    /** A path beside the folder. */
    beside: (file: string) => join(folder.root, file),
    directory,
    path: (end = '') => join(directory(), `notes.db${end}`),
    /** Copies that wait for the owner. */
    rescued: () => readdirSync(directory()).filter((each) => each.includes('rescued')),
    open() {
      const client = new SqliteClient({
        directory: directory(),
        file: 'notes.db',
        schema,
        version: 1,
      });
      clients.push(client);
      return client;
    },
    add: (client: SqliteClient, id: number, text = 'text') =>
      client.write({ sql: 'INSERT OR IGNORE INTO notes VALUES (?, ?)', args: [id, text] }),
    /** What another program finds in a file. */
    async ids(file: string): Promise<number[]> {
      const client = createClient({ url: `file:${file}` });
      const { rows } = await client.execute('SELECT id FROM notes ORDER BY id');
      client.close();
      return rows.map(({ id }) => Number(id));
    },
  };
}

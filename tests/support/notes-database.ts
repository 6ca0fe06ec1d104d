import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { SqliteClient } from '@sutra/outbox/sqlite/client';
import { scratch } from './scratch';

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
        ...{ directory: directory(), file: 'notes.db', schema, version: 1 },
      });
      clients.push(client);
      return client;
    },
  };
}

import { accessSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { createFolder } from './data-dir';

const BUSY_TIMEOUT_MS = 2_000;

export interface DatabaseOptions {
  /** Created if missing; `:memory:` keeps nothing. */
  directory: string;
  file: string;
  schema: string[];
  /** For files of earlier versions; runs after the schema. */
  migrate?: (client: Client) => Promise<void>;
  /** Whether a commit is on the disk before it is answered. */
  durable: boolean;
}

// SQLite gives the files beside it the same mode.
function provideFile(directory: string, path: string): void {
  createFolder(directory);
  // A connection that is opened on a read-only disk stays read-only when the disk is not.
  if (existsSync(path)) accessSync(path, constants.W_OK);
  // Not with an existing file: closing it would drop the locks that this process holds on it.
  else closeSync(openSync(path, 'a', 0o600));
}

export async function openDatabase({ directory, file, schema, migrate, durable }: DatabaseOptions) {
  const isInMemory = directory === ':memory:';
  const path = join(directory, file);
  if (!isInMemory) provideFile(directory, path);
  const client = createClient({
    url: isInMemory ? ':memory:' : `file:${path}`,
    // The settings below belong to a connection, not to the file.
    concurrency: 1,
    timeout: BUSY_TIMEOUT_MS,
  });
  try {
    if (!isInMemory) await client.execute('PRAGMA journal_mode = WAL');
    await client.execute(`PRAGMA synchronous = ${durable ? 'FULL' : 'NORMAL'}`);
    await client.execute('PRAGMA secure_delete = ON');
    await client.execute('PRAGMA foreign_keys = ON');
    await client.batch(schema, 'write');
    await migrate?.(client);
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Moves the write-ahead log into the database; false while another connection is in the way. */
export async function truncateLog(client: Client): Promise<boolean> {
  const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  return Number(rows[0]?.busy ?? 0) === 0;
}

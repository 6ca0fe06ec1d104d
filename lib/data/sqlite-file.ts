import {
  accessSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { createFolder } from './data-dir';

const BUSY_TIMEOUT_MS = 2_000;

export interface DatabaseOptions {
  directory: string;
  file: string;
  schema: string[];
  migrate?: (client: Client) => Promise<void>;
  durable: boolean;
}

// SQLite copies the mode to its log and shared-memory files.
function createFile(directory: string, path: string): void {
  createFolder(directory);
  // A connection that was opened on a read-only disk stays read-only afterwards.
  if (existsSync(path)) return accessSync(path, constants.W_OK);
  // Never open and close an existing file: that drops this process's POSIX locks on it.
  closeSync(openSync(path, 'a', 0o600));
  if (process.getuid?.() !== 0) return;
  // A command that root runs must not lock the site out. SQLite does the same with its log files.
  const { uid, gid } = statSync(directory);
  chownSync(path, uid, gid);
}

export async function openDatabase({ directory, file, schema, migrate, durable }: DatabaseOptions) {
  const isInMemory = directory === ':memory:';
  const path = join(directory, file);
  if (!isInMemory) createFile(directory, path);
  const client = createClient({
    url: isInMemory ? ':memory:' : `file:${path}`,
    // The PRAGMA settings below belong to a connection, not to the file.
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

export async function truncateLog(client: Client): Promise<boolean> {
  const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  return Number(rows[0]?.busy ?? 0) === 0;
}

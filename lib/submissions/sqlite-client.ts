import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';
import { StoreError } from './store';

/** How long a statement waits for another process that is writing, in milliseconds. */
const BUSY_TIMEOUT = 2_000;

export interface SqliteOptions {
  /** Made if missing; `:memory:` keeps nothing. */
  directory: string;
  file: string;
  schema: string[];
  /** Whether a commit is on the disk before it is answered. */
  durable: boolean;
}

/**
 * One SQLite file, opened at first use. Writes that are asked for in the same turn of the event loop
 * are committed together, so that many senders share one wait for the disk.
 */
export class SqliteClient {
  private opening: Promise<Client> | undefined;
  private queue: {
    statement: InStatement;
    resolve: (set: ResultSet) => void;
    reject: (error: unknown) => void;
  }[] = [];
  private closed = false;

  constructor(private readonly options: SqliteOptions) {}

  async read(statement: InStatement): Promise<ResultSet['rows']> {
    return (await (await this.client()).execute(statement)).rows;
  }

  /** A statement that must not fail by what it says: it shares its fate with its neighbours. */
  write(statement: InStatement): Promise<ResultSet> {
    return new Promise((resolve, reject) => {
      this.queue.push({ statement, resolve, reject });
      if (this.queue.length === 1) setImmediate(() => void this.flush());
    });
  }

  async close(): Promise<void> {
    await this.flush();
    this.closed = true;
    (await this.opening?.catch(() => undefined))?.close();
    this.opening = undefined;
  }

  private async flush(): Promise<void> {
    const batch = this.queue;
    this.queue = [];
    if (batch.length === 0) return;
    try {
      const client = await this.client();
      const sets = await client.batch(
        batch.map(({ statement }) => statement),
        'write',
      );
      batch.forEach(({ resolve }, index) => resolve(sets[index]!));
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
  }

  private client(): Promise<Client> {
    if (this.closed) return Promise.reject(new StoreError('closed'));
    this.opening ??= this.open().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private async open(): Promise<Client> {
    const { directory, file, schema, durable } = this.options;
    const memory = directory === ':memory:';
    if (!memory) mkdirSync(directory, { recursive: true, mode: 0o700 });
    const url = memory ? ':memory:' : `file:${join(directory, file)}`;
    // One connection: settings below belong to a connection, not to the file.
    const client = createClient({ url, concurrency: 1, timeout: BUSY_TIMEOUT });
    try {
      if (!memory) await client.execute('PRAGMA journal_mode = WAL');
      await client.execute(`PRAGMA synchronous = ${durable ? 'FULL' : 'NORMAL'}`);
      await client.execute('PRAGMA secure_delete = ON');
      await client.batch(schema, 'write');
      return client;
    } catch (error) {
      client.close();
      throw error;
    }
  }
}

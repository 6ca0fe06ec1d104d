import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, type InStatement, type ResultSet } from '@libsql/client';
import { codedError } from '@/lib/log/error-code';
import { type DatabaseOptions, openDatabase, truncateLog } from './sqlite-file';

// More than the largest submission needs in log and database.
const PROBE_BYTES = 128 * 1_024;

function inodeOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** Garbage collection would close these connections. */
const abandoned: Client[] = [];

interface Connection {
  client: Client;
  files: (string | undefined)[];
}

interface Write {
  statement: InStatement;
  resolve: (result: ResultSet) => void;
  reject: (error: unknown) => void;
}

/** Writes of one turn of the event loop share a commit, because each commit waits for the disk. */
export class SqliteClient {
  private opening: Promise<Connection> | undefined;
  private queue: Write[] = [];
  private isClosed = false;
  private readonly paths: string[];

  constructor(
    private readonly options: DatabaseOptions,
    private readonly onReplaced: () => void,
  ) {
    const path = join(options.directory, options.file);
    this.paths = options.directory === ':memory:' ? [] : [path, `${path}-wal`, `${path}-shm`];
  }

  async read(statement: InStatement): Promise<ResultSet['rows']> {
    return (await (await this.connect()).client.execute(statement)).rows;
  }

  /** Also rejects when another write of the same commit fails. */
  write(statement: InStatement): Promise<ResultSet> {
    return new Promise((resolve, reject) => {
      this.queue.push({ statement, resolve, reject });
      if (this.queue.length === 1) setImmediate(() => void this.flush());
    });
  }

  /** Rejects on a full disk, even if the log file has room for small writes. */
  async probeDisk(): Promise<void> {
    if (this.paths.length === 0) return;
    const path = join(this.options.directory, `.probe-${randomUUID()}`);
    try {
      await writeFile(path, randomBytes(PROBE_BYTES), { flag: 'wx', mode: 0o600, flush: true });
    } finally {
      await rm(path, { force: true });
    }
  }

  async emptyLog(): Promise<boolean> {
    return truncateLog((await this.connect()).client);
  }

  async close(): Promise<void> {
    await this.flush();
    this.isClosed = true;
    const connection = await this.release();
    if (!connection) return;
    if (!this.isCurrent(connection)) return this.abandon(connection);
    try {
      await truncateLog(connection.client);
    } finally {
      connection.client.close();
    }
  }

  private async flush(): Promise<void> {
    const writes = this.queue;
    this.queue = [];
    if (writes.length === 0) return;
    try {
      const connection = await this.connect();
      const statements = writes.map(({ statement }) => statement);
      const results = await connection.client.batch(statements, 'write');
      // A commit to a deleted file is lost.
      if (!this.isCurrent(connection)) throw codedError('replaced');
      writes.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      // After SQLITE_BUSY the driver leaves a statement open, which blocks all later commits.
      if ((error as { code?: string }).code === 'SQLITE_BUSY')
        (await this.release())?.client.close();
      writes.forEach(({ reject }) => reject(error));
    }
  }

  private async release(): Promise<Connection | undefined> {
    const connection = await this.opening?.catch(() => undefined);
    this.opening = undefined;
    return connection;
  }

  private async connect(): Promise<Connection> {
    if (this.isClosed) throw codedError('closed');
    const opening = (this.opening ??= this.open());
    try {
      const connection = await opening;
      if (this.isCurrent(connection)) return connection;
      if (this.opening === opening) this.abandon(connection);
    } catch (error) {
      if (this.opening === opening) this.opening = undefined;
      throw error;
    }
    return this.connect();
  }

  private async open(): Promise<Connection> {
    const client = await openDatabase(this.options);
    return { client, files: this.paths.map(inodeOf) };
  }

  private isCurrent({ files }: Connection): boolean {
    return this.paths.length === 0 || inodeOf(this.paths[0]!) === files[0];
  }

  private abandon({ client, files }: Connection): void {
    this.opening = undefined;
    // Closing it would delete the log of the new database, which has the same name.
    abandoned.push(client);
    // SQLite would replay the old log into the new database.
    for (const [index, path] of this.paths.entries()) {
      if (index > 0 && files[index] && inodeOf(path) === files[index]) rmSync(path);
    }
    this.onReplaced();
  }
}

import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Client, type InStatement, type ResultSet } from '@libsql/client';
import { type DatabaseOptions, emptyLog, openDatabase } from '@/lib/sqlite';
import { StoreError } from './store';

/** More than the largest submission takes in the log and in the database together. */
const PROBE_BYTES = 128 * 1_024;

/** Device and inode of a file; undefined while there is none. */
function identityOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** Connections that must stay open, and so must not be garbage-collected. */
const ABANDONED: Client[] = [];

interface Opened {
  client: Client;
  /** Identities of the database, its log and its shared memory. */
  files: (string | undefined)[];
}

/**
 * One SQLite file, opened at first use. Writes of the same turn of the event loop are committed
 * together, so that many senders share one wait for the disk. A file that is deleted or replaced
 * while it is in use is opened again.
 */
export class SqliteClient {
  private opening: Promise<Opened> | undefined;
  private queue: {
    statement: InStatement;
    resolve: (set: ResultSet) => void;
    reject: (error: unknown) => void;
  }[] = [];
  private closed = false;
  private readonly paths: string[];

  /** @param onReplaced is called when the file was deleted or replaced. */
  constructor(
    private readonly options: DatabaseOptions,
    private readonly onReplaced: () => void,
  ) {
    const { directory, file } = options;
    const path = join(directory, file);
    this.paths = directory === ':memory:' ? [] : [path, `${path}-wal`, `${path}-shm`];
  }

  async read(statement: InStatement): Promise<ResultSet['rows']> {
    return (await (await this.current()).client.execute(statement)).rows;
  }

  /** Writes one statement. It fails if another one that is committed with it fails. */
  write(statement: InStatement): Promise<ResultSet> {
    return new Promise((resolve, reject) => {
      this.queue.push({ statement, resolve, reject });
      if (this.queue.length === 1) setImmediate(() => void this.flush());
    });
  }

  /**
   * Rejects unless the folder has room for a submission. The database alone cannot tell: on a full
   * disk a small write still fits into the room that its log has left.
   */
  async probeDisk(): Promise<void> {
    if (this.paths.length === 0) return;
    const path = join(this.options.directory, `.probe-${randomUUID()}`);
    try {
      const file = await open(path, 'wx', 0o600);
      try {
        await file.writeFile(randomBytes(PROBE_BYTES));
        await file.sync();
      } finally {
        await file.close();
      }
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Removes what was erased from the files too; false while another process is reading. */
  async emptyLog(): Promise<boolean> {
    return emptyLog((await this.current()).client);
  }

  async close(): Promise<void> {
    await this.flush();
    this.closed = true;
    const opened = await this.opening?.catch(() => undefined);
    this.opening = undefined;
    if (!opened) return;
    if (!this.isCurrent(opened)) return this.abandon(opened);
    try {
      await emptyLog(opened.client);
    } finally {
      opened.client.close();
    }
  }

  private async flush(): Promise<void> {
    const batch = this.queue;
    this.queue = [];
    if (batch.length === 0) return;
    try {
      const opened = await this.current();
      const sets = await opened.client.batch(
        batch.map(({ statement }) => statement),
        'write',
      );
      // A commit to a file that has been deleted is lost with it.
      if (!this.isCurrent(opened)) throw new StoreError('replaced');
      batch.forEach(({ resolve }, index) => resolve(sets[index]!));
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
  }

  private async current(): Promise<Opened> {
    if (this.closed) throw new StoreError('closed');
    const opening = (this.opening ??= this.open());
    try {
      const opened = await opening;
      if (this.isCurrent(opened)) return opened;
      if (this.opening === opening) this.abandon(opened);
    } catch (error) {
      if (this.opening === opening) this.opening = undefined;
      throw error;
    }
    return this.current();
  }

  private async open(): Promise<Opened> {
    const client = await openDatabase(this.options);
    return { client, files: this.paths.map(identityOf) };
  }

  private isCurrent({ files }: Opened): boolean {
    return this.paths.length === 0 || identityOf(this.paths[0]!) === files[0];
  }

  /** Gives up a database that was deleted or replaced. */
  private abandon(opened: Opened): void {
    this.opening = undefined;
    // Its last close would delete the log of the new database, which has the same name.
    ABANDONED.push(opened.client);
    // SQLite would replay the old log into the new database.
    for (const [index, path] of this.paths.entries()) {
      if (index > 0 && opened.files[index] && identityOf(path) === opened.files[index])
        rmSync(path);
    }
    this.onReplaced();
  }
}

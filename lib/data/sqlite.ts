import {
  accessSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';
import { codedError } from '@/lib/log/error-code';
import { writeProbe } from './data-dir';

const BUSY_TIMEOUT_MS = 2_000;

// More than the largest submission needs in log and database.
const CHECK_BYTES = 128 * 1_024;

export interface SqliteOptions {
  /** `:memory:` for tests. */
  directory: string;
  file: string;
  /** For a new file. Two processes may run it at once. */
  schema: string[];
  /** Of the schema, from 1. A file of another version is refused. */
  version: number;
}

export class StoreVersionError extends Error {
  override name = 'StoreVersionError';

  constructor(path: string) {
    super(
      `${path} was written by another version of this site. Nothing was changed. Send or export what it holds with that version, then move it away.`,
    );
  }
}

const VERSION = `SELECT user_version AS version, (SELECT COUNT(*) FROM sqlite_master) AS tables
  FROM pragma_user_version`;

interface Write {
  statement: InStatement;
  resolve: (result: ResultSet) => void;
  reject: (error: unknown) => void;
}

// SQLite copies the mode to its log and shared-memory files.
function createFile(directory: string, path: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // A connection that was opened on a read-only disk stays read-only afterwards.
  if (existsSync(path)) return accessSync(path, constants.W_OK);
  // Never open and close an existing file: that drops this process's POSIX locks on it.
  closeSync(openSync(path, 'a', 0o600));
  if (process.getuid?.() !== 0) return;
  // A command that root runs must not lock the site out. SQLite does the same with its log files.
  const { uid, gid } = statSync(directory);
  chownSync(path, uid, gid);
}

async function openDatabase(options: SqliteOptions): Promise<Client> {
  const { directory, file, schema, version } = options;
  const isInMemory = directory === ':memory:';
  const path = join(directory, file);
  if (!isInMemory) createFile(directory, path);
  const url = isInMemory ? directory : `file:${path}`;
  // The PRAGMA settings belong to a connection.
  const client = createClient({ url, concurrency: 1, timeout: BUSY_TIMEOUT_MS });
  try {
    const [found] = (await client.execute(VERSION)).rows;
    const isNew = Number(found!.tables) === 0;
    if (!isNew && Number(found!.version) !== version) throw new StoreVersionError(path);
    // Commits survive a power failure, and deleted texts are overwritten.
    await client.executeMultiple(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON',
    );
    if (isNew) await client.batch([...schema, `PRAGMA user_version = ${version}`], 'write');
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/**
 * Opens its file at the first use. Writes of one turn of the event loop share a commit, because each
 * commit waits for the disk.
 */
export class SqliteClient {
  private opening: Promise<Client> | undefined;
  private queue: Write[] = [];
  private isClosed = false;

  constructor(private readonly options: SqliteOptions) {}

  async read(statement: InStatement): Promise<ResultSet['rows']> {
    return (await (await this.connect()).execute(statement)).rows;
  }

  /** Also rejects when another write of the same commit fails. */
  write(statement: InStatement): Promise<ResultSet> {
    return new Promise((resolve, reject) => {
      this.queue.push({ statement, resolve, reject });
      if (this.queue.length === 1) setImmediate(() => void this.flush());
    });
  }

  /** Rejects on a full disk, even if the log file has room for small writes. */
  async check(): Promise<void> {
    await this.connect();
    if (this.options.directory !== ':memory:')
      await writeProbe(this.options.directory, CHECK_BYTES);
  }

  /** Moves the write-ahead log into the database; false while another process reads. */
  async truncateWal(): Promise<boolean> {
    const rows = await this.read('PRAGMA wal_checkpoint(TRUNCATE)');
    return Number(rows[0]?.busy ?? 0) === 0;
  }

  async close(): Promise<void> {
    await this.flush();
    try {
      if (this.opening) await this.truncateWal();
    } finally {
      await this.disconnect();
      this.isClosed = true;
    }
  }

  private async flush(): Promise<void> {
    const writes = this.queue;
    this.queue = [];
    if (writes.length === 0) return;
    try {
      const statements = writes.map(({ statement }) => statement);
      const results = await (await this.connect()).batch(statements, 'write');
      writes.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      // After SQLITE_BUSY the driver leaves a statement open, which blocks all later commits.
      if ((error as { code?: string }).code === 'SQLITE_BUSY') await this.disconnect();
      writes.forEach(({ reject }) => reject(error));
    }
  }

  private async disconnect(): Promise<void> {
    const client = await this.opening?.catch(() => undefined);
    this.opening = undefined;
    client?.close();
  }

  private async connect(): Promise<Client> {
    if (this.isClosed) throw codedError('closed');
    const opening = (this.opening ??= openDatabase(this.options));
    try {
      return await opening;
    } catch (error) {
      if (this.opening === opening) this.opening = undefined;
      throw error;
    }
  }
}

import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Client, type InStatement, type ResultSet } from '@libsql/client';
import { codedError, errorCode } from '../error-code.ts';
import { type Log, silentLog } from '../log.ts';
import { SECOND } from '../time.ts';
import { identify, writeProbe } from './files.ts';
import { openDatabases } from './open-databases.ts';
import { FileGuard, follows, isLogBroken, PROBE, readProbe, toProbe } from './probe.ts';
import { type Connection, isInPlace, PROBE_LOCK, rescue, StoreReplacedError } from './rescue.ts';
import { openDatabase, type SqliteOptions } from './open.ts';

// More than the largest submission needs in log and database.
const CHECK_BYTES = 128 * 1_024;

/** A copy that took longer is not tried again at once. */
const SLOW_MS = 500;

/** How often an idle site looks whether its file is still there. */
const WATCH_INTERVAL = SECOND;

/** Closing them could delete the log of the database that has their name now. */
const abandoned: Client[] = [];

interface Write {
  statement: InStatement;
  resolve: (result: ResultSet) => void;
  reject: (error: unknown) => void;
}

/**
 * Opens its file at the first use. Writes of one turn of the event loop share a commit, because each
 * commit waits for the disk. A file that is deleted or moved away is put back from the open handle.
 */
export class SqliteClient {
  private opening: Promise<Connection> | undefined;
  private queue: Write[] = [];
  private working: Promise<unknown> = Promise.resolve();
  /** When its file was last seen, it was not in place. */
  private isAway = false;
  private rescued: string | undefined;
  private failed: { error: unknown; until: number } = { error: undefined, until: 0 };
  private watch: NodeJS.Timeout | undefined;
  private isClosed = false;
  readonly path: string;
  private guard: FileGuard;
  private readonly kind: string;
  private loggedCode: string | undefined;

  private readonly log: Log;

  constructor(private readonly options: SqliteOptions & { log?: Log }) {
    this.log = options.log ?? silentLog;
    this.path = join(options.directory, options.file);
    this.kind = basename(options.file, '.db');
    this.guard = new FileGuard(this.path);
  }

  private get isInMemory(): boolean {
    return this.options.directory === ':memory:';
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

  /**
   * Rejects while what is written does not come into the file at the path, on a full disk, even if the log file has
   * room for small writes, and while the database is locked.
   */
  async check(): Promise<void> {
    const [, result] = await Promise.all(PROBE.map((statement) => this.write(statement)));
    if (this.isInMemory) return;
    await this.inTurn(() => this.moveLog('PASSIVE'));
    const found = await readProbe(this.path, 'mode=rw');
    if (!found || !follows(found, toProbe(result!.rows[0]!)))
      throw codedError('store-not-read-back');
    await writeProbe(this.options.directory, CHECK_BYTES);
  }

  /** Moves the write-ahead log into the database; false while another process reads. */
  truncateWal(): Promise<boolean> {
    return this.inTurn(() => this.moveLog('TRUNCATE'));
  }

  private async moveLog(mode: 'PASSIVE' | 'TRUNCATE'): Promise<boolean> {
    await this.keepInPlace(await this.connect());
    const { client } = await this.connect();
    const { rows } = await client.execute(`PRAGMA wal_checkpoint(${mode})`);
    return Number(rows[0]?.busy ?? 0) === 0;
  }

  async close(): Promise<void> {
    await this.flush();
    clearInterval(this.watch);
    try {
      if (this.opening) await this.truncateWal();
    } finally {
      this.isClosed = true;
      openDatabases.delete(this);
      await this.disconnect();
    }
  }

  /** No batch may commit to a file while a copy of it is made. */
  private inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = this.working.then(work);
    this.working = result.catch(() => {});
    return result;
  }

  private flush = () => this.inTurn(() => this.commit());

  private async commit(): Promise<void> {
    const writes = this.queue;
    this.queue = [];
    if (writes.length === 0) return;
    const statements = writes.map(({ statement }) => statement);
    const writeTo = async ({ client }: Connection) => {
      await client.executeMultiple(PROBE_LOCK);
      if (this.isInMemory || this.guard.expected) return client.batch(statements, 'write');
      const [, probe, ...results] = await client.batch([...PROBE, ...statements], 'write');
      await client.execute('PRAGMA wal_checkpoint(PASSIVE)');
      this.guard.expected = toProbe(probe!.rows[0]!);
      return results;
    };
    try {
      // Else a commit could move its log into a file of somebody else.
      await this.keepInPlace(await this.connect());
      const connection = await this.connect();
      let results = await writeTo(connection);
      // A commit to a deleted file is lost. The copy that another process made may lack this one.
      const outcome = await this.keepInPlace(connection);
      if (outcome === 'adopted') results = await writeTo(await this.connect());
      writes.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      writes.forEach(({ reject }) => reject(error));
      // If another process took the lock after the probe, a statement is open now.
      if ((error as { code?: string }).code === 'SQLITE_BUSY')
        await this.reconnect().catch(() => {});
    }
  }

  /** Rejects while the file cannot be put back. */
  private async keepInPlace(connection: Connection): Promise<'restored' | 'adopted' | undefined> {
    try {
      const isOverwritten = await this.isOverwritten(connection);
      const isWhole = this.isInMemory || !(isOverwritten || isLogBroken(this.path));
      if (isWhole && isInPlace(connection, this.path)) {
        this.settle();
        return undefined;
      }
      this.isAway = true;
      if (performance.now() < this.failed.until) throw this.failed.error;
      const outcome = await this.putBack(connection, isOverwritten);
      this.rescued = undefined;
      // Until it is open, the handle of the lost file is all there is.
      this.opening = Promise.resolve(await this.open(true));
      abandoned.push(connection.client);
      this.settle();
      this.log.warn(`store-${outcome}`, { kind: this.kind });
      return outcome;
    } catch (error) {
      const code = errorCode(error);
      if (code !== this.loggedCode) this.log.error('store-not-in-place', { kind: this.kind, code });
      this.loggedCode = code;
      throw error;
    }
  }

  private async isOverwritten({ files }: Connection): Promise<boolean> {
    if (this.isInMemory || identify(this.path) !== files[0]) return false;
    return this.guard.isOverwritten();
  }

  private async putBack(connection: Connection, isOverwritten: boolean) {
    const start = performance.now();
    try {
      return await rescue(connection, this.path, { earlier: this.rescued, isOverwritten });
    } catch (error) {
      if (error instanceof StoreReplacedError) this.rescued = error.rescued;
      // A copy of a large database blocks Node.
      const ms = performance.now() - start;
      this.failed = { error, until: ms < SLOW_MS ? 0 : performance.now() + 10 * ms };
      throw error;
    }
  }

  private settle(): void {
    // Its owner has moved the file back, which holds as much.
    if (this.rescued) rmSync(this.rescued, { force: true });
    this.isAway = false;
    this.rescued = undefined;
    this.loggedCode = undefined;
  }

  private watchFile(): void {
    if (this.watch || this.isInMemory) return;
    const look = async () => {
      if (this.opening) await this.keepInPlace(await this.opening);
    };
    this.watch = setInterval(() => this.inTurn(look).catch(() => {}), WATCH_INTERVAL).unref();
  }

  /** Without a handle in between, a file that is removed then would be lost. */
  private async reconnect(): Promise<void> {
    const before = await this.opening;
    if (!before || this.isAway || !isInPlace(before, this.path)) return;
    const next = await openDatabase(this.options, true);
    const isSame = next.files[0] === before.files[0];
    if (isSame) this.opening = Promise.resolve(next);
    (isSame ? before : next).client.close();
  }

  private async disconnect(): Promise<void> {
    const connection = await this.opening?.catch(() => undefined);
    if (!connection) return;
    // The open file may be all there is.
    if (this.isAway || !isInPlace(connection, this.path))
      return void abandoned.push(connection.client);
    this.opening = undefined;
    connection.client.close();
  }

  private async open(isPutBack: boolean): Promise<Connection> {
    const connection = await openDatabase(this.options, isPutBack);
    this.guard = new FileGuard(this.path, connection.files[0]);
    if (!this.isInMemory) await this.guard.begin();
    return connection;
  }

  private async connect(): Promise<Connection> {
    if (this.isClosed) throw codedError('closed');
    const opening = (this.opening ??= this.open(false));
    try {
      const connection = await opening;
      openDatabases.add(this);
      this.watchFile();
      return connection;
    } catch (error) {
      if (this.opening === opening) this.opening = undefined;
      throw error;
    }
  }
}

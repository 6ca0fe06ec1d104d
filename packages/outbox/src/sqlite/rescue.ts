import { createHash, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { codedError, errorCode } from '../error-code.ts';
import { HOUR } from '../time.ts';
import { BUSY_TIMEOUT } from '../timeouts.ts';
import {
  addressOf,
  createFolder,
  createPrivateFile,
  filesOf,
  flushToDisk,
  identify,
  identifyFiles,
} from './files.ts';

/**
 * Fails while another process writes. Unlike a batch or a transaction it then leaves no statement open,
 * which would block all later commits and copies of this connection.
 */
export const PROBE_LOCK = 'BEGIN IMMEDIATE; ROLLBACK';

export interface Connection {
  client: Client;
  /** Of the database, its log and its shared memory, when they were opened; empty in memory. */
  files: (string | undefined)[];
}

/** Another file is where the database was. */
export class StoreReplacedError extends Error {
  override name = 'StoreReplacedError';
  readonly code = 'store-replaced';

  constructor(
    readonly path: string,
    readonly rescued: string,
  ) {
    super(
      `${path} was replaced while it was in use. What was stored is in ${rescued}. Nothing is stored until you choose one of them: move the other one away.`,
    );
  }
}

const rescuedStart = (file: string) => `${basename(file, '.db')}.rescued-`;

/** The newest rescued copy that waits for the owner. */
export function findRescued(directory: string, file: string): string | undefined {
  if (!existsSync(directory)) return undefined;
  const names = readdirSync(directory).filter(
    (name) => name.startsWith(rescuedStart(file)) && name.endsWith('.db'),
  );
  const newest = names.sort().at(-1);
  return newest && join(directory, newest);
}

/** Removes copies that a killed process has left half written. */
export function removePartial(directory: string, file: string): void {
  for (const name of existsSync(directory) ? readdirSync(directory) : []) {
    if (!name.startsWith(rescuedStart(file)) || !/\.partial(-journal)?$/.test(name)) continue;
    const path = join(directory, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    // Another process may be writing a younger one.
    if (stats && Date.now() - stats.mtimeMs > HOUR) rmSync(path, { force: true });
  }
}

export function isInPlace({ files }: Connection, path: string): boolean {
  return (
    files.length === 0 || filesOf(path).every((each, index) => identify(each) === files[index])
  );
}

/**
 * In a copy, the files that it takes the place of. A process that has one of them open goes on with the copy, also
 * when it has missed the copies between.
 */
const COPY_OF = 'CREATE TABLE IF NOT EXISTS copy_of (file INTEGER PRIMARY KEY) STRICT';
const numberOf = (files: Connection['files']) =>
  createHash('sha256').update(files[0]!).digest().readInt32BE(0);

/** @throws while another process opens it. */
async function isCopyOf(files: Connection['files'], path: string): Promise<boolean> {
  try {
    const client = createClient({ url: addressOf(path, 'mode=rw'), timeout: BUSY_TIMEOUT });
    try {
      const tables = `SELECT 1 FROM sqlite_master WHERE name = 'copy_of'`;
      if ((await client.execute(tables)).rows.length === 0) return false;
      const query = { sql: 'SELECT 1 FROM copy_of WHERE file = ?', args: [numberOf(files)] };
      return (await client.execute(query)).rows.length > 0;
    } finally {
      client.close();
    }
  } catch (error) {
    if (errorCode(error).startsWith('sqlite-busy')) throw error;
    return false;
  }
}

const rescuedName = (path: string) => {
  const time = new Date().toISOString().replaceAll(/[-:.]/g, '');
  return join(dirname(path), `${rescuedStart(path)}${time}.db`);
};

/** Copies what a connection reads to a file beside `path`, which only this user can read. */
async function copyDatabase({ client, files }: Connection, path: string): Promise<string> {
  createFolder(dirname(path));
  const copy = `${rescuedName(path)}.${randomUUID()}.partial`;
  try {
    createPrivateFile(copy);
    await client.execute({ sql: 'VACUUM INTO ?', args: [copy] });
    const copied = createClient({ url: `file:${copy}` });
    const add = { sql: 'INSERT OR IGNORE INTO copy_of VALUES (?)', args: [numberOf(files)] };
    await copied.batch([COPY_OF, add], 'write').finally(() => copied.close());
    flushToDisk(copy, 'r+');
    return copy;
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
}

const flushNames = (path: string) => {
  if (process.platform !== 'win32') flushToDisk(dirname(path), 'r');
};

/** Gives a copy the name under which it waits for the owner. */
function keepBeside(copy: string, path: string): string {
  const rescued = copy.replace(/\.[\w-]+\.partial$/, '');
  renameSync(copy, rescued);
  flushNames(path);
  return rescued;
}

/** SQLite would replay the log of one database into another one of the same name. */
function removeOwnLogs(path: string, files: Connection['files']): void {
  for (const [index, each] of filesOf(path).entries()) {
    if (index > 0 && identify(each) !== undefined && identify(each) === files[index]) rmSync(each);
  }
}

/**
 * The log would be replayed into the file, or removed with it, at the next start. It may hold rows that are nowhere
 * else.
 */
function keepLogBeside(path: string, files: Connection['files']): void {
  const log = `${path}-wal`;
  if (identify(log) !== undefined && identify(log) === files[1])
    renameSync(log, `${rescuedName(path)}-wal`);
  removeOwnLogs(path, files);
}

/** False when another file has come to the path meanwhile. */
async function putBack(copy: string, path: string, connection: Connection): Promise<boolean> {
  const { client, files } = connection;
  // Of the processes that have the lost file open, one at a time.
  await client.executeMultiple(PROBE_LOCK);
  const turn = await client.transaction('write');
  try {
    if (identify(path) === files[0]) {
      removeOwnLogs(path, files);
      renameSync(copy, path);
    } else if (identify(path) === undefined) {
      removeOwnLogs(path, files);
      // Unlike `rename`, it never replaces a file.
      linkSync(copy, path);
      rmSync(copy);
    } else return false;
    flushNames(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'eexist') return false;
    throw error;
  } finally {
    await turn.rollback();
  }
}

/**
 * Call it when a database is not in place. Where nothing has taken its place, a copy of it is put
 * back. `adopted`: another process has done so, perhaps without this process's last commit.
 *
 * @param options `earlier`: the copy that an earlier call has left beside the path. `isOverwritten`: another program
 *   has written into the file.
 * @throws {StoreReplacedError} if another file is there, which stays as it is.
 */
export async function rescue(
  connection: Connection,
  path: string,
  options: { earlier?: string; isOverwritten?: boolean } = {},
): Promise<'restored' | 'adopted'> {
  try {
    return await rescueCopy(connection, path, options);
  } catch (error) {
    const isGone = ['sqlite-corrupt', 'sqlite-notadb'].includes(errorCode(error));
    if (!options.isOverwritten || !isGone) throw error;
    keepLogBeside(path, connection.files);
    throw codedError('store-overwritten');
  }
}

async function rescueCopy(
  connection: Connection,
  path: string,
  options: { earlier?: string; isOverwritten?: boolean },
): Promise<'restored' | 'adopted'> {
  const { files } = connection;
  const { earlier, isOverwritten = false } = options;
  const found = identifyFiles(path);
  const isOwn = (index: number) => found[index] !== undefined && found[index] === files[index];
  const isForeign = isOverwritten && statSync(path, { throwIfNoEntry: false })?.size !== 0;
  const isFree = !isForeign && found.every((each, index) => each === undefined || isOwn(index));
  if (isFree) {
    const copy = await copyDatabase(connection, path);
    try {
      if (!(await putBack(copy, path, connection)))
        return await rescueCopy(connection, path, options);
    } finally {
      rmSync(copy, { force: true });
    }
    if (earlier) rmSync(earlier, { force: true });
    return 'restored';
  }
  // To open a file beside a log of ours would replay that log into it.
  const isReadable = !isForeign && !isOwn(1) && !isOwn(2);
  if (isReadable && (await isCopyOf(files, path))) {
    if (earlier) rmSync(earlier, { force: true });
    return 'adopted';
  }
  const rescued = earlier ?? keepBeside(await copyDatabase(connection, path), path);
  if (isForeign || !isOwn(0)) removeOwnLogs(path, files);
  throw new StoreReplacedError(path, rescued);
}

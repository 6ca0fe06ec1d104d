import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { codedError } from '../error-code.ts';
import { BUSY_TIMEOUT } from '../timeouts.ts';
import { addressOf, createFolder, createPrivateFile, identify, identifyFiles } from './files.ts';
import { type Connection, findRescued, removePartial, StoreReplacedError } from './rescue.ts';

export interface SqliteOptions {
  /** `:memory:` for tests. */
  directory: string;
  file: string;
  /** For a new file. Two processes may run it at once. */
  schema: string[];
  /** Of the schema, from 1. A file of another version is refused. */
  version: number;
  /**
   * Columns that a file of this version may lack. It gets them when it is opened; programs that do not
   * know them go on with it.
   */
  laterColumns?: readonly LaterColumn[];
}

interface LaterColumn {
  table: string;
  column: string;
  statements: string[];
}

export class StoreVersionError extends Error {
  override name = 'StoreVersionError';

  constructor(readonly path: string) {
    super(
      `${path} was written by another version of this program. Nothing was changed. Send or export what it holds with that version, then move it away.`,
    );
  }
}

const VERSION = `SELECT user_version AS version, (SELECT COUNT(*) FROM sqlite_master) AS tables
  FROM pragma_user_version`;

async function addColumns(client: Client, columns: readonly LaterColumn[]): Promise<void> {
  for (const { table, column, statements } of columns) {
    const sql = 'SELECT 1 FROM pragma_table_info(?) WHERE name = ?';
    const has = async () => (await client.execute({ sql, args: [table, column] })).rows.length > 0;
    if (await has()) continue;
    await client.batch(statements, 'write').catch(async (error: unknown) => {
      // Another process may have added it meanwhile.
      if (!(await has())) throw error;
    });
  }
}

// SQLite copies the mode to its log and shared-memory files.
function createFile(directory: string, path: string): void {
  createFolder(directory);
  // A connection that was opened on a read-only disk stays read-only afterwards.
  if (existsSync(path)) return accessSync(path, constants.W_OK);
  // Never open and close an existing file: that drops this process's POSIX locks on it.
  createPrivateFile(path);
}

/**
 * @param isPutBack after a copy has come to the place of a lost file: one that another process has left beside it
 *   meanwhile is that process's own, which goes on with this one.
 */
export async function openDatabase(
  options: SqliteOptions,
  isPutBack: boolean,
): Promise<Connection> {
  const { directory, file, schema, version, laterColumns = [] } = options;
  const isInMemory = directory === ':memory:';
  const path = join(directory, file);
  if (!isInMemory) {
    const rescued = !isPutBack && findRescued(directory, file);
    if (rescued) throw new StoreReplacedError(path, rescued);
    removePartial(directory, file);
    if (!isPutBack) createFile(directory, path);
  }
  const url = isInMemory ? directory : addressOf(path, 'mode=rw');
  const before = isInMemory ? undefined : identify(path);
  // The PRAGMA settings belong to a connection.
  const client = createClient({ url, concurrency: 1, timeout: BUSY_TIMEOUT });
  try {
    const [found] = (await client.execute(VERSION)).rows;
    const isNew = Number(found!.tables) === 0;
    if (!isNew && Number(found!.version) !== version) throw new StoreVersionError(path);
    // Commits survive a power failure, and deleted texts are overwritten.
    await client.executeMultiple(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON',
    );
    if (isNew) await client.batch([...schema, `PRAGMA user_version = ${version}`], 'write');
    else await addColumns(client, laterColumns);
    // The first read in WAL mode creates the log.
    await client.execute(VERSION);
    const files = isInMemory ? [] : identifyFiles(path);
    // Another process has put back another one meanwhile.
    if (files[0] !== before) throw codedError('store-replaced-while-opened');
    return { client, files };
  } catch (error) {
    client.close();
    throw error;
  }
}

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type InStatement, type Row } from '@libsql/client';
import { errorCode } from '../error-code.ts';
import { BUSY_TIMEOUT, REREAD_INTERVAL } from '../timeouts.ts';
import { addressOf, identify } from './files.ts';

/**
 * One row, which no text of a person is in. `id` tells two databases apart, and `count` only grows: a file that
 * holds less than it did is an older copy.
 */
export const PROBE: InStatement[] = [
  `CREATE TABLE IF NOT EXISTS probe (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    id TEXT NOT NULL,
    count INTEGER NOT NULL
  ) STRICT`,
  `INSERT INTO probe VALUES (1, lower(hex(randomblob(16))), 1)
    ON CONFLICT DO UPDATE SET count = count + 1 RETURNING id, count`,
];

export interface Probe {
  id: string;
  count: number;
}

export const toProbe = ({ id, count }: Row): Probe => ({ id: String(id), count: Number(count) });

/** Whether `later` can be what became of `earlier`. */
export const follows = (later: Probe, earlier: Probe) =>
  later.id === earlier.id && later.count >= earlier.count;

/**
 * Reads the row through a second handle: SQLite's own ones keep the locks of this process, which `node:fs` would
 * drop.
 */
export async function readProbe(
  path: string,
  option: Parameters<typeof addressOf>[1],
): Promise<Probe | undefined> {
  const client = createClient({ url: addressOf(path, option), timeout: BUSY_TIMEOUT });
  try {
    const tables = `SELECT 1 FROM sqlite_master WHERE name = 'probe'`;
    if ((await client.execute(tables)).rows.length === 0) return undefined;
    const [row] = (await client.execute('SELECT id, count FROM probe')).rows;
    return row && toProbe(row);
  } finally {
    client.close();
  }
}

/** Of a write-ahead log: https://www.sqlite.org/fileformat2.html#walformat */
const LOG_STARTS = [0x377f0682, 0x377f0683];

/** SQLite locks the database and its shared memory, but not its log. */
export function isLogBroken(path: string): boolean {
  const start = Buffer.alloc(4);
  try {
    const file = openSync(`${path}-wal`, 'r');
    try {
      // Emptied by a checkpoint, or written from its beginning on: a gap there is somebody else's doing.
      const length = readSync(file, start, 0, start.length, 0);
      return length === start.length && !LOG_STARTS.includes(start.readUInt32BE());
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (errorCode(error) === 'enoent') return false;
    throw error;
  }
}

// Another process may move its log into the file just now: counted anew after each change of the file.
const TRIES = 40;

/**
 * Notices what another program has written into the file of an open database, or cut off. Looks into the file
 * only after a change of its size or time.
 */
export class FileGuard {
  /** Of the file when it was last looked into. */
  private seen: string | undefined;
  private isForeign = false;
  /** What the file itself held then. */
  private found: Probe | undefined;
  /** Of the connection. */
  expected: Probe | undefined;

  constructor(
    private readonly path: string,
    private readonly file = identify(path),
  ) {}

  /** Call it when the database has been opened. */
  async begin(): Promise<void> {
    this.found = await readProbe(this.path, 'mode=ro&immutable=1').catch(() => undefined);
  }

  async isOverwritten(): Promise<boolean> {
    const before = this.readStats();
    if (before !== this.seen) {
      this.isForeign = !(await this.holdsOwn());
      this.seen = before;
    }
    return this.isForeign;
  }

  private readStats(): string | undefined {
    const stats = statSync(this.path, { bigint: true, throwIfNoEntry: false });
    return stats && `${stats.size}:${stats.mtimeNs}`;
  }

  private async holdsOwn(): Promise<boolean> {
    let stats = this.readStats();
    for (let tries = 1; ; tries++) {
      // It is lost, which is not the same: a copy can take its place.
      if (identify(this.path) !== this.file) return true;
      // A database in WAL mode has at least one page in its file.
      if (statSync(this.path, { throwIfNoEntry: false })?.size === 0) return false;
      try {
        const found = await readProbe(this.path, 'mode=ro&immutable=1');
        const earlier = this.found ?? (found && this.expected && { ...this.expected, count: 0 });
        if (!earlier || (found && follows(found, earlier))) {
          this.found = found;
          return true;
        }
        return false;
      } catch (error) {
        // One that was damaged when it was opened is no other file.
        if (!this.found) return true;
        if (tries === TRIES || errorCode(error) === 'sqlite-notadb') return false;
      }
      await wait(REREAD_INTERVAL);
      if (stats !== (stats = this.readStats())) tries = 0;
    }
  }
}

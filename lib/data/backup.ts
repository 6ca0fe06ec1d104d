import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';

const DATABASES = { 'submissions.db': 'submissions', 'accounts.db': 'users' };

const BACKUP_NAME = /^\d{8}T\d{6}Z$/;

async function copyDatabase(path: string, copy: string, table: string): Promise<number> {
  const source = createClient({ url: `file:${path}`, timeout: 10_000 });
  try {
    // One read transaction: consistent while the site writes, and without the pages of erased rows.
    await source.execute({ sql: 'VACUUM INTO ?', args: [copy] });
  } finally {
    source.close();
  }
  chmodSync(copy, 0o600);
  const result = createClient({ url: `file:${copy}` });
  try {
    const { rows } = await result.execute('PRAGMA integrity_check');
    if (rows[0]?.integrity_check !== 'ok') throw new Error(`${copy} is damaged.`);
    const counted = await result.execute(`SELECT COUNT(*) AS count FROM ${table}`);
    return Number(counted.rows[0]?.count);
  } finally {
    result.close();
  }
}

export interface Backup {
  folder: string;
  counts: Record<string, number>;
}

/** Copies the databases into a new folder below `target`, where the newest `keep` backups stay. */
export async function backUp(
  dataDir: string,
  target: string,
  { now, keep }: { now: Date; keep: number },
): Promise<Backup | undefined> {
  const files = Object.entries(DATABASES).filter(([file]) => existsSync(join(dataDir, file)));
  if (files.length === 0) return undefined;
  const name = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const folder = join(target, name);
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  const counts: Record<string, number> = {};
  for (const [file, table] of files) {
    counts[table] = await copyDatabase(join(dataDir, file), join(partial, file), table);
  }
  renameSync(partial, folder);
  const backups = readdirSync(target).filter((entry) => BACKUP_NAME.test(entry));
  for (const old of backups.sort().slice(0, -keep)) {
    rmSync(join(target, old), { recursive: true });
  }
  return { folder, counts };
}

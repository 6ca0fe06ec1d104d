import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Client } from '@libsql/client';
import { isDatabaseFile } from '@/lib/server/start/site-data';

export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups');

/** Names of the backups in a folder, oldest first. A name is the time in UTC. */
export function listBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d{8}T\d{6}Z$/.test(name))
    .sort();
}

/** Whether a file of the data folder is a database that a backup has. */
export const isCopied = (name: string) => isDatabaseFile(name) && name.endsWith('.db');

export const isBook = (name: string) => /\.(pdf|epub)$/.test(name);

/** Whether a database can be read to its end. */
export async function isWhole(client: Client): Promise<boolean> {
  const { rows } = await client.execute('PRAGMA integrity_check');
  return rows[0]?.integrity_check === 'ok';
}

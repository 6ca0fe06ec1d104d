import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups');

/** Names of the backups in a folder, oldest first. A name is the time in UTC. */
export function listBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d{8}T\d{6}Z$/.test(name))
    .sort();
}

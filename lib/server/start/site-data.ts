import { basename, join } from 'node:path';
import { databases } from '@/lib/store/databases';
import { SqliteClient } from '@sutra/outbox/sqlite/client';
import { openDatabases } from '@sutra/outbox/sqlite/open-databases';

/** What else the site, its commands, their manual and a new disk put into the data folder. */
const OTHER_ENTRIES = [
  'auth-secret',
  'words.html',
  'backups',
  'ebooks',
  'identity',
  'lost+found',
  'replaced',
  'rescued',
];

const NAMES = databases.map(({ file }) => basename(file, '.db')).join('|');
/** With what SQLite puts beside it, and copies that wait for the owner. */
const DATABASE_FILE = new RegExp(
  `^(${NAMES})\\.(rescued-\\w+\\.)?db(-wal|-shm|-journal|\\.[\\w-]+\\.partial(-journal)?)?$`,
);

export const isDatabaseFile = (name: string) => DATABASE_FILE.test(name);

/** Whether a name in the data folder is one of the site's. */
export const isOwnEntry = (name: string) =>
  isDatabaseFile(name) || OTHER_ENTRIES.includes(name) || name.startsWith('.probe-');

/** Rejects while a database cannot be written, through each handle that this process has of it. */
export async function checkDatabase(
  directory: string,
  options: (typeof databases)[number],
): Promise<void> {
  const path = join(directory, options.file);
  const open = [...openDatabases].filter((each) => each.path === path);
  if (open.length > 0) return void (await Promise.all(open.map((each) => each.check())));
  const client = new SqliteClient({ directory, ...options });
  await client.check().finally(() => client.close().catch(() => {}));
}

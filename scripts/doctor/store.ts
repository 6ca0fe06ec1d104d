import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hasStore, type Settings, usesFirestore } from '@/lib/env';
import { runsInFunctions } from '@/lib/hosts';
import { createLog } from '@/lib/log/log';
import { openRoot } from '@/lib/server/root';
import { submissionsFile } from '@sutra/outbox/stores/sqlite';
import { findRescued } from '@sutra/outbox/sqlite/rescue';
import { databases } from '@/lib/store/databases';
import { findDiskWarning, findStartNote } from '@/lib/server/start/start-errors';
import { backupsFolder, listBackups } from '../lib/backups';
import { root } from '../lib/root.mjs';
import { WARNINGS } from '../lib/settings';
import { advice, broken, type Check, ok, waiting } from './check';

const HOUR = 3_600_000;

/** Creates no database where there is none yet. */
export async function readHealth(settings: Settings) {
  const { DATA_DIR } = settings;
  const file = DATA_DIR && join(resolve(root, DATA_DIR), submissionsFile.file);
  if (!usesFirestore(settings) && !(file && existsSync(file))) return undefined;
  const outbox = await openRoot(createLog({ write() {} })).outbox();
  return outbox.readHealth().finally(() => outbox.stop());
}

function findReplaced(settings: Settings): string | undefined {
  if (usesFirestore(settings) || !settings.DATA_DIR) return undefined;
  const folder = resolve(root, settings.DATA_DIR);
  return databases.map(({ file }) => findRescued(folder, file)).find(Boolean);
}

export const store: Check = async ({ settings, health }) => {
  if (!hasStore(settings)) {
    return broken(
      (await findStartNote())!,
      'Set FIREBASE_SERVICE_ACCOUNT with npm run setup (docs/connect/firebase.md, step 6), or DATA_DIR to a folder that lasts.',
    );
  }
  const rescued = findReplaced(settings);
  if (rescued) {
    return broken(
      `Another file took the place of a database while the site ran. What the site had stored is in ${rescued}; nothing is stored now.`,
      'Choose one of the two files: docs/trouble.md, The database was replaced.',
    );
  }
  const warning = await findDiskWarning(root, { isTrial: true });
  if (warning)
    return broken(warning, 'Free space on that disk, or mend it. The site needs no restart.');
  const where = usesFirestore(settings) ? 'Firestore' : 'the folder DATA_DIR';
  if (health?.store !== 'down') return ok(`Messages are stored in ${where}.`);
  return broken(
    `Messages cannot be stored in ${where}: visitors read that sending failed.`,
    'Let this user write to DATA_DIR; with Firestore, check docs/connect/firebase.md, steps 6 and 7.',
  );
};

export const undelivered: Check = ({ settings, health = {} }) => {
  if (runsInFunctions(settings) && !settings.CRON_SECRET) {
    return broken(
      WARNINGS['cron-secret-unset'],
      'Give the domain with npm run setup, which sets it. Let a scheduler call /api/outbox with it (docs/reference.md, A host without long-lived processes).',
    );
  }
  if (!hasStore(settings) || health.store === 'down') return undefined;
  const { held = 0, dead = 0, quarantined = 0, expiring = 0, possiblyTwice = 0 } = health;
  const counts = `held: ${held}, dead: ${dead}, quarantined: ${quarantined}, removed within a week: ${expiring}, perhaps arrived twice: ${possiblyTwice}`;
  const next =
    'Look at them with npm run submissions -- list. docs/trouble.md says what each of them means.';
  if (held + dead > 0) return broken(`Messages were not delivered (${counts}).`, next);
  if (health.status === 'degraded') {
    return broken('A message has waited for more than 15 minutes.', next);
  }
  if (quarantined + expiring + possiblyTwice > 0)
    return advice(`Messages need a look (${counts}).`, next);
  return ok('No message needs you.');
};

export const backup: Check = ({ settings, isOnline, now }) => {
  if (usesFirestore(settings) || !settings.DATA_DIR) return undefined;
  const folder = backupsFolder(resolve(root, settings.DATA_DIR));
  const newest = listBackups(folder).at(-1);
  const next =
    'Make one now with npm run backup, and let the server make one every night (docs/hosting.md).';
  if (!newest) {
    return (isOnline ? advice : waiting)(
      'There is no backup: a broken disk takes all messages with it.',
      next,
    );
  }
  const hours = Math.floor((now - statSync(join(folder, newest)).mtimeMs) / HOUR);
  if (hours <= 48) return ok(`It is ${hours} hours old.`);
  return broken(`It is ${hours} hours old: newer messages would be lost with the disk.`, next);
};

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSettings } from './steps/settings';

const USAGE = `npm run backup -- <folder> [--keep 14]

Copies the databases into a new folder below <folder>, and keeps the newest 14. The site may run.`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string', default: '14' } },
  });
  const [target] = positionals;
  if (!target || positionals.length > 1 || !/^[1-9]\d*$/.test(values.keep)) {
    console.error(USAGE);
    return 2;
  }
  const checked = await checkSettings();
  if ('wrong' in checked) {
    console.error(checked.wrong.join('\n'));
    return 2;
  }
  const { env } = await import('@/lib/env');
  if (env.FIREBASE_SERVICE_ACCOUNT || !checked.data) {
    console.error(
      'Only databases in DATA_DIR are copied. Firestore: see docs/operations.md, Backup.',
    );
    return 1;
  }
  const { backUp } = await import('@/lib/data/backup');
  const options = { now: new Date(), keep: Number(values.keep) };
  const backup = await backUp(checked.data, resolve(target), options);
  if (!backup) {
    console.error(`Nothing was copied: ${checked.data} has no database. Check DATA_DIR.`);
    return 1;
  }
  const counts = Object.entries(backup.counts).map(([table, count]) => `${count} ${table}`);
  console.log(`${backup.folder}: ${counts.join(', ')}`);
  return 0;
}

process.exitCode = await run();

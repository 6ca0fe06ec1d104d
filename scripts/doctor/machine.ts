import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolder } from '@/lib/env';
import { lowDiskLimit } from '@/lib/submissions/notices/decide';
import { readDisk } from '@/lib/submissions/notices/watch';
import { root } from '../steps/root.mjs';
import { advice, broken, type Check, ok, TIMEOUT } from './check';

const MB = 1024 ** 2;
const HOUR = 3_600_000;
/** Every response of npm's registry, which has served the packages, has a Date header. */
const CLOCK = 'https://registry.npmjs.org/';

export const node: Check = {
  name: 'Node',
  run() {
    const { node } = process.versions;
    if (Number(node.split('.')[0]) >= 22) return ok(`This is Node ${node}.`);
    return advice(
      `This is Node ${node}. The site works with it, but it gets no security updates any more.`,
      'Install Node 22 or newer from https://nodejs.org, then run npm start.',
    );
  },
};

export const disk: Check = {
  name: 'Disk',
  async run({ settings }) {
    const found = await readDisk(resolve(root, dataFolder(settings) ?? '.'));
    const limit = lowDiskLimit(found);
    const why = `${Math.floor(found.free / MB)} MB are free.`;
    if (found.free >= limit) return ok(why);
    const state = found.free < limit / 5 ? broken : advice;
    return state(
      `${why} On a full disk no message can be stored.`,
      'Delete files that you do not need, or use a larger disk.',
    );
  },
};

export const clock: Check = {
  name: 'Clock',
  async run() {
    const start = Date.now();
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(CLOCK, { method: 'HEAD', signal }).catch(() => undefined);
    const time = Date.parse(response?.headers.get('date') ?? '');
    if (Number.isNaN(time)) {
      return advice(
        "The clock could not be compared with that of npm's registry, which did not answer.",
        'Connect this machine to the internet and run npm run doctor again.',
      );
    }
    // The header has no fractions of a second.
    const off = Math.round(((start + Date.now()) / 2 - time - 500) / 1_000);
    if (Math.abs(off) < 60) return ok('The clock is right.');
    return broken(
      `The clock is ${Math.abs(off)} seconds ${off > 0 ? 'ahead' : 'behind'}: visitors cannot sign in, and messages are sent late.`,
      'Let this machine set its clock by itself. On Linux: timedatectl set-ntp true',
    );
  },
};

export const backups: Check = {
  name: 'Backups',
  run({ settings, now }) {
    if (settings.FIREBASE_SERVICE_ACCOUNT || !settings.DATA_DIR) return undefined;
    const how = 'npm run backup -- FOLDER makes one (docs/operations.md, Backup and restore)';
    const folder = settings.BACKUP_DIR;
    if (!folder) {
      return advice(
        'BACKUP_DIR is not set, so nobody notices when there is no backup. A broken disk takes all messages with it.',
        `${how}. Let that run every night, and set BACKUP_DIR in .env to the folder.`,
      );
    }
    const stats = statSync(resolve(root, folder), { throwIfNoEntry: false });
    const names = stats?.isDirectory() ? readdirSync(resolve(root, folder)) : [];
    const times = names.map((name) => statSync(join(resolve(root, folder), name)).mtimeMs);
    const hours = Math.floor((now.getTime() - Math.max(-Infinity, ...times)) / HOUR);
    if (hours <= 48) return ok(`The newest backup is ${hours} hours old.`);
    const age = times.length > 0 ? `The newest backup is ${hours} hours old` : 'There is no backup';
    return broken(
      `${age} in the folder of BACKUP_DIR: newer messages would be lost with the disk.`,
      `Make a backup now: ${how}.`,
    );
  },
};

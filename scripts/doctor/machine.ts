import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultBackups, listBackups } from '../steps/backups';
import { root } from '../steps/root.mjs';
import { advice, broken, type Check, ok, TIMEOUT } from './check';

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
    const folder = defaultBackups(resolve(root, settings.DATA_DIR));
    const newest = listBackups(folder).at(-1);
    if (!newest) {
      return advice(
        'There is no backup: a broken disk takes all messages with it.',
        'Make one now with npm run backup, and every night (docs/operations.md, Backup and restore).',
      );
    }
    const hours = Math.floor((now.getTime() - statSync(join(folder, newest)).mtimeMs) / HOUR);
    if (hours <= 48) return ok(`The newest backup is ${hours} hours old.`);
    return broken(
      `The newest backup is ${hours} hours old: newer messages would be lost with the disk.`,
      'Make one now with npm run backup, and look why none was made at night (docs/hosting.md).',
    );
  },
};

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, putStamp, stamped } from './fingerprint.mjs';
import { Failure, runNpm } from './run.mjs';

const readLock = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether npm's own record in `node_modules` lists what `package-lock.json` asks for. Packages for
 * other machines may be missing; anything else that is missing, changed or left over is a no.
 */
export function matchesLock(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readLock(join(root, 'package-lock.json'));
  delete wanted['']; // the project itself
  const present = readLock(record);
  const fits = ([path, { version, integrity, optional, devOptional }]) => {
    const found = present[path];
    if (!found) return Boolean(optional || devOptional);
    return found.version === version && found.integrity === integrity;
  };
  return Object.entries(wanted).every(fits) && Object.keys(present).every((path) => wanted[path]);
}

/**
 * Installs what the lockfile says, unless that is what lies there.
 *
 * @throws {Failure} with npm's own words when it could not.
 */
export async function install(root) {
  const stamp = join(root, 'node_modules', '.installed-from');
  const lock = fingerprint(root, ['package-lock.json'], [process.platform, process.arch]);
  if (stamped(stamp, lock)) return;
  if (!matchesLock(root)) {
    console.log('Installing packages (about a minute) …');
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, output } = await runNpm(args, { cwd: root });
    if (code !== 0) throw new Failure(`The packages could not be installed.\n${output}`);
  }
  putStamp(stamp, lock);
}

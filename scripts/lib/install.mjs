import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Failure, runNpm, tell } from './run.mjs';

const OLDEST_NODE = '20.19';
const INSTALLED = join(root, 'node_modules/.package-lock.json');

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

export const isInstalled = () => existsSync(INSTALLED);

/** npm leaves out packages for other systems. More packages than the lock has do no harm. */
function matchesLock() {
  if (!isInstalled()) return false;
  const locked = readPackages(join(root, 'package-lock.json'));
  delete locked['']; // the project itself
  const installed = readPackages(INSTALLED);
  return Object.entries(locked).every(([path, { version, optional, devOptional }]) =>
    installed[path] ? installed[path].version === version : optional || devOptional,
  );
}

export async function install() {
  const { node } = process.versions;
  if (node.localeCompare(OLDEST_NODE, 'en', { numeric: true }) < 0) {
    throw new Failure(`This site needs Node ${OLDEST_NODE} or newer; this is Node ${node}.`);
  }
  if (matchesLock()) return;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await tell('Installing packages', runNpm(args));
  if (code !== 0) throw new Failure(`The packages could not be installed.\n${output}`);
}

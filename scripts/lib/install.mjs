import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Failure, runNpm, tell } from './run.mjs';

const INSTALLED = join(root, 'node_modules/.package-lock.json');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const readPackages = (file) => readJson(file).packages;

export const isInstalled = () => existsSync(INSTALLED);

/**
 * npm leaves out packages for other systems. More packages than the lock has do no harm.
 *
 * @param {{ locked: object, installed?: object, withTools: boolean }} packages as lock files list them.
 * @returns {string[] | undefined} what to tell npm, if anything.
 */
export function installArguments({ locked, installed, withTools }) {
  // What only tests and checks need stays where it is.
  const hasTools = Object.values(installed ?? {}).some(({ dev }) => dev);
  const group = withTools || hasTools ? '--include=dev' : '--omit=dev';
  if (!installed) return ['ci', group];
  const needed = Object.entries(locked).filter(
    ([path, { dev }]) => path !== '' && (withTools || hasTools || !dev),
  );
  const isOther = ([path, { version }]) => installed[path] && installed[path].version !== version;
  const isMissing = ([path, { optional, devOptional }]) =>
    !installed[path] && !optional && !devOptional;
  if (needed.some(isOther)) return ['ci', group];
  // Unlike `ci`, this leaves a site that is running its packages.
  return needed.some(isMissing) ? ['install', '--no-save', group] : undefined;
}

/** @param {{ withTools?: boolean }} [options] `withTools` installs what only tests and checks need, too. */
export async function install({ withTools = true } = {}) {
  const { node } = process.versions;
  const [oldest] = /[\d.]+/.exec(readJson(join(root, 'package.json')).engines.node);
  if (node.localeCompare(oldest, 'en', { numeric: true }) < 0) {
    throw new Failure(`This site needs Node ${oldest} or newer; this is Node ${node}.`);
  }
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = isInstalled() ? readPackages(INSTALLED) : undefined;
  const args = installArguments({ locked, installed, withTools });
  if (!args) return;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await tell('Installing packages', runNpm([...args, ...quiet]));
  if (code !== 0) throw new Failure(`The packages could not be installed.\n${output}`);
}

import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { Failure, runNpm } from './run.mjs';

/**
 * Installs `scripts/<name>/tool` apart from the project's packages.
 * @param {string} name
 * @returns {Promise<string>} the folder it is installed in.
 */
export async function provideTool(name) {
  const source = join(root, 'scripts', name, 'tool');
  const folder = join(root, 'node_modules/.cache', name, 'tool');
  const lockOf = (path) => readFileSync(join(path, 'package-lock.json'), 'utf8');
  const isInstalled =
    existsSync(join(folder, 'node_modules/.package-lock.json')) &&
    lockOf(folder) === lockOf(source);
  cpSync(source, folder, { recursive: true });
  if (isInstalled) return folder;
  const { code, output } = await runNpm(['ci', '--ignore-scripts'], { cwd: folder });
  if (code !== 0) throw new Failure(`The packages of ${name} could not be installed.\n${output}`);
  return folder;
}

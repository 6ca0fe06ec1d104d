import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, putStamp, stamped } from './fingerprint.mjs';
import { root } from './root.mjs';
import { Failure, runNpm } from './run.mjs';

/**
 * Installs a tool that is large and that one command alone needs, apart from the project's own
 * packages and pinned by a lockfile of its own.
 *
 * @param {string} name of the folder `scripts/<name>/tool`, which holds package.json and lockfile.
 * @returns {Promise<string>} the folder it stands in, below `node_modules/.cache`.
 * @throws {Failure} with npm's own words when it could not.
 */
export async function provideTool(name) {
  const source = join(root, 'scripts', name, 'tool');
  const folder = join(root, 'node_modules/.cache', name, 'tool');
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  const stamp = join(folder, 'node_modules', '.installed-from');
  const made = fingerprint(source, ['package-lock.json'], [process.platform, process.arch]);
  if (stamped(stamp, made)) return folder;
  const { code, output } = await runNpm(['ci', '--ignore-scripts'], { cwd: folder });
  if (code !== 0) throw new Failure(`The packages of ${name} could not be installed.\n${output}`);
  putStamp(stamp, made);
  return folder;
}

import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { isProgram } from './chromium.mjs';
import { Failure } from './run.mjs';

/** Where Debian and Homebrew put it; the first is often not on the path. */
const ELSEWHERE = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Path of an nginx that is already on this machine.
 *
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function findNginx(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders, ...ELSEWHERE].map((folder) => join(folder, 'nginx')).find(isProgram);
}

/**
 * Makes sure there is an nginx for the tests of `docs/nginx.conf`: the system's, else one installed
 * by apt-get (as root).
 *
 * @throws {Failure} when there is none and none can be had.
 */
export async function provideNginx() {
  if (findNginx()) return;
  console.log('Installing nginx for the browser tests …');
  await aptInstall('nginx-light');
  if (findNginx()) return;
  throw new Failure(
    'The browser tests need nginx, and it could not be installed. ' +
      'Install it yourself: apt install nginx-light, or brew install nginx.',
  );
}

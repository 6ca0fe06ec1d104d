import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { Failure, runBin } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  ...NAMES.map((name) => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Quiet, alone, and without a sandbox, which a container seldom allows. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  // Nothing outside this machine is reachable: no test can depend on it, or disturb it.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
];

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of a Chromium that is already on this machine: `CHROMIUM_PATH`, else the first one found.
 *
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...ELSEWHERE].find(isProgram);
}

async function playwrightHasOne() {
  const { chromium } = await import('@playwright/test');
  return isProgram(chromium.executablePath());
}

/**
 * Makes sure there is a Chromium for the browser tests: the system's, else one installed by
 * apt-get (as root), else Playwright's own.
 *
 * @throws {Failure} when there is none and none can be had.
 */
export async function provideChromium(root) {
  const found = findChromium();
  if (found && !isProgram(found)) throw new Failure('CHROMIUM_PATH does not name a program.');
  if (found || (await playwrightHasOne())) return;

  console.log('Installing Chromium for the browser tests (a minute or two) …');
  await aptInstall('chromium');
  if (findChromium()) return;
  await runBin(root, '@playwright/test/cli.js', ['install', 'chromium'], { quiet: true });
  if (await playwrightHasOne()) return;
  throw new Failure(
    'The browser tests need Chromium, and it could not be installed. ' +
      'Install it yourself and set CHROMIUM_PATH to the program.',
  );
}

import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, run, runBin } from './run.mjs';

const DISABLED_FEATURES = [
  // Pages of the address bar, which nobody sees, cost as much time as the page under test.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  // So does a process that is started ahead for a page which may never come.
  'SpareRendererForSitePerProcess',
  // What Playwright disables: Chromium obeys only the last list.
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter'],
  ...['PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
  ...['AimEnabled', 'PreconnectToSearch'],
];

export const CHROMIUM_FLAGS = [
  // Containers seldom allow a sandbox.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${DISABLED_FEATURES}`,
  // No test depends on another host.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
];

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  // Of Debian and Homebrew; often not in PATH.
  ...['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin'],
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const findProgram = (names) =>
  FOLDERS.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);

export const findChromium = () =>
  process.env.CHROMIUM_PATH || findProgram(CHROMIUM_NAMES) || [MAC_CHROME].find(isProgram);

export const findNginx = () => findProgram(['nginx']);

async function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} for the browser tests …`);
  const options = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', name], options);
}

async function hasPlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  return isProgram(chromium.executablePath());
}

export async function provideChromium() {
  if (findChromium() || (await hasPlaywrightChromium())) return;
  await installPackage('chromium');
  if (findChromium()) return;
  await runBin('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true });
  if (await hasPlaywrightChromium()) return;
  throw new Failure(
    'The browser tests need Chromium, and it could not be installed. ' +
      'Install it yourself and set CHROMIUM_PATH to the program.',
  );
}

export async function provideNginx() {
  if (!findNginx()) await installPackage('nginx-light');
  if (findNginx()) return;
  throw new Failure(
    'The browser tests need nginx, and it could not be installed. ' +
      'Install it yourself: apt install nginx-light, or brew install nginx.',
  );
}

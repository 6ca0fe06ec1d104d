import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, run, runBin, tell } from './run.mjs';

// The first two lines cost as much time as the page under test: pages of the address bar, which
// nobody sees, and a process for a page that may never come. Playwright disables the others, and
// Chromium obeys only the last list.
const DISABLED_FEATURES = `
  WebUIOmniboxPopup WebUIOmniboxAimPopup
  SpareRendererForSitePerProcess
  AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades
  HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning
  AvoidCorsURLLoaderRestartOnRedirect TcpPortRandomizationWin OptimizationHints
  NetworkTimeServiceQuerying AimEnabled PreconnectToSearch
`;

export const CHROMIUM_FLAGS = [
  // Containers seldom allow a sandbox.
  '--no-sandbox',
  `--disable-features=${DISABLED_FEATURES.trim().split(/\s+/)}`,
  // No test depends on another host.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
];

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** These, of Debian and Homebrew, are often not in PATH. */
const MORE_FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const findProgram = (names) =>
  [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

export const findChromium = () =>
  process.env.CHROMIUM_PATH || findProgram(CHROMIUM_NAMES) || [MAC_CHROME].find(existsSync);

export const findNginx = () => findProgram(['nginx']);

async function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = ['install', '--yes', '--no-install-recommends', name];
  await tell(`Updating the list of packages for ${name}`, run('apt-get', ['update'], options));
  await tell(`Installing ${name}`, run('apt-get', install, options));
}

const playwrightHasChromium = async () =>
  existsSync((await import('@playwright/test')).chromium.executablePath());

export async function provideChromium() {
  if (findChromium() || (await playwrightHasChromium())) return;
  await installPackage('chromium');
  if (findChromium()) return;
  const download = runBin('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true });
  await tell('Downloading Chromium', download);
  if (await playwrightHasChromium()) return;
  throw new Failure(
    'Chromium is needed and could not be installed. Install it, and set CHROMIUM_PATH to the program.',
  );
}

export async function provideNginx() {
  if (!findNginx()) await installPackage('nginx-light');
  if (findNginx()) return;
  throw new Failure(
    'nginx is needed and could not be installed: apt install nginx-light, or brew install nginx.',
  );
}

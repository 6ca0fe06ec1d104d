import { existsSync, readdirSync } from 'node:fs';
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
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';
const WEBKIT_FOLDERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
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

export const findCaddy = () => findProgram(['caddy']);

export const findFirefox = () =>
  process.env.FIREFOX_PATH ||
  findProgram(['firefox-esr', 'firefox']) ||
  [MAC_FIREFOX].find(existsSync);

/** WebKitGTK's own small browser, which no PATH has: Debian's folder and Fedora's. */
function findMiniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec'].filter(existsSync);
  const more = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-gnu'))
    .map(({ name }) => join('/usr/lib', name));
  return [...folders, ...more]
    .flatMap((folder) => WEBKIT_FOLDERS.map((name) => join(folder, name, 'MiniBrowser')))
    .find(existsSync);
}

/** What WebKitGTK needs to be driven without a screen, or nothing when a part is missing. */
export function findWebKit() {
  if (process.platform !== 'linux') return;
  const driver = findProgram(['WebKitWebDriver']);
  const browser = findMiniBrowser();
  const display = findProgram(['Xvfb']);
  if (driver && browser && display) return { driver, browser, display };
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string[]} names Debian's packages. */
async function installPackages(...names) {
  if (!canInstall()) return;
  const name = names.join(', ');
  const options = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = ['install', '--yes', '--no-install-recommends', ...names];
  await tell(`Updating the list of packages for ${name}`, run('apt-get', ['update'], options));
  await tell(`Installing ${name}`, run('apt-get', install, options));
}

const playwrightHasChromium = async () =>
  existsSync((await import('@playwright/test')).chromium.executablePath());

export async function provideChromium() {
  if (findChromium() || (await playwrightHasChromium())) return;
  await installPackages('chromium');
  if (findChromium()) return;
  const download = runBin('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true });
  await tell('Downloading Chromium', download);
  if (await playwrightHasChromium()) return;
  throw new Failure(
    'Chromium is needed and could not be installed. Install it, and set CHROMIUM_PATH to the program.',
  );
}

/** What the recipes of `deploy` put before the site. */
export async function provideProxies() {
  if (!(findNginx() && findCaddy())) await installPackages('nginx-light', 'caddy');
  if (findNginx() && findCaddy()) return;
  throw new Failure(
    'nginx and Caddy are needed and could not be installed: apt install nginx-light caddy, or brew install nginx caddy.',
  );
}

/**
 * Installs Firefox and WebKitGTK where it can.
 *
 * @returns {Promise<string[]>} the browsers that are missing because this user may not install them.
 */
export async function provideBrowsers() {
  const browsers = [
    { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
    { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  ];
  const wanted = browsers.filter(({ find }) => !find()).flatMap(({ packages }) => packages);
  if (wanted.length > 0) await installPackages(...wanted);
  const missing = browsers.filter(({ find }) => !find());
  if (missing.length > 0 && canInstall()) {
    const packages = missing.flatMap((browser) => browser.packages).join(' ');
    throw new Failure(`These packages could not be installed: ${packages}. Install them by hand.`);
  }
  return missing.map(({ name }) => name);
}

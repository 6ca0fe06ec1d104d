import { type Browser as Program, launch, type Page } from 'puppeteer-core';
import { type Browser, type Size, type Tab } from './browser';

const PREFERENCES = {
  // Month, day, year: the order in which `enterDate` types.
  'intl.locale.requested': 'en-US',
  // As on a phone, where scroll bars take no room.
  'ui.useOverlayScrollbars': 1,
  // No test depends on another host.
  'network.proxy.type': 1,
  'network.proxy.socks': '127.0.0.1',
  'network.proxy.socks_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
};

async function openTab(program: Program, site: string, size: Size): Promise<Tab> {
  const context = await program.createBrowserContext();
  const page: Page = await context.newPage();
  await page.setViewport(size);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));

  // `page.goBack` waits for a load, which a page from the back/forward cache does not report.
  const go = (by: number) => page.evaluate((steps) => setTimeout(() => history.go(steps)), by);

  return {
    async open(path) {
      // Not its load, which the scripts hold up that a walk holds back.
      await page.goto(site + path, { waitUntil: 'domcontentloaded' });
    },
    run: (work, ...args) =>
      page.evaluate(`(${work})(...${JSON.stringify(args)})`) as Promise<never>,
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    async enterDate(date) {
      const [year, month, day] = date.split('-');
      await page.keyboard.type(`${month}${day}${year}`);
    },
    async goBack() {
      await go(-1);
    },
    async goForward() {
      await go(1);
    },
    takePicture: async () => Buffer.from(await page.screenshot()),
    problems: () => problems,
    close: () => context.close(),
  };
}

/** Firefox without a window, driven over WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const program = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
  });
  return {
    openTab: (site, size) => openTab(program, site, size),
    close: () => program.close(),
  };
}

import { type Browser, type Response } from '@playwright/test';
import { account } from '@/content/en/account';

/** What signing in costs beyond the framework, and whether it waits for the wish to. */
export interface AuthPath {
  /** Scripts that opening the dialog brings, in bytes as served. */
  bytes: number;
  scripts: number;
  /** Whether Firebase was already among what the framework brought. */
  early: boolean;
}

/** Stands in the scripts of Firebase, and nowhere else. */
const FIREBASE = 'identitytoolkit.googleapis.com';

/** Moves the pointer, as a visitor would, and waits until the page's scripts answer. */
async function ready(page: Awaited<ReturnType<Browser['newPage']>>) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => document.documentElement.dataset.framework === 'ready');
  await page.waitForLoadState('networkidle');
}

/** Opens the dialog for signing in on the home page of `address`, once the framework is in. */
export async function authPath(browser: Browser, address: string): Promise<AuthPath> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  let scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(address);
  await ready(page);
  const texts = await Promise.all(scripts.map((script) => script.text()));
  scripts = [];
  await page.getByRole('banner').getByRole('button', { name: account.login, exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map((script) => script.request().sizes()));
  await page.close();
  return {
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    scripts: sizes.length,
    early: texts.some((text) => text.includes(FIREBASE)),
  };
}

/**
 * The pages that come back as they were left. The browser has to be one that keeps pages:
 * Playwright's own flags forbid it.
 */
export async function restored(
  browser: Browser,
  address: string,
  paths: readonly string[],
): Promise<string[]> {
  const kept: string[] = [];
  for (const path of paths) {
    const page = await browser.newPage();
    await page.goto(new URL(path, address).href);
    await ready(page);
    await page.evaluate(() => (document.documentElement.dataset.left = 'here'));
    await page.goto(new URL('/robots.txt', address).href);
    await page.goBack({ waitUntil: 'commit' });
    if (await page.evaluate(() => document.documentElement.dataset.left === 'here'))
      kept.push(path);
    await page.close();
  }
  return kept;
}

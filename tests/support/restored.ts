import { expect, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '@/scripts/lib/programs.mjs';
import { entriesSettled, goBack } from './page';

/** For `test.use`: the runner's own browsers keep no page for Back. */
export const keepsPages = {
  launchOptions: {
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
};

/** Chromium tells a kept page what others stored; Firefox and WebKit tell it nothing. */
export const tellNothing = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );

/** Leaves the page, and comes back to it as it was left. */
export async function returnAfter(page: Page, leave: () => Promise<unknown>) {
  await entriesSettled(page);
  await page.evaluate(() => void (document.documentElement.dataset.left = 'here'));
  await leave();
  await goBack(page);
  await expect(page.locator('html'), 'is the page that was left').toHaveAttribute(
    'data-left',
    'here',
  );
}

/** Leaves the page for another one, does something there, and comes back. */
export const leaveAndReturn = (page: Page, path: string, change: () => Promise<unknown>) =>
  returnAfter(page, async () => {
    await page.goto(path);
    await change();
  });

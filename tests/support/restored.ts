import { expect, type Page } from '@playwright/test';
import { entriesSettled, goBack } from './page';

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

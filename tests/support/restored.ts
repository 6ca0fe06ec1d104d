import { expect, type Page } from '@playwright/test';
import { goBack } from './page';

/** The history entry of a closed dialog is removed a moment later, and that step back ends a navigation. */
async function entriesSettled(page: Page) {
  if ((await page.getByRole('dialog').count()) > 0) return;
  await expect.poll(() => page.evaluate(() => history.state?.openLayers ?? 0)).toBe(0);
}

/** Leaves the page, and comes back to it as it was left. */
export async function returnAfter(page: Page, leave: () => Promise<unknown>) {
  await entriesSettled(page);
  await page.evaluate(() => void (document.documentElement.dataset.left = 'here'));
  await leave();
  await entriesSettled(page);
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

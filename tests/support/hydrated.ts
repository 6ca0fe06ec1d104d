import { type Page } from '@playwright/test';

/** Moves the pointer, as a visitor would, and waits until the page's scripts answer. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => document.documentElement.dataset.framework === 'ready');
}

import { type Locator, type Page } from '@playwright/test';
import { arrive, goBack, historyIndex, menuButton } from '../support/page';
import { expect, hydrated, test } from '../support/test';
import { shell } from '../support/words';

const menu = (page: Page) => page.getByRole('navigation', { name: shell.menu, exact: true });

/** Expects that Back and Escape close a part, and that neither leaves an entry behind. */
async function expectClosing(page: Page, path: string, opener: Locator, part: Locator) {
  await arrive(page, path);
  const start = await historyIndex(page);
  const open = async () => {
    await opener.press('Enter');
    await expect(part).toBeVisible();
    await expect.poll(() => historyIndex(page)).toBe(start + 1);
  };
  await open();
  await goBack(page);
  await expect(part).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(opener).toBeFocused();
  await page.goForward({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
  await expect(part).toBeHidden();
  await open();
  await page.keyboard.press('Escape');
  await expect(part).toBeHidden();
  await expect(opener).toBeFocused();
  await expect.poll(() => historyIndex(page)).toBe(start);
  await goBack(page);
  await expect(page).toHaveURL('/about');
}

test(
  'Back: closes a dialog and the menu, and returns from where a link led',
  { tag: ['@phone', '@shop'] },
  async ({ page, account }) => {
    await test.step('dialog', () =>
      expectClosing(page, '/books', account.loginToBuy, account.dialog));

    await test.step('menu', async () => {
      await arrive(page);
      const start = await historyIndex(page);
      const open = async () => {
        await menuButton(page).click();
        await expect(menu(page)).toBeVisible();
        await expect.poll(() => historyIndex(page)).toBe(start + 1);
      };
      await open();
      await goBack(page);
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/books');
      await expect(menuButton(page)).toBeFocused();
      await open();
      await page.keyboard.press('Escape');
      await expect.poll(() => historyIndex(page)).toBe(start);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await open();
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(300);
      await menu(page).getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL('/contact');
      await goBack(page);
      await expect(page).toHaveURL('/books');
      await expect.poll(() => page.evaluate(() => scrollY), 'as it was scrolled').toBe(top);
      await hydrated(page);
      await goBack(page);
      await expect(page).toHaveURL('/about');
    });
  },
);

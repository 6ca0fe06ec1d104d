import { shell } from '@/content/en/shell';
import { LOST, pages } from '../support/pages';
import { expect, test } from '../support/test';

for (const path of [...pages, LOST]) {
  test(`${path} can be read and left without scripts`, async ({ page, problems }) => {
    problems.allow(/ 404 /);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const main = page.getByRole('navigation', { name: shell.navLabel, exact: true });
    await expect(main.getByRole('link')).toHaveText(shell.nav.map(({ label }) => label));
    await expect(page.getByRole('link', { name: shell.bookDemo }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('a button that could do nothing is not shown', async ({ page }) => {
  await page.goto('/');
  for (const name of Object.values(shell.theme)) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
});

test('the page being read is marked', async ({ page }) => {
  await page.goto('/books');
  const main = page.getByRole('navigation', { name: shell.navLabel, exact: true });
  await expect(main.locator('[aria-current="page"]')).toHaveText(['Books']);
});

test('links lead on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, leads on and closes', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: shell.menu, exact: true });
    const button = page.getByRole('button', { name: shell.menu });
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

import { menuButton, openPage, themeButton } from '../support/page';
import { keepsPages, leaveAndReturn, returnAfter, tellNothing } from '../support/restored';
import { expect, hydrated, test } from '../support/test';
import { shell } from '../support/words';

test.use(keepsPages);
test.beforeEach(({ page }) => tellNothing(page));

test(
  'Back: a restored page has nobody signed in who has left, and the theme chosen since',
  { tag: '@shop' },
  async ({ page, context, account, payment, problems }) => {
    problems.allow(/^console: Failed to load resource/);
    const html = page.locator('html');

    await test.step('after logging out', async () => {
      const { name } = await account.signInToBuy();
      await page.keyboard.press('Escape');
      await expect(payment.purchase).toHaveCount(0);
      await leaveAndReturn(page, '/contact', async () => {
        await account.logoutButton.click();
        await expect(account.logoutButton).toHaveCount(0);
      });
      await expect(account.loginToBuy).toBeVisible();
      await expect(account.badge(name)).toHaveCount(0);
      await expect(payment.buy).toHaveCount(0);
      await expect(html).not.toHaveAttribute('data-account');
    });

    await test.step('after another theme was chosen', async () => {
      await openPage(page, '/about');
      await leaveAndReturn(page, '/terms', async () => {
        await hydrated(page);
        await themeButton(page, shell.theme.toDark).click();
      });
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(themeButton(page, shell.theme.toLight)).toBeVisible();
    });

    await test.step('a menu that was followed before the scripts came is closed', async () => {
      const tab = await context.newPage();
      await tab.setViewportSize({ width: 390, height: 740 });
      await tab.route('**/*.js', (route) => route.abort());
      await tab.goto('/books');
      const menu = tab.getByRole('navigation', { name: shell.menu, exact: true });
      await returnAfter(tab, async () => {
        await menuButton(tab).click();
        await menu.getByRole('link', { name: 'Contact' }).click();
        await expect(tab).toHaveURL('/contact');
      });
      await expect(menu).toBeHidden();
    });
  },
);

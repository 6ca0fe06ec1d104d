import { type Page, type Route } from '@playwright/test';
import { Account, newAccount } from '../support/account';
import { holdAnimations } from '../support/clock';
import { openPage, reload, toast, toasts as toastRegion } from '../support/page';
import { advance, asNewVisitors, expect, test } from '../support/test';
import { account as words, profile as form, shell } from '../support/words';

const { toasts } = words;

test(
  'session: no button is taken away, and a sign-out reaches every tab or says that it failed',
  { tag: '@shop' },
  async ({ context, problems }) => {
    problems.allow(/Failed to load resource/);
    for (const [what, answer] of [
      ['fails', (route: Route) => route.fulfill({ status: 500 })],
      ['never answers', () => {}],
    ] as const)
      await asNewVisitors(context, {
        [`a request that ${what} takes no button away`]: async ({ page, account }) => {
          // A style shows the buttons after ten seconds too, where no script has come.
          await holdAnimations(page);
          await page.addInitScript(() => localStorage.setItem('account:known', '1'));
          await page.route('**/api/account/session', answer);
          const asked = page.waitForRequest('**/api/account/session');
          await openPage(page, '/books');
          await asked;
          await advance(page, 10_000);
          await expect(account.loginToBuy).toBeVisible();
          await page.getByRole('banner').getByRole('button', { name: words.login }).click();
          await expect(account.dialog).toBeVisible();
        },
      });
    await asNewVisitors(context, {
      'buttons come back where no script loads': async ({ page, account }) => {
        await holdAnimations(page);
        await page.addInitScript(() => localStorage.setItem('account:known', '1'));
        await page.route('**/*.js', (route) => route.fulfill({ body: '' }));
        await page.goto('/books');
        const headerLogin = page.getByRole('banner').getByText(words.login).first();
        await expect(account.loginToBuy).toBeHidden();
        await expect(headerLogin).toBeHidden();
        await page.evaluate(() =>
          document.getAnimations().forEach((animation) => animation.finish()),
        );
        await expect(account.loginToBuy).toBeVisible();
        await expect(headerLogin).toBeVisible();
      },
      'a sign-out reaches every tab and page': async ({ page, account, profile }) => {
        const { email, name } = await newAccount();
        await account.open();
        await account.login(email);
        await expect(profile.dialog).toBeVisible();
        const tab = await context.newPage();
        /** Distance from the left; the distance from the top depends on scrolling. */
        const homeLink = async (each: Page) => {
          const main = each
            .getByRole('navigation', { name: shell.navLabel, includeHidden: true })
            .first();
          return (await main.getByText('Home').boundingBox())!.x;
        };
        await tab.goto('/about');
        await expect(
          new Account(tab).badge(name).first(),
          'without a sign of the visitor',
        ).toBeVisible();
        expect(await homeLink(tab), 'the header does not move').toBe(await homeLink(page));
        await profile.dialog.getByRole('button', { name: form.logout }).click();
        for (const each of [page, tab]) {
          await expect(
            each.getByRole('banner').getByRole('button', { name: words.login }),
          ).toBeVisible();
        }
        expect(await account.signedInUser()).toBeNull();

        // The tab would request the session again, and its answer renews the cookie that is cleared below.
        await tab.close();
        await account.loginToBuy.click();
        await account.login(email);
        await expect(profile.dialog).toBeVisible();
        await context.clearCookies();
        await reload(page);
        await expect(account.loginToBuy).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('account:known'))).toBeNull();
      },
      'a sign-out that fails says so': async ({ page, account }) => {
        const { name } = await account.signInToBuy();
        await page.keyboard.press('Escape');
        for (const fail of [
          (route: Route) => route.fulfill({ status: 403 }),
          (route: Route) => route.abort(),
        ]) {
          await page.route('**/api/account/session', fail);
          await account.logoutButton.click();
          await expect(toast(page, toasts.logoutFailed.title)).toBeVisible();
          await expect(toast(page, toasts.logoutFailed.text)).toBeVisible();
          await expect(account.badge(name).first()).toBeVisible();
          await page.unroute('**/api/account/session');
          await toastRegion(page).getByRole('button', { name: shell.toasts.close }).click();
          await expect(toast(page, toasts.logoutFailed.title)).toHaveCount(0);
        }
        await account.logoutButton.click();
        await expect(account.badge(name)).toHaveCount(0);
        expect(await account.signedInUser()).toBeNull();
      },
      'Logout keeps its text beside a long name': async ({ page, account }) => {
        await account.signInNew('Lakshminarayana Venkatasubramanian Krishnamurthy');
        // The profile cannot be closed; the page below it is measured all the same.
        const logout = page
          .getByRole('banner', { includeHidden: true })
          .getByRole('button', { name: words.logout, includeHidden: true })
          .filter({ visible: true });
        const isCut = () => logout.evaluate((button) => button.scrollWidth > button.clientWidth);
        expect(await isCut()).toBe(false);
        await page.setViewportSize({ width: 320, height: 740 });
        await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')!.showPopover());
        expect(await isCut()).toBe(false);
      },
    });
  },
);

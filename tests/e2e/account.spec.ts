import { type Locator, type Page, type Route } from '@playwright/test';
import { locales } from '@/lib/words/locale';
import { Account, firebase, newAccount, newAddress, PASSWORD } from '../support/account';
import { holdAnimations, pauseClock } from '../support/clock';
import { holdLazyFiles } from '../support/network';
import {
  expectNoDialog,
  menuButton,
  openPage,
  reload,
  toast,
  toasts as toastRegion,
} from '../support/page';
import { advance, expect, test } from '../support/test';
import { account as words, payment as pay, profile as form, shell } from '../support/words';
import { Profile } from '../support/profile';
import { Payment } from '../support/payment';

const { toasts } = words;

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource/));

test(
  'account: a new visitor registers, completes the profile, pays and can buy',
  { tag: ['@phone', '@eager', '@shop'] },
  async ({ page, context, sheet, account, profile, payment }) => {
    const email = newAddress();
    await account.open();
    await account.register({ name: 'Asha Rao', email, password: PASSWORD });
    await expect(toast(page, toasts.registerDone.title)).toBeVisible();
    await expect(profile.dialog).toBeVisible();
    await expect(account.dialog).toBeHidden();
    await expect(payment.profileFirst).toBeDisabled();
    const mails = await firebase().mails(email);
    expect(mails.map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);

    await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await expect(profile.dialog, 'cannot be dismissed').toBeVisible();

    await profile.fill();
    await profile.save();
    await expect(toast(page, form.toasts.done.title)).toBeVisible();
    await expect(payment.dialog).toBeVisible();
    const close = payment.dialog.getByRole('button', { name: pay.dialog.close });
    await close.click({ trial: true });
    await expect(toast(page, form.toasts.done.title), 'is not over the button').toBeVisible();
    const [row] = await sheet.received(email);
    const user = await account.signedInUser();
    expect(row!.json).toMatchObject({
      ...{ name: 'Asha Rao', email, uid: user!.id, phone: "'+919876543210" },
      ...{ dateOfBirth: '2000-02-29', gender: 'female', streetAddress: '12, MI Road' },
      ...{ city: 'Jaipur', state: 'Rajasthan', country: 'India', marketingConsent: 'No' },
    });

    await reload(page);
    await expect(payment.dialog, 'a reload goes on with the payment').toBeVisible();
    await payment.submit();
    await payment.confirmation
      .getByRole('button', { name: pay.dialog.confirmation.continue })
      .click();
    await expectNoDialog(page);
    await expect(account.badge('Asha Rao').first()).toBeAttached();
    await expect(payment.buy).toBeVisible();
    await expect.poll(async () => (await account.signedInUser())?.profileCompleted).toBe(true);
    expect(await profile.completedBy()).toBe(user!.id);

    const cookie = (await context.cookies()).find(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  },
);

for (const { paths, words: texts } of Object.values(locales)) {
  test(
    `account: a buyer by email comes from ${paths.books} to the thanks by five presses`,
    { tag: ['@phone', '@long', '@shop'] },
    async ({ page, account, profile, payment }) => {
      const { labels } = texts.profile;
      await openPage(page, paths.books);
      /** Without a scroll. */
      const press = async (button: Locator) => {
        await expect(button).toBeInViewport({ ratio: 1 });
        await button.tap();
      };
      const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });
      /** As a phone's keyboard goes on to the next field. */
      const typeInto = async (first: Locator, values: string[]) => {
        await first.focus();
        for (const value of values) {
          await page.keyboard.type(value);
          do await page.keyboard.press('Tab');
          while (await page.evaluate(() => !document.activeElement?.matches('input, select')));
        }
      };
      await account.loginToBuy.evaluate((button) =>
        button.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await press(account.loginToBuy);
      const submit = inDialog(texts.account.registerForm.submit);
      await expect(submit).toBeInViewport({ ratio: 1 });
      const name = account.registerPanel.getByLabel(texts.account.registerForm.name);
      const email = newAddress();
      await typeInto(name, ['Asha Rao', email, PASSWORD]);
      await page.keyboard.type(PASSWORD);
      await press(submit);
      const next = inDialog(texts.profile.next);
      await expect(next).toBeInViewport({ ratio: 1 });
      await profile.field(labels.phone).fill('98765 43210');
      await profile.field(labels.dateOfBirth).fill('2000-02-29');
      await profile.field(labels.gender).selectOption('female');
      await press(next);
      await typeInto(profile.field(labels.street), ['12, MI Road', 'Jaipur']);
      await page.keyboard.type('Rajasthan');
      await press(inDialog(texts.profile.submit));
      await press(inDialog(texts.payment.dialog.submitted));
      await expect(payment.confirmation).toBeVisible();
    },
  );
}

test(
  'account: a buyer buys on a second device',
  { tag: ['@long', '@shop'] },
  async ({ browser, account }) => {
    const visitor = await account.signInToBuy();
    await expect.poll(async () => (await account.signedInUser())?.profileCompleted).toBe(true);

    const second = await browser.newContext();
    await pauseClock(second);
    const other = await second.newPage();
    const there = new Account(other);
    await there.open();
    await there.login(visitor.email);
    await expect(toast(other, toasts.loginDone.title)).toBeVisible();
    await expect(new Payment(other).purchase).toBeVisible();
    await expect(new Profile(other).dialog).toHaveCount(0);
    expect(await new Profile(other).completedBy()).toBe(visitor.id);
    await second.close();
  },
);

for (const [what, answer] of [
  ['fails', (route: Route) => route.fulfill({ status: 500 })],
  ['never answers', () => {}],
] as const) {
  const tag = what === 'fails' ? ['@shop'] : ['@shop', '@long'];
  test(
    `session: a request that ${what} takes no button away`,
    { tag },
    async ({ page, account }) => {
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
  );
}

test(
  'session: buttons come back where no script loads',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
    await holdAnimations(page);
    await page.addInitScript(() => localStorage.setItem('account:known', '1'));
    await page.route('**/*.js', (route) => route.fulfill({ body: '' }));
    await page.goto('/books');
    const headerLogin = page.getByRole('banner').getByText(words.login).first();
    await expect(account.loginToBuy).toBeHidden();
    await expect(headerLogin).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(account.loginToBuy).toBeVisible();
    await expect(headerLogin).toBeVisible();
  },
);

test(
  'sign-out: reaches every tab and page',
  { tag: ['@long', '@shop'] },
  async ({ page, context, account, profile }) => {
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
);

test(
  'sign-out: shows an error when it fails',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
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
);

test(
  'Logout: keeps its text beside a long name',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
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
);

test(
  'menu: its Login says that it is opening',
  { tag: ['@phone', '@long', '@shop'] },
  async ({ page, account }) => {
    await openPage(page, '/about');
    const release = await holdLazyFiles(page);
    await menuButton(page).click();
    const menu = page.locator('[popover]');
    await menu.getByRole('button', { name: words.login }).click();
    await expect(menu.getByRole('button', { name: words.loginBusy })).toBeVisible();
    release();
    await expect(account.dialog).toBeVisible();
    await expect(page.getByRole('navigation', { name: shell.menu, exact: true })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
  },
);

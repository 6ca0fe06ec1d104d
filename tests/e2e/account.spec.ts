import { type Locator, type Page, type Route } from '@playwright/test';
import { locales } from '@/lib/locale';
import {
  authDialog,
  badge,
  buy,
  completedProfile,
  confirmation,
  expectNoDialog,
  fillProfile,
  firebase,
  form,
  login,
  loginToBuy,
  logoutButton,
  newAccount,
  newAddress,
  openAuth,
  PASSWORD,
  pay,
  paymentDialog,
  profileDialog,
  profileField,
  profileFirst,
  purchaseDialog,
  register,
  registerPanel,
  save,
  signedInUser,
  signInToBuy,
  words,
} from '../support/account';
import { holdLazyFiles } from '../support/network';
import {
  menuButton,
  openPage,
  reloadAfterDialog,
  stopClock,
  toast,
  toasts as toastRegion,
} from '../support/page';
import { expect, test } from '../support/test';
import { shell } from '../support/words';

const { toasts } = words;

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource/));

test(
  'account: a new visitor registers, completes the profile, pays and can buy',
  { tag: ['@phone', '@eager'] },
  async ({ page, context, sheet }) => {
    const email = newAddress();
    await page.clock.install();
    await openAuth(page);
    await register(page, { name: 'Asha Rao', email, password: PASSWORD });
    await expect(toast(page, toasts.registerDone.title)).toBeVisible();
    await expect(profileDialog(page)).toBeVisible();
    await expect(authDialog(page)).toBeHidden();
    await expect(profileFirst(page)).toBeDisabled();
    const mails = await firebase().mails(email);
    expect(mails.map(({ requestType }) => requestType)).toEqual(['VERIFY_EMAIL']);

    await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await expect(profileDialog(page), 'cannot be dismissed').toBeVisible();

    await fillProfile(page);
    await save(page);
    await expect(toast(page, form.toasts.done.title)).toBeVisible();
    await stopClock(page);
    await expect(paymentDialog(page)).toBeVisible();
    const close = paymentDialog(page).getByRole('button', { name: pay.dialog.close });
    await close.click({ trial: true });
    await expect(toast(page, form.toasts.done.title), 'is not over the button').toBeVisible();
    await page.clock.resume();
    const [row] = await sheet.received(email);
    const user = await signedInUser(page);
    expect(row!.json).toMatchObject({
      ...{ name: 'Asha Rao', email, uid: user!.id, phone: "'+919876543210" },
      ...{ dateOfBirth: '2000-02-29', gender: 'female', streetAddress: '12, MI Road' },
      ...{ city: 'Jaipur', state: 'Rajasthan', country: 'India', marketingConsent: 'No' },
    });

    await reloadAfterDialog(page);
    await expect(paymentDialog(page), 'a reload goes on with the payment').toBeVisible();
    await paymentDialog(page).getByRole('button', { name: pay.dialog.submitted }).click();
    await confirmation(page)
      .getByRole('button', { name: pay.dialog.confirmation.continue })
      .click();
    await expectNoDialog(page);
    await expect(badge(page, 'Asha Rao').first()).toBeAttached();
    await expect(buy(page)).toBeVisible();
    await expect.poll(async () => (await signedInUser(page))?.profileCompleted).toBe(true);
    expect(await completedProfile(page)).toBe(user!.id);

    const cookie = (await context.cookies()).find(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  },
);

for (const { paths, words: texts } of Object.values(locales)) {
  test(
    `account: a buyer by email comes from ${paths.books} to the thanks by four presses`,
    { tag: '@phone' },
    async ({ page }) => {
      const { account, profile, payment } = texts;
      await openPage(page, paths.books);
      /** Without a scroll. */
      const press = async (button: Locator) => {
        await expect(button).toBeInViewport({ ratio: 1 });
        const { x, y, width, height } = (await button.boundingBox())!;
        await page.touchscreen.tap(x + width / 2, y + height / 2);
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
      await loginToBuy(page).evaluate((button) =>
        button.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await press(loginToBuy(page));
      const submit = inDialog(account.registerForm.submit);
      await expect(submit).toBeInViewport({ ratio: 1 });
      const name = registerPanel(page).getByLabel(account.registerForm.name);
      const email = newAddress();
      await typeInto(name, ['Asha Rao', email, PASSWORD]);
      await page.keyboard.type(PASSWORD);
      await press(submit);
      const saving = inDialog(profile.submit);
      await expect(saving).toBeInViewport({ ratio: 1 });
      await profileField(page, profile.labels.phone).fill('98765 43210');
      await profileField(page, profile.labels.dateOfBirth).fill('2000-02-29');
      await profileField(page, profile.labels.gender).selectOption('female');
      await typeInto(profileField(page, profile.labels.street), ['12, MI Road', 'Jaipur']);
      await page.keyboard.type('Rajasthan');
      await press(saving);
      await press(inDialog(payment.dialog.submitted));
      await expect(confirmation(page)).toBeVisible();
    },
  );
}

test('account: a buyer buys on a second device, beside another user', async ({ page, browser }) => {
  const visitor = await signInToBuy(page);
  await expect.poll(async () => (await signedInUser(page))?.profileCompleted).toBe(true);

  const second = await browser.newContext();
  const other = await second.newPage();
  await openAuth(other);
  await login(other, visitor.email);
  await expect(toast(other, toasts.loginDone.title)).toBeVisible();
  await expect(purchaseDialog(other)).toBeVisible();
  await expect(profileDialog(other)).toHaveCount(0);
  expect(await completedProfile(other)).toBe(visitor.id);

  await other.keyboard.press('Escape');
  await logoutButton(other).click();
  const sister = await newAccount({ name: 'Mira Rao' });
  await loginToBuy(other).click();
  await login(other, sister.email);
  await profileDialog(other).getByRole('button', { name: form.logout }).click();
  await loginToBuy(other).click();
  await login(other, visitor.email);
  await expect(purchaseDialog(other)).toBeVisible();
  await second.close();
});

for (const [what, answer] of [
  ['fails', (route: Route) => route.fulfill({ status: 500 })],
  ['never answers', () => {}],
] as const) {
  test(`session: a request that ${what} takes no button away`, async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => localStorage.setItem('account:known', '1'));
    await page.route('**/api/account/session', answer);
    const asked = page.waitForRequest('**/api/account/session');
    await openPage(page, '/books');
    await asked;
    await page.clock.runFor(10_000);
    await expect(loginToBuy(page)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: words.login }).click();
    await expect(authDialog(page)).toBeVisible();
  });
}

test('session: buttons are not hidden for good where no script loads', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('account:known', '1'));
  await page.route('**/*.js', (route) => route.fulfill({ body: '' }));
  await page.goto('/books');
  const headerLogin = page.getByRole('banner').getByText(words.login).first();
  await expect(loginToBuy(page)).toBeHidden();
  await expect(headerLogin).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(loginToBuy(page)).toBeVisible();
  await expect(headerLogin).toBeVisible();
});

test('sign-out: reaches every tab; a page sees a lost session', async ({ page, context }) => {
  const { email, name } = await newAccount();
  await openAuth(page);
  await login(page, email);
  await expect(profileDialog(page)).toBeVisible();
  const tab = await context.newPage();
  /** Distance from the left; the distance from the top depends on scrolling. */
  const homeLink = async (each: Page) => {
    const main = each
      .getByRole('navigation', { name: shell.navLabel, includeHidden: true })
      .first();
    return (await main.getByText('Home').boundingBox())!.x;
  };
  await tab.goto('/about');
  await expect(badge(tab, name).first(), 'without a sign of the visitor').toBeVisible();
  expect(await homeLink(tab), 'the header does not move').toBe(await homeLink(page));
  await profileDialog(page).getByRole('button', { name: form.logout }).click();
  for (const each of [page, tab]) {
    await expect(each.getByRole('banner').getByRole('button', { name: words.login })).toBeVisible();
  }
  expect(await signedInUser(page)).toBeNull();

  // The tab would request the session again, and its answer renews the cookie that is cleared below.
  await tab.close();
  await loginToBuy(page).click();
  await login(page, email);
  await expect(profileDialog(page)).toBeVisible();
  await context.clearCookies();
  await reloadAfterDialog(page);
  await expect(loginToBuy(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('account:known'))).toBeNull();
});

test('sign-out: says that the visitor is still signed in when it fails', async ({ page }) => {
  const { name } = await signInToBuy(page);
  await page.keyboard.press('Escape');
  for (const fail of [
    (route: Route) => route.fulfill({ status: 403 }),
    (route: Route) => route.abort(),
  ]) {
    await page.route('**/api/account/session', fail);
    await logoutButton(page).click();
    await expect(toast(page, toasts.logoutFailed.title)).toBeVisible();
    await expect(toast(page, toasts.logoutFailed.text)).toBeVisible();
    await expect(badge(page, name).first()).toBeVisible();
    await page.unroute('**/api/account/session');
    await toastRegion(page).getByRole('button', { name: shell.toasts.close }).click();
    await expect(toast(page, toasts.logoutFailed.title)).toHaveCount(0);
  }
  await logoutButton(page).click();
  await expect(badge(page, name)).toHaveCount(0);
  expect(await signedInUser(page)).toBeNull();
});

test('menu: its Login says that it is opening', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/about');
  const release = await holdLazyFiles(page);
  await menuButton(page).click();
  const menu = page.locator('[popover]');
  await menu.getByRole('button', { name: words.login }).click();
  await expect(menu.getByRole('button', { name: words.loginBusy })).toBeVisible();
  release();
  await expect(authDialog(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: shell.menu, exact: true })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
});

import { type Locator, type Page } from '@playwright/test';
import { shell } from '@/content/en/shell';
import {
  authDialog,
  badge,
  buy,
  signInCompleted,
  fillProfile,
  firebase,
  form,
  login,
  loginToBuy,
  newAddress,
  openAuth,
  PASSWORD,
  pay,
  paymentDialog,
  profileDialog,
  profileFirst,
  purchaseDialog,
  register,
  registered,
  said,
  save,
  signedInUser,
  toast,
  words,
} from '../support/account';
import { holdLazyFiles } from '../support/lazy';
import { expect, hydrated, test } from '../support/test';

const { toasts } = words;

/** The browser's console message about a refusal of the identity provider. */
const refused = /^console: Failed to load resource: .* 400/;

test.beforeEach(({ problems }) => problems.allow(refused));

async function expectMessage(page: Page, { title, text }: { title: string; text: string }) {
  await expect(toast(page, title)).toBeVisible();
  await expect(said(page, title)).toContainText(text);
}

test(
  'account: a new visitor registers, completes the profile, pays and can buy',
  { tag: '@both' },
  async ({ page, context, sheet }) => {
    const email = newAddress();
    await openAuth(page);
    await register(page, { name: 'Asha Rao', email, password: PASSWORD });
    await expect(toast(page, toasts.registerDone.title)).toBeVisible();
    await expect(profileDialog(page)).toBeVisible();
    await expect(authDialog(page)).toBeHidden();
    await expect(profileFirst(page)).toBeDisabled();
    expect((await firebase().mails(email)).map((mail) => mail.requestType)).toEqual([
      'VERIFY_EMAIL',
    ]);

    await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await expect(profileDialog(page)).toBeVisible();

    await fillProfile(page);
    await save(page);
    await expect(toast(page, form.toasts.done.title)).toBeVisible();
    await expect(paymentDialog(page)).toBeVisible();
    const close = paymentDialog(page).getByRole('button', { name: pay.dialog.close });
    await close.click({ trial: true, timeout: 3_000 });
    await expect(toast(page, form.toasts.done.title), 'is not over the button').toBeVisible();
    const [row] = await sheet.received(email);
    const user = await signedInUser(page);
    const { timestamp, ...sent } = row!.json as Record<string, string>;
    expect(sent).toEqual({
      name: 'Asha Rao',
      email,
      uid: user!.id,
      phone: "'+919876543210",
      dateOfBirth: '2000-02-29',
      gender: 'female',
      streetAddress: '12, MI Road',
      city: 'Jaipur',
      state: 'Rajasthan',
      zipCode: '',
      country: 'India',
      parentName: '',
      parentPhone: '',
      parentEmail: '',
      interests: '',
      currentMathLevel: '',
      learningGoals: '',
      preferredContactMethod: 'email',
      marketingConsent: 'No',
    });
    expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);

    await page.reload();
    await expect(paymentDialog(page), 'a reload goes on with the payment').toBeVisible();
    await paymentDialog(page).getByRole('button', { name: pay.dialog.submitted }).click();
    const confirmation = page.getByRole('dialog', { name: pay.dialog.confirmation.title });
    await confirmation.getByRole('button', { name: pay.dialog.confirmation.continue }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(badge(page, 'Asha Rao').first()).toBeAttached();
    await expect(buy(page)).toBeVisible();
    await expect.poll(async () => (await signedInUser(page))?.profileCompleted).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('account:profile-completed'))).toBe(
      user!.id,
    );

    const cookie = (await context.cookies()).find(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie!.expires).toBeLessThanOrEqual(Date.now() / 1000 + 7 * 86_400 + 5);
  },
);

test('account: a buyer goes straight on to buying on a second device', async ({
  page,
  browser,
}) => {
  const visitor = await signInCompleted(page);
  await expect(toast(page, toasts.loginDone.title)).toBeVisible();
  await expect.poll(async () => (await signedInUser(page))?.profileCompleted).toBe(true);

  const second = await browser.newContext();
  const other = await second.newPage();
  await openAuth(other);
  await login(other, visitor.email);
  await expect(purchaseDialog(other)).toBeVisible();
  await expect(profileDialog(other)).toHaveCount(0);
  expect(await other.evaluate(() => localStorage.getItem('account:profile-completed'))).toBe(
    visitor.id,
  );

  // Another user of that device is asked for a profile, and the first one stays complete.
  await other.keyboard.press('Escape');
  await other.getByRole('banner').getByRole('button', { name: words.logout }).click();
  const sister = await registered('Mira Rao');
  await loginToBuy(other).click();
  await login(other, sister.email);
  await profileDialog(other).getByRole('button', { name: form.logout }).click();
  await loginToBuy(other).click();
  await login(other, visitor.email);
  await expect(purchaseDialog(other)).toBeVisible();
  await second.close();
});

test('sign-in: shows each failure beside the fields and as a toast', async ({ page }) => {
  const taken = await registered();
  await openAuth(page);
  await authDialog(page).getByRole('button', { name: words.loginForm.submit }).click();
  await expect(authDialog(page).getByText(words.errors.email)).toBeVisible();
  await expect(page.getByLabel(words.loginForm.email, { exact: true })).toBeFocused();

  await login(page, taken.email, 'not-the-password');
  await expectMessage(page, toasts.loginFailed);
  await login(page, newAddress());
  await expectMessage(page, toasts.loginFailed);

  const typed = { name: 'Asha', email: taken.email, password: 'five5' };
  await register(page, { ...typed, password: PASSWORD, confirm: 'another' });
  await expectMessage(page, toasts.mismatch);
  await expect(page.getByLabel(words.registerForm.confirm, { exact: true })).toBeFocused();
  await register(page, { ...typed, confirm: 'other' });
  await expectMessage(page, toasts.mismatch);
  await register(page, typed);
  await expectMessage(page, toasts.weak);
  await register(page, { ...typed, password: PASSWORD });
  await expectMessage(page, toasts.registerFailed);
  await expect(page.getByLabel(words.registerForm.name, { exact: true })).toHaveValue('Asha');
  expect(await signedInUser(page)).toBeNull();

  const panel = authDialog(page).getByRole('tabpanel', { name: words.dialog.tabs.register });
  const box = panel.getByLabel(words.registerForm.password, { exact: true });
  const show = panel.getByRole('button', { name: words.dialog.showPassword }).first();
  await show.click();
  await expect(box).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
});

test('register form: marks all empty fields at the first press and focuses the first', async ({
  page,
}) => {
  const { registerForm: labels, errors } = words;
  await openAuth(page);
  await register(page, { name: '', email: '', password: '' });
  await expectMessage(page, toasts.weak);
  const panel = authDialog(page).getByRole('tabpanel', { name: words.dialog.tabs.register });
  const box = (label: string) => panel.getByLabel(label, { exact: true });
  for (const [label, sentence] of [
    [labels.name, errors.name],
    [labels.email, errors.email],
    [labels.password, toasts.weak.text],
    [labels.confirm, errors.password],
  ] as const) {
    await expect(box(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(label)).toHaveAccessibleDescription(sentence);
  }
  await expect(box(labels.name)).toBeFocused();
});

test('sign-in: a toast reports a network that is lost while the visitor types', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await openAuth(page);
  await authDialog(page).getByLabel(words.loginForm.email, { exact: true }).fill('asha@example.in');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await login(page, 'asha@example.in');
  await expectMessage(page, toasts.error);
});

test('sign-in: a toast that could not be fetched blocks no later one', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await openAuth(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await login(page, 'asha@example.in');
  await expect(said(page, toasts.error.title)).toContainText(toasts.error.text);
  await context.setOffline(false);
  await login(page, 'asha@example.in');
  await expectMessage(page, toasts.loginFailed);
});

test('sign-in: an error of the identity provider is not taken for a wrong password', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const { email } = await registered();
  await openAuth(page);
  const outages = { 500: 'Internal error encountered.', 503: 'The service is unavailable.' };
  for (const [code, message] of Object.entries(outages)) {
    const address = '**/accounts:signInWithPassword?*';
    await page.route(address, (route) =>
      route.fulfill({
        status: Number(code),
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: Number(code), message } },
      }),
    );
    await login(page, email);
    await expectMessage(page, toasts.error);
    await page.unroute(address);
    await login(page, email, 'not-the-password');
    await expectMessage(page, toasts.loginFailed);
  }
});

test('password reset: gives the same answer with and without an account', async ({ page }) => {
  const visitor = await registered();
  for (const email of [visitor.email, newAddress()]) {
    await openAuth(page);
    await authDialog(page).getByRole('button', { name: words.loginForm.forgot }).click();
    const dialog = page.getByRole('dialog', { name: words.reset.title });
    await expect(dialog.getByLabel(words.reset.email)).toBeFocused();
    await dialog.getByLabel(words.reset.email).fill(email);
    await dialog.getByRole('button', { name: words.reset.submit }).click();
    await expect(dialog.getByRole('status')).toContainText(words.reset.done);
  }
  const mails = await firebase().mails(visitor.email);
  expect(mails.map(({ requestType }) => requestType)).toEqual(['PASSWORD_RESET']);
});

test('sign-out: reaches every tab, and a lost session is noticed', async ({ page, context }) => {
  const visitor = await signInCompleted(page);
  const tab = await context.newPage();
  /** Distance from the left; the distance from the top depends on scrolling. */
  const home = async (each: Page) => {
    const main = each.getByRole('navigation', { name: 'Main', includeHidden: true });
    return (await main.getByText('Home').boundingBox())!.x;
  };
  const still = await home(page);
  await tab.goto('/about');
  await expect(badge(tab, visitor.name).first(), 'without a sign of the visitor').toBeVisible();
  expect(await home(tab), 'the header stands still').toBe(still);

  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: words.logout }).click();
  for (const each of [page, tab]) {
    const loginButton = each.getByRole('banner').getByRole('button', { name: words.login });
    await expect(loginButton).toBeVisible();
  }
  expect(await signedInUser(page)).toBeNull();

  // It would ask for the session again, whose answer renews the cookie that is taken away below.
  await tab.close();
  await openAuth(page);
  await login(page, visitor.email);
  await expect(badge(page, visitor.name).first()).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(loginToBuy(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('account:known'))).toBeNull();
});

const colours = (button: Locator) =>
  button.evaluate((element) => {
    const { color, backgroundColor, opacity } = getComputedStyle(element);
    return { color, backgroundColor, opacity };
  });

for (const isHydrated of [false, true]) {
  test(
    `Login to Buy: says at once that it opens, ${isHydrated ? 'after' : 'before'} the framework`,
    { tag: ['@both', '@late'] },
    async ({ page }) => {
      await page.goto('/books');
      if (isHydrated) await hydrated(page);
      const release = await holdLazyFiles(page);
      const atRest = await colours(loginToBuy(page));
      await loginToBuy(page).click();
      const opening = page.getByRole('main').getByRole('button', { name: pay.button.busy });
      await expect(opening).toBeVisible();
      expect(await colours(opening)).toEqual(atRest);
      release();
      await expect(authDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(loginToBuy(page)).toBeFocused();
    },
  );
}

test(
  'Login in the menu: says that it opens until the dialog does',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const release = await holdLazyFiles(page);
    const menuButton = page.getByRole('button', { name: shell.menu });
    await menuButton.click();
    const menu = page.locator('[popover]');
    await menu.getByRole('button', { name: words.login }).click();
    await expect(menu.getByRole('button', { name: words.loginBusy })).toBeVisible();
    release();
    await expect(authDialog(page)).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menuButton).toBeFocused();
  },
);

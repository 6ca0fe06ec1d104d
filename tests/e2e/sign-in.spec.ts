import { type Page, type Route } from '@playwright/test';
import { pricedBooks } from '@/content/books';
import { fill, formatRupees } from '@/lib/text/format';
import {
  authDialog,
  badge,
  dialogAlert,
  expectFailure,
  firebase,
  login,
  loginPanel,
  loginToBuy,
  newAccount,
  newAddress,
  openAuth,
  PASSWORD,
  price,
  register,
  registerPanel,
  resetPassword,
  signedInUser,
  words,
} from '../support/account';
import { openPage } from '../support/page';
import { expect, expectDialogConformance, scriptsLoaded, test } from '../support/test';

const { toasts, errors, loginForm, registerForm } = words;
const submit = (page: Page) => loginPanel(page).getByRole('button', { name: loginForm.submit });

test.beforeEach(({ problems }) =>
  problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/),
);

test('sign-in: shows each failure beside its fields and as a toast', async ({ page }) => {
  const taken = await newAccount();
  await openAuth(page);
  await submit(page).click();
  await expect(authDialog(page).getByText(errors.email)).toBeVisible();
  await expect(loginPanel(page).getByLabel(loginForm.email, { exact: true })).toBeFocused();
  await expectDialogConformance(page);
  await login(page, taken.email, 'not-the-password');
  await expectFailure(page, toasts.loginFailed);
  await login(page, newAddress());
  await expectFailure(page, toasts.loginFailed);

  const typed = { name: 'Asha', email: taken.email, password: 'five5' };
  const box = (label: string) => registerPanel(page).getByLabel(label, { exact: true });
  await register(page, { name: '', email: '', password: '' });
  await expectFailure(page, toasts.weak);
  for (const [label, sentence] of [
    [registerForm.name, errors.name],
    [registerForm.email, errors.email],
    [registerForm.password, toasts.weak.text],
    [registerForm.confirm, errors.password],
  ] as const) {
    await expect(box(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(label)).toHaveAccessibleDescription(sentence);
  }
  await expect(box(registerForm.name)).toBeFocused();
  await register(page, { ...typed, password: PASSWORD, confirm: 'another' });
  await expectFailure(page, toasts.mismatch);
  await expect(box(registerForm.confirm)).toBeFocused();
  await expectDialogConformance(page);
  await register(page, { ...typed, confirm: 'other' });
  await expectFailure(page, toasts.mismatch);
  await register(page, typed);
  await expectFailure(page, toasts.weak);
  await register(page, { ...typed, password: PASSWORD });
  await expectFailure(page, toasts.registerFailed);
  await expect(box(registerForm.name)).toHaveValue('Asha');
  expect(await signedInUser(page)).toBeNull();
  const show = registerPanel(page).getByRole('button', { name: words.dialog.showPassword }).first();
  await show.click();
  await expect(box(registerForm.password)).toHaveAttribute('type', 'text');
  const hide = registerPanel(page).getByRole('button', { name: words.dialog.hidePassword }).first();
  await expect(hide).toHaveText(words.dialog.hide);
  expect(words.dialog.hidePassword).toContain(words.dialog.hide);
  await hide.click();
  await expect(box(registerForm.password)).toHaveAttribute('type', 'password');
});

test('registration: offers to log in with an email that is in use', async ({ page }) => {
  const { email, name } = await newAccount();
  await openAuth(page);
  await register(page, { name, email, password: PASSWORD });
  await expectFailure(page, toasts.registerFailed);
  await expectDialogConformance(page);
  await page.getByRole('button', { name: registerForm.taken }).click();
  await expect(loginPanel(page).getByLabel(loginForm.email, { exact: true })).toHaveValue(email);
  const password = loginPanel(page).getByLabel(loginForm.password, { exact: true });
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(badge(page, name).first()).toBeAttached();
});

test('sign-in: asks a new browser to register, and one that knows accounts to log in', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.clear());
  const tab = (name: 'login' | 'register') =>
    authDialog(page).getByRole('tab', { name: words.dialog.tabs[name], selected: true });
  const { title } = pricedBooks[0]!;
  const forBook = fill(words.dialog.forBook, { title, price: formatRupees(price.upi, 'en-IN') });
  await openPage(page, '/books');
  await loginToBuy(page).click();
  await expect(tab('register')).toBeVisible();
  await expect(authDialog(page)).toHaveAccessibleDescription(forBook);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: words.login }).click();
  await expect(tab('login')).toBeVisible();
  await expect(authDialog(page)).toHaveAccessibleDescription(words.dialog.description);
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.setItem('buying', '{"hasSignedIn":true}'));
  await loginToBuy(page).click();
  await expect(tab('login')).toBeVisible();
});

test('password reset: gives the same answer with and without an account', async ({ page }) => {
  const visitor = await newAccount();
  const other = newAddress();
  for (const email of [visitor.email, other]) {
    await openAuth(page);
    await resetPassword(page, email);
    await expect(page.getByRole('dialog')).toBeFocused();
  }
  await expectDialogConformance(page);
  const { reset } = words;
  await expect(authDialog(page)).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: reset.again }).click();
  await expect(page.getByRole('dialog').getByLabel(reset.email)).toHaveValue(other);
  await page.getByRole('button', { name: reset.submit }).click();
  await page.getByRole('button', { name: reset.back }).click();
  await expect(loginPanel(page).getByLabel(loginForm.email, { exact: true })).toHaveValue(other);
  await expect(loginPanel(page).getByLabel(loginForm.password, { exact: true })).toBeFocused();
  const mails = await firebase().mails(visitor.email);
  expect(mails.map(({ requestType }) => requestType)).toEqual(['PASSWORD_RESET']);
});

test('sign-in: reports a lost network, and the failure after it', async ({ page, context }) => {
  await openAuth(page);
  // The chunk of toasts is lost too, and has to be requested again.
  await context.setOffline(true);
  await login(page, 'asha@example.in');
  await expect(dialogAlert(page, toasts.error.title)).toContainText(toasts.error.text);
  await context.setOffline(false);
  await login(page, 'asha@example.in');
  await expectFailure(page, toasts.loginFailed);
});

test('sign-in: shows a toast when the network is lost in between', async ({ page, context }) => {
  await openAuth(page);
  await loginPanel(page).getByLabel(loginForm.email, { exact: true }).fill('asha@example.in');
  await scriptsLoaded();
  await context.setOffline(true);
  await login(page, 'asha@example.in');
  await expectFailure(page, toasts.error);
});

test('sign-in: tells an error of the provider from a wrong password', async ({ page }) => {
  const { email } = await newAccount();
  await openAuth(page);
  for (const status of [500, 503]) {
    const address = '**/accounts:signInWithPassword?*';
    const headers = { 'access-control-allow-origin': '*' };
    const json = { error: { code: status, message: 'The service is unavailable.' } };
    await page.route(address, (route) => route.fulfill({ status, headers, json }));
    await login(page, email);
    await expectFailure(page, toasts.error);
    await page.unroute(address);
    await login(page, email, 'not-the-password');
    await expectFailure(page, toasts.loginFailed);
  }
});

test('sign-in: tells a refusal of the server from a failure', async ({ page }) => {
  const { email, name } = await newAccount();
  await openAuth(page);
  for (const [outcome, message] of [
    ['refused', toasts.loginFailed],
    ['unavailable', toasts.error],
  ] as const) {
    await page.route('**/api/account/session', (route) => route.fulfill({ json: { outcome } }));
    await login(page, email);
    await expectFailure(page, message);
    await page.unroute('**/api/account/session');
  }
  await submit(page).click();
  await expect(badge(page, name).first()).toBeAttached();
});

/** Requests about accounts from now on. */
function recordAccountRequests(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/accounts:|\/v1\/token|\/api\/(account|auth)\//.test(request.url()))
      sent.push(request.url());
  });
  return sent;
}

/** Signs in or registers while an address answers late, and expects that nothing comes of it. */
async function expectNothingAfterDeadline(page: Page, address: string, submitForm: () => unknown) {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  await submitForm();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.fastForward(9_500);
  await expectFailure(page, toasts.error);

  const sent = recordAccountRequests(page);
  await page.unroute(address);
  for (const route of held) {
    await route.continue().catch(() => {});
    await route.request().response();
  }
  // What the late answer sets off goes out before these two are answered.
  expect(await signedInUser(page)).toBeNull();
  expect(await signedInUser(page)).toBeNull();
  expect(sent).toEqual([]);
  await expect(dialogAlert(page, toasts.error.title)).toBeVisible();
}

test('sign-in: sends nothing and signs nobody in after a step took too long', async ({ page }) => {
  const { email, name } = await newAccount();
  await page.clock.install();
  const signIn = () => login(page, email);
  const openAndSignIn = async () => {
    await openAuth(page);
    await signIn();
  };
  for (const [address, start] of [
    // The dialog fetches its settings as it opens.
    ['**/api/account/config', openAndSignIn],
    ['**/accounts:signInWithPassword?*', signIn],
    ['**/accounts:lookup?*', signIn],
    ['**/api/account/session', signIn],
  ] as const) {
    await test.step(address, () => expectNothingAfterDeadline(page, address, start));
  }
  await expect(badge(page, name)).toHaveCount(0);
  await submit(page).click();
  await expect(badge(page, name).first()).toBeAttached();
});

test('registration: sends nothing and signs nobody in after it took too long', async ({ page }) => {
  await page.clock.install();
  await openAuth(page);
  const account = { name: 'Asha', email: newAddress(), password: PASSWORD };
  await expectNothingAfterDeadline(page, '**/accounts:signUp?*', () => register(page, account));
  await expect(badge(page, account.name)).toHaveCount(0);
});

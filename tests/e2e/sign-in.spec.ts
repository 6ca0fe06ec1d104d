import { type Page, type Route } from '@playwright/test';
import { fill, formatRupees } from '@/lib/text/format';
import { firebase, newAccount, newAddress, PASSWORD, type Account } from '../support/account';
import { ebook } from '../support/books';
import { dialogAlert, openPage } from '../support/page';
import { advance, expect, expectDialogConformance, scriptsLoaded, test } from '../support/test';
import { account as words } from '../support/words';

const { title, price } = ebook;

const { toasts, errors, help, loginForm, registerForm } = words;
const submit = ({ loginPanel }: Account) =>
  loginPanel.getByRole('button', { name: loginForm.submit });

test.beforeEach(({ problems }) =>
  problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/),
);

test(
  'sign-in: shows each failure beside its fields and as a toast',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
    const taken = await newAccount();
    await account.open();
    await submit(account).click();
    await expect(account.dialog.getByText(errors.email)).toBeVisible();
    await expect(account.loginPanel.getByLabel(loginForm.email, { exact: true })).toBeFocused();
    await expectDialogConformance(page);
    await account.login(taken.email, 'not-the-password');
    await account.expectFailure(toasts.loginFailed);
    const failure = dialogAlert(page, toasts.loginFailed.title);
    await expect(failure).toContainText(help.login);
    const before = await failure.textContent();
    await account.login(newAddress());
    await account.expectFailure(toasts.loginFailed);
    expect(await failure.textContent(), 'of an address without an account').toBe(before);

    const typed = { name: 'Asha', email: taken.email, password: 'five5' };
    const box = (label: string) => account.registerPanel.getByLabel(label, { exact: true });
    await account.register({ ...typed, password: PASSWORD, confirm: 'another' });
    await account.expectRefusal(toasts.mismatch, box(registerForm.confirm));
    await expectDialogConformance(page);
    await account.register(typed);
    await account.expectRefusal(toasts.weak, box(registerForm.password));
    await account.register({ ...typed, password: PASSWORD });
    await account.expectFailure(toasts.registerFailed);
    await expect(box(registerForm.name)).toHaveValue('Asha');
    expect(await account.signedInUser()).toBeNull();
  },
);

test(
  'registration: offers to log in with an email that is in use',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
    const { email, name } = await newAccount();
    await account.open();
    await account.register({ name, email, password: PASSWORD });
    await account.expectFailure(toasts.registerFailed);
    await expectDialogConformance(page);
    await page.getByRole('button', { name: registerForm.taken }).click();
    await expect(account.loginPanel.getByLabel(loginForm.email, { exact: true })).toHaveValue(
      email,
    );
    const password = account.loginPanel.getByLabel(loginForm.password, { exact: true });
    await expect(password).toBeFocused();
    await password.fill(PASSWORD);
    await password.press('Enter');
    await expect(account.badge(name).first()).toBeAttached();
  },
);

test(
  'sign-in: asks new browsers to register, and others to log in',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
    await page.addInitScript(() => localStorage.clear());
    const tab = (name: 'login' | 'register') =>
      account.dialog.getByRole('tab', { name: words.dialog.tabs[name], selected: true });
    const forBook = fill(words.dialog.forBook, { title, price: formatRupees(price.upi, 'en-IN') });
    await openPage(page, '/books');
    await account.loginToBuy.click();
    await expect(tab('register')).toBeVisible();
    await expect(account.dialog).toHaveAccessibleDescription(forBook);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: words.login }).click();
    await expect(tab('login')).toBeVisible();
    await expect(account.dialog).toHaveAccessibleDescription(words.dialog.description);
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.setItem('buying', '{"hasSignedIn":true}'));
    await account.loginToBuy.click();
    await expect(tab('login')).toBeVisible();
  },
);

test(
  'password reset: answers alike with and without an account',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
    const visitor = await newAccount();
    const other = newAddress();
    for (const email of [visitor.email, other]) {
      await account.open();
      await account.resetPassword(email);
      await expect(page.getByRole('dialog')).toBeFocused();
    }
    await expectDialogConformance(page);
    const { reset } = words;
    await expect(account.dialog).toHaveCount(0);
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
    await page.getByRole('button', { name: reset.again }).click();
    await expect(page.getByRole('dialog').getByLabel(reset.email)).toHaveValue(other);
    await page.getByRole('button', { name: reset.submit }).click();
    await page.getByRole('button', { name: reset.back }).click();
    await expect(account.loginPanel.getByLabel(loginForm.email, { exact: true })).toHaveValue(
      other,
    );
    await expect(account.loginPanel.getByLabel(loginForm.password, { exact: true })).toBeFocused();
    const mails = await firebase().mails(visitor.email);
    expect(mails.map(({ requestType }) => requestType)).toEqual(['PASSWORD_RESET']);
  },
);

test(
  'sign-in: shows a toast when the network is lost in between',
  { tag: ['@long', '@shop'] },
  async ({ context, account }) => {
    await account.open();
    await account.loginPanel.getByLabel(loginForm.email, { exact: true }).fill('asha@example.in');
    await scriptsLoaded();
    await context.setOffline(true);
    await account.login('asha@example.in');
    await account.expectFailure(toasts.error);
  },
);

test(
  'sign-in: tells a refusal from a failure of provider and server',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
    const { email, name } = await newAccount();
    await account.open();
    const headers = { 'access-control-allow-origin': '*' };
    const json = { error: { code: 503, message: 'The service is unavailable.' } };
    const tooMany = { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Try later.' } };
    const limited = { status: 400, headers, json: tooMany };
    for (const [address, answer, message] of [
      ['**/accounts:signInWithPassword?*', limited, { ...toasts.loginFailed, text: help.tooMany }],
      ['**/accounts:signInWithPassword?*', { status: 503, headers, json }, toasts.error],
      ['**/api/account/session', { json: { outcome: 'refused' } }, toasts.loginFailed],
      ['**/api/account/session', { json: { outcome: 'unavailable' } }, toasts.error],
    ] as const) {
      await page.route(address, (route) => route.fulfill(answer));
      await account.login(email);
      await account.expectFailure(message);
      await page.unroute(address);
    }
    await submit(account).click();
    await expect(account.badge(name).first()).toBeAttached();
  },
);

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
async function expectNothingAfterDeadline(
  account: Account,
  address: string,
  submitForm: () => unknown,
) {
  const { page } = account;
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  await submitForm();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await advance(page, 9_500);
  await account.expectFailure(toasts.error);

  const sent = recordAccountRequests(page);
  await page.unroute(address);
  for (const route of held) {
    await route.continue().catch(() => {});
    await route.request().response();
  }
  // What the late answer sets off goes out before these two are answered.
  expect(await account.signedInUser()).toBeNull();
  expect(await account.signedInUser()).toBeNull();
  expect(sent).toEqual([]);
  await expect(dialogAlert(page, toasts.error.title)).toBeVisible();
}

test(
  'sign-in: sends nothing after a step took too long',
  { tag: ['@long', '@shop'] },
  async ({ account }) => {
    const { email, name } = await newAccount();
    const other = { name: 'Sita', email: newAddress(), password: PASSWORD };
    const signIn = () => account.login(email);
    const openAndSignIn = async () => {
      await account.open();
      await signIn();
    };
    for (const [address, start] of [
      // The dialog fetches its settings as it opens.
      ['**/api/account/config', openAndSignIn],
      ['**/accounts:signInWithPassword?*', signIn],
      ['**/accounts:lookup?*', signIn],
      ['**/api/account/session', signIn],
      ['**/accounts:signUp?*', () => account.register(other)],
    ] as const) {
      await test.step(address, () => expectNothingAfterDeadline(account, address, start));
    }
    for (const each of [name, other.name]) await expect(account.badge(each)).toHaveCount(0);
    await account.login(email);
    await expect(account.badge(name).first()).toBeAttached();
  },
);

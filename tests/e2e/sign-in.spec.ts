import { type Page, type Route } from '@playwright/test';
import {
  authDialog,
  badge,
  dialogAlert,
  expectFailure,
  firebase,
  login,
  loginPanel,
  newAccount,
  newAddress,
  openAuth,
  PASSWORD,
  register,
  registerPanel,
  resetPassword,
  signedInUser,
  words,
} from '../support/account';
import { allowGoogle, googleTalk } from '../support/google';
import { toast } from '../support/page';
import { expect, expectDialogConformance, test } from '../support/test';

const { toasts, errors, loginForm, registerForm } = words;
const submit = (page: Page) => loginPanel(page).getByRole('button', { name: loginForm.submit });

test.beforeEach(({ problems }) =>
  problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/),
);

test('sign-in: shows each failure beside the fields and as a toast', async ({ page }) => {
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
  await expect(show).toHaveAttribute('aria-pressed', 'true');
});

test('register form: marks all empty fields at the first press and focuses the first', async ({
  page,
}) => {
  await openAuth(page);
  await register(page, { name: '', email: '', password: '' });
  await expectFailure(page, toasts.weak);
  const box = (label: string) => registerPanel(page).getByLabel(label, { exact: true });
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
});

test('password reset: gives the same answer with and without an account', async ({ page }) => {
  const visitor = await newAccount();
  for (const email of [visitor.email, newAddress()]) {
    await openAuth(page);
    await resetPassword(page, email);
  }
  await expectDialogConformance(page);
  const mails = await firebase().mails(visitor.email);
  expect(mails.map(({ requestType }) => requestType)).toEqual(['PASSWORD_RESET']);
});

test('sign-in: reports a lost network, and the next failure after it', async ({
  page,
  context,
}) => {
  await openAuth(page);
  // Without the chunk of toasts, which must be asked for again.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await login(page, 'asha@example.in');
  await expect(dialogAlert(page, toasts.error.title)).toContainText(toasts.error.text);
  await context.setOffline(false);
  await login(page, 'asha@example.in');
  await expectFailure(page, toasts.loginFailed);
});

test('sign-in: shows a toast for a network that is lost while the visitor types', async ({
  page,
  context,
}) => {
  await openAuth(page);
  await loginPanel(page).getByLabel(loginForm.email, { exact: true }).fill('asha@example.in');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await login(page, 'asha@example.in');
  await expectFailure(page, toasts.error);
});

test('sign-in: does not take an error of the identity provider for a wrong password', async ({
  page,
}) => {
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

/** Requests about accounts from now on. */
function recordAccountRequests(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/accounts:|\/v1\/token|\/api\/(account|auth)\//.test(request.url()))
      sent.push(request.url());
  });
  return sent;
}

const deadlines: [step: string, address: string, isRegistration?: boolean][] = [
  ['the settings', '**/api/account/config'],
  ['the password', '**/accounts:signInWithPassword?*'],
  ['the account', '**/accounts:lookup?*'],
  ['the session', '**/api/account/session'],
  ['the new account', '**/accounts:signUp?*', true],
];

for (const [step, address, isRegistration = false] of deadlines) {
  test(`sign-in: sends nothing and signs nobody in after ${step} took too long`, async ({
    page,
  }) => {
    const visitor = await newAccount();
    await page.clock.install();
    const held: Route[] = [];
    await page.route(address, (route) => void held.push(route));
    await openAuth(page);
    const { name } = visitor;
    if (isRegistration) await register(page, { name, email: newAddress(), password: PASSWORD });
    else await login(page, visitor.email);
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
    await expect(badge(page, name)).toHaveCount(0);
    if (isRegistration) return;
    await submit(page).click();
    await expect(badge(page, name).first()).toBeAttached();
  });
}

test.describe('Google login', () => {
  test.beforeEach(({ problems, context }) => {
    problems.allow(googleTalk);
    return allowGoogle(context);
  });

  async function openPopup(page: Page) {
    const popup = page.waitForEvent('popup');
    await authDialog(page).getByRole('button', { name: words.dialog.google }).click();
    return popup;
  }

  test('Google login: reports a closed popup and can be tried again', async ({ page }) => {
    await page.clock.install();
    await openAuth(page);
    await (await openPopup(page)).close();
    // Firebase asks every two seconds whether the popup is closed, and waits eight more.
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(dialogAlert(page, toasts.googleFailed.title)).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(toast(page, toasts.googleFailed.title)).toBeVisible();
    await (await openPopup(page)).close();
  });

  test('Google login: signs nobody in after the session took too long', async ({ page }) => {
    await page.clock.install();
    await openAuth(page);
    const popup = await openPopup(page);
    const held: Route[] = [];
    await page.route('**/api/account/session', (route) => void held.push(route));
    await popup.getByText('Add new account').click();
    await popup.locator('#email-input').fill(`${crypto.randomUUID()}@gmail.example`);
    await popup.locator('#display-name-input').fill('Ravi');
    await popup.locator('#sign-in').click();
    await expect.poll(() => held.length).toBe(1);
    await page.clock.fastForward(9_500);
    await expect(dialogAlert(page, toasts.googleError.title)).toContainText(
      toasts.googleError.text,
    );
    await held[0]!.continue().catch(() => {});
    await held[0]!.request().response();
    expect(await signedInUser(page)).toBeNull();
    await expect(authDialog(page)).toBeVisible();
  });

  test.describe('in the browser of another app', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126 Instagram 334' });

    test('Google login: is not offered where Google refuses it', async ({ page }) => {
      await openAuth(page);
      await expect(authDialog(page).getByText(words.dialog.inApp)).toBeVisible();
      const google = authDialog(page).getByRole('button', { name: words.dialog.google });
      await expect(google).toHaveCount(0);
    });
  });
});

import { type Page, type Route } from '@playwright/test';
import { authDialog, dialogAlert, openAuth, signedInUser, words } from '../support/account';
import { allowGoogle, googleTalk } from '../support/google';
import { toast } from '../support/page';
import { expect, test } from '../support/test';

const { toasts } = words;

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

test('Google login: leads to email where Google cannot be reached', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await context.route('https://apis.google.com/**', (route) => route.abort());
  await openAuth(page);
  await authDialog(page).getByRole('button', { name: words.dialog.google }).click();
  const failure = dialogAlert(page, toasts.googleError.title);
  await expect(failure).toContainText(toasts.googleError.text);
  await expect(failure).toContainText(words.dialog.useEmail);
  await expect(toast(page, toasts.googleError.text)).toBeVisible();
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
  await expect(dialogAlert(page, toasts.googleError.title)).toContainText(toasts.googleError.text);
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

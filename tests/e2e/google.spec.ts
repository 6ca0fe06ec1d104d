import { type Page, type Route } from '@playwright/test';
import { authDialog, openAuth, said, signedInUser, toast, words } from '../support/account';
import { allowGoogle, googleTalk } from '../support/google';
import { expect, test } from '../support/test';

const { toasts } = words;

test.beforeEach(({ problems, context }) => {
  problems.allow(googleTalk);
  return allowGoogle(context);
});

const press = async (page: Page) => {
  const popup = page.waitForEvent('popup');
  await authDialog(page).getByRole('button', { name: words.dialog.google }).click();
  return popup;
};

test('Google login: reports a closed popup and can be tried again', async ({ page }) => {
  await openAuth(page);
  await (await press(page)).close();
  await expect(toast(page, toasts.googleFailed.title)).toBeVisible({ timeout: 20_000 });
  await expect(said(page, toasts.googleFailed.title)).toBeVisible();
  await (await press(page)).close();
});

test('Google login: sends nothing and signs nobody in after the session took too long', async ({
  page,
}) => {
  await page.clock.install();
  await openAuth(page);
  const popup = await press(page);
  const held: Route[] = [];
  await page.route('**/api/account/session', (route) => void held.push(route));
  await popup.getByText('Add new account').click();
  await popup.locator('#email-input').fill(`${crypto.randomUUID()}@gmail.example`);
  await popup.locator('#display-name-input').fill('Ravi');
  await popup.locator('#sign-in').click();
  await expect.poll(() => held.length).toBe(1);
  await page.clock.fastForward(9_500);
  await expect(said(page, toasts.googleError.title)).toContainText(toasts.googleError.text);
  await held[0]!.continue().catch(() => {});
  await held[0]!.request().response();
  expect(await signedInUser(page)).toBeNull();
  await expect(authDialog(page)).toBeVisible();
});

test.describe('inside another app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126 Instagram 334' });

  test('Google login: is not offered where Google refuses it', async ({ page }) => {
    await openAuth(page);
    await expect(authDialog(page).getByText(words.dialog.inApp)).toBeVisible();
    await expect(authDialog(page).getByRole('button', { name: words.dialog.google })).toHaveCount(
      0,
    );
  });
});

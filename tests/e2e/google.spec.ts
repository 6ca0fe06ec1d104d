import { type Page } from '@playwright/test';
import { authDialog, openAuth, said, toast, words } from '../support/account';
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

test('Google says so when its popup was closed, and can be tried again', async ({ page }) => {
  await openAuth(page);
  await (await press(page)).close();
  await expect(toast(page, toasts.googleFailed.title)).toBeVisible({ timeout: 20_000 });
  await expect(said(page, toasts.googleFailed.title)).toBeVisible();
  await (await press(page)).close();
});

test.describe('Google inside another app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126 Instagram 334' });

  test('is not offered, because Google refuses it there', async ({ page }) => {
    await openAuth(page);
    await expect(authDialog(page).getByText(words.dialog.inApp)).toBeVisible();
    await expect(authDialog(page).getByRole('button', { name: words.dialog.google })).toHaveCount(
      0,
    );
  });
});

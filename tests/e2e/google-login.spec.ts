import { type Route } from '@playwright/test';
import { addGoogleAccount, allowGoogle, googleTalk, openPopup } from '../support/google';
import { dialogAlert, toast } from '../support/page';
import { expect, test } from '../support/test';
import { account as words } from '../support/words';

const { toasts } = words;

test.beforeEach(({ problems, context }) => {
  problems.allow(googleTalk);
  return allowGoogle(context);
});

test(
  'Google login: reports a closed popup and can be tried again',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
    await account.open();
    await (await openPopup(account)).close();
    // Firebase asks every two seconds whether the popup is closed, and waits eight more.
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(dialogAlert(page, toasts.googleFailed.title)).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(toast(page, toasts.googleFailed.title)).toBeVisible();
    await (await openPopup(account)).close();
  },
);

test(
  'Google login: says what to do where the browser blocks its window',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
    await account.open();
    await page.evaluate(() => (window.open = () => null));
    await account.dialog.getByRole('button', { name: words.dialog.google }).click();
    const failure = dialogAlert(page, toasts.googleFailed.title);
    await expect(failure).toContainText(toasts.googleFailed.text);
    await expect(failure).toContainText(words.help.blocked);
    await expect(toast(page, toasts.googleFailed.text)).toBeVisible();
  },
);

test(
  'Google login: falls back to email',
  { tag: ['@shop', '@long'] },
  async ({ page, context, problems, account }) => {
    problems.allow(/ERR_FAILED/);
    await context.route('https://apis.google.com/**', (route) => route.abort());
    await account.open();
    await account.dialog.getByRole('button', { name: words.dialog.google }).click();
    const failure = dialogAlert(page, toasts.googleError.title);
    await expect(failure).toContainText(toasts.googleError.text);
    await expect(failure).toContainText(words.dialog.useEmail);
    await expect(toast(page, toasts.googleError.text)).toBeVisible();
  },
);

test(
  'Google login: signs nobody in after the session took too long',
  { tag: ['@long', '@shop'] },
  async ({ page, account }) => {
    await account.open();
    const popup = await openPopup(account);
    const held: Route[] = [];
    await page.route('**/api/account/session', (route) => void held.push(route));
    await addGoogleAccount(popup, { email: `${crypto.randomUUID()}@gmail.example`, name: 'Ravi' });
    await expect.poll(() => held.length).toBe(1);
    await page.clock.fastForward(9_500);
    await expect(dialogAlert(page, toasts.googleError.title)).toContainText(
      toasts.googleError.text,
    );
    await held[0]!.continue().catch(() => {});
    await held[0]!.request().response();
    expect(await account.signedInUser()).toBeNull();
    await expect(account.dialog).toBeVisible();
  },
);

test.describe('in the browser of another app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/126 Instagram 334' });

  test(
    'Google login: is not offered where Google refuses it',
    { tag: ['@long', '@shop'] },
    async ({ account }) => {
      await account.open();
      await expect(account.dialog.getByText(words.dialog.inApp)).toBeVisible();
      const google = account.dialog.getByRole('button', { name: words.dialog.google });
      await expect(google).toHaveCount(0);
    },
  );
});

import { type Route } from '@playwright/test';
import { addGoogleAccount, allowGoogle, googleTalk, openPopup } from '../support/google';
import { dialogAlert, toast } from '../support/page';
import { asNewVisitors, expect, test } from '../support/test';
import { account as words } from '../support/words';

const { toasts } = words;

test(
  'Google login: a closed, blocked, lost or late window is reported, and signs nobody in',
  { tag: '@shop' },
  async ({ context, problems }) => {
    problems.allow(googleTalk);
    problems.allow(/Failed to load resource/);
    await allowGoogle(context);
    await asNewVisitors(context, {
      'a closed popup, which can be tried again': async ({ page, account }) => {
        await account.open();
        await (await openPopup(account)).close();
        // Firebase asks every two seconds whether the popup is closed, and waits eight more.
        await expect(async () => {
          await page.clock.runFor(2_000);
          expect(await dialogAlert(page, toasts.googleFailed.title).isVisible()).toBe(true);
        }).toPass();
        await expect(toast(page, toasts.googleFailed.title)).toBeVisible();
        await (await openPopup(account)).close();
      },
      'a blocked window': async ({ page, account }) => {
        await account.open();
        await page.evaluate(() => (window.open = () => null));
        await account.dialog.getByRole('button', { name: words.dialog.google }).click();
        const failure = dialogAlert(page, toasts.googleFailed.title);
        await expect(failure).toContainText(toasts.googleFailed.text);
        await expect(failure).toContainText(words.help.blocked);
        await expect(toast(page, toasts.googleFailed.text)).toBeVisible();
      },
      'a session that took too long': async ({ page, account }) => {
        await account.open();
        const popup = await openPopup(account);
        const held: Route[] = [];
        await page.route('**/api/account/session', (route) => void held.push(route));
        await addGoogleAccount(popup, {
          email: `${crypto.randomUUID()}@gmail.example`,
          name: 'Ravi',
        });
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
      'a script that does not come': async ({ page, account }) => {
        problems.allow(/ERR_FAILED/);
        await context.route('https://apis.google.com/**', (route) => route.abort());
        await account.open();
        await account.dialog.getByRole('button', { name: words.dialog.google }).click();
        const failure = dialogAlert(page, toasts.googleError.title);
        await expect(failure).toContainText(toasts.googleError.text);
        await expect(failure).toContainText(words.dialog.useEmail);
        await expect(toast(page, toasts.googleError.text)).toBeVisible();
      },
    });
  },
);

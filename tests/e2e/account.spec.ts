import { newAddress, PASSWORD } from '../support/account';
import { dialogOf, expectNoDialog, toast } from '../support/page';
import { expect, test } from '../support/test';
import { account as words, en, profile as form } from '../support/words';

const { confirm, devices, receipt, remove, title } = en.words.yourAccount;

test(
  'account: is logged out on all devices, deleted, and registered again',
  { tag: ['@phone', '@shop'] },
  async ({ page, browser, context, problems, account, profile }) => {
    problems.allow(/Failed to load resource/);
    const email = newAddress();
    const name = 'Asha Rao';
    const register = () => account.register({ name, email, password: PASSWORD });
    await account.open();
    await register();
    await expect(profile.dialog).toBeVisible();
    const { id } = (await account.signedInUser())!;
    const dialog = dialogOf(page, title);
    const openAccount = () => profile.dialog.getByRole('button', { name: form.account }).click();

    await test.step('is logged out here and on another device', async () => {
      const other = await browser.newContext({ storageState: await context.storageState() });
      const isLoggedInThere = async () =>
        (await (await other.request.get('/api/account/session')).json()) !== null;
      expect(await isLoggedInThere()).toBe(true);
      await openAccount();
      await dialog.getByRole('button', { name: devices.button }).click();
      await expect(toast(page, devices.done.title)).toBeVisible();
      await expectNoDialog(page);
      await expect(account.badge(name)).toHaveCount(0);
      await expect(account.loginToBuy).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('account:known'))).toBeNull();
      expect(await account.signedInUser()).toBeNull();
      expect(await isLoggedInThere()).toBe(false);
      await other.close();
    });

    await test.step('is deleted', async () => {
      await account.open();
      await account.login(email);
      await expect(profile.dialog).toBeVisible();
      expect(await account.signedInUser()).toMatchObject({ email });
      const cookies = await context.cookies();
      await openAccount();
      await expect(dialog).toHaveAccessibleDescription(email);
      await dialog.getByRole('button', { name: remove.button }).click();
      await dialogOf(page, confirm.title).getByRole('button', { name: confirm.button }).click();
      const done = dialogOf(page, receipt.title);
      await expect(done).toHaveAccessibleDescription(/VM-\w{6}/);
      await expect(done).toContainText(receipt.signIn);
      const session = async () =>
        (await context.cookies()).filter((cookie) => cookie.name === 'session');
      await expect.poll(session).toEqual([]);
      const kept = await page.evaluate(() =>
        JSON.stringify({ ...localStorage, ...sessionStorage }),
      );
      expect(kept).not.toContain(id);
      await context.addCookies(cookies);
      expect(await account.signedInUser(), 'the old cookie').toBeNull();
      await done.getByRole('button', { name: receipt.done }).click();
      await expectNoDialog(page);
    });

    await test.step('is registered again', async () => {
      await account.open();
      await account.login(email);
      await expect(toast(page, words.toasts.loginFailed.title)).toBeVisible();
      await register();
      await expect(profile.dialog).toBeVisible();
      expect((await account.signedInUser())!.id).not.toBe(id);
    });
  },
);

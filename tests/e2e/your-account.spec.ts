import { newAddress, PASSWORD } from '../support/account';
import { dialogOf, expectNoDialog, toast } from '../support/page';
import { expect, test } from '../support/test';
import { account as words, en, profile as form } from '../support/words';

const { yourAccount } = en.words;

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource/));

test(
  'account: is logged out on all devices, and logged in again',
  { tag: ['@phone', '@shop'] },
  async ({ page, browser, context, account, profile }) => {
    const { devices } = yourAccount;
    const { email, name } = await account.signInNew();
    const state = await context.storageState();
    const other = await browser.newContext({ storageState: state });
    const isLoggedInThere = async () =>
      (await (await other.request.get('/api/account/session')).json()) !== null;
    expect(await isLoggedInThere()).toBe(true);

    await profile.dialog.getByRole('button', { name: form.account }).click();
    const dialog = dialogOf(page, yourAccount.title);
    await dialog.getByRole('button', { name: devices.button }).click();
    await expect(toast(page, devices.done.title)).toBeVisible();
    await expectNoDialog(page);
    await expect(account.badge(name)).toHaveCount(0);
    await expect(account.loginToBuy).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('account:known'))).toBeNull();
    expect(await account.signedInUser()).toBeNull();
    expect(await isLoggedInThere()).toBe(false);
    await other.close();

    await account.open();
    await account.login(email);
    await expect(profile.dialog).toBeVisible();
    expect(await account.signedInUser()).toMatchObject({ email });
  },
);

test(
  'account: is deleted by its owner, who can register again',
  { tag: ['@phone', '@shop'] },
  async ({ page, context, account, profile }) => {
    const { confirm, receipt, remove } = yourAccount;
    const email = newAddress();
    const registerAsAsha = () => account.register({ name: 'Asha Rao', email, password: PASSWORD });
    await account.open();
    await registerAsAsha();
    await expect(profile.dialog).toBeVisible();
    const { id } = (await account.signedInUser())!;
    const cookies = await context.cookies();

    await profile.dialog.getByRole('button', { name: form.account }).click();
    const dialog = dialogOf(page, yourAccount.title);
    await expect(dialog).toHaveAccessibleDescription(email);
    await dialog.getByRole('button', { name: remove.button }).click();
    const question = dialogOf(page, confirm.title);
    await expect(question).toContainText(confirm.points[2]);
    await question.getByRole('button', { name: confirm.button }).click();
    const done = dialogOf(page, receipt.title);
    await expect(done).toHaveAccessibleDescription(/VM-\w{6}/);
    await expect(done).toContainText(receipt.signIn);
    const session = async () => (await context.cookies()).filter(({ name }) => name === 'session');
    await expect.poll(session).toEqual([]);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain(id);

    await context.addCookies(cookies);
    expect(await account.signedInUser(), 'the old cookie').toBeNull();
    await done.getByRole('button', { name: receipt.done }).click();
    await expectNoDialog(page);

    await account.open();
    await account.login(email);
    await expect(toast(page, words.toasts.loginFailed.title)).toBeVisible();
    await registerAsAsha();
    await expect(profile.dialog).toBeVisible();
    expect((await account.signedInUser())!.id).not.toBe(id);
  },
);

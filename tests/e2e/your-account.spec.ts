import { newAddress, PASSWORD } from '../support/account';
import { dialogOf, expectNoDialog, toast } from '../support/page';
import { expect, test } from '../support/test';
import { account as words, en, profile as form } from '../support/words';

const { yourAccount } = en.words;

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource/));

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

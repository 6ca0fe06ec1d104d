import { fill } from '@/lib/text/format';
import { type Account, newAddress, PASSWORD } from '../support/account';
import { toasts as shownToasts } from '../support/page';
import { advance, expect, test } from '../support/test';
import { account as words } from '../support/words';

const { toasts, registerForm } = words;

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource/));

/** Registers while an answer comes late, although the server has done what it was asked. */
async function registerLate(account: Account, address: string, name: string) {
  const { page } = account;
  const email = newAddress();
  const answered: Promise<unknown>[] = [];
  await page.route(address, (route) => void answered.push(route.fetch()));
  await account.open();
  await account.register({ name, email, password: PASSWORD });
  await expect.poll(() => answered.length).toBeGreaterThan(0);
  await Promise.all(answered);
  await advance(page, 9_500);
  await account.expectFailure(toasts.error);
  await page.unroute(address);
  return email;
}

for (const address of [
  '**/accounts:signUp?*',
  '**/accounts:signInWithPassword?*',
  '**/accounts:lookup?*',
  '**/api/account/session',
]) {
  const title = `registration: a second try ends in the account with its name after ${address} was late`;
  test(title, { tag: ['@long', '@shop'] }, async ({ page, account }) => {
    const name = 'Gargi Devi';
    await registerLate(account, address, name);
    await account.registerPanel.getByRole('button', { name: registerForm.submit }).click();
    await expect(account.badge(name).first()).toBeAttached();
    await expect(shownToasts(page)).toContainText(fill(toasts.registerDone.text, { name }));
    expect(await account.signedInUser()).toMatchObject({ name });
  });
}

test(
  'registration: the account has its name after the page was left at a late answer',
  { tag: ['@long', '@shop'] },
  async ({ account }) => {
    const name = 'Gargi Devi';
    const email = await registerLate(account, '**/accounts:signUp?*', name);
    await account.open();
    await account.register({ name, email, password: PASSWORD });
    await account.expectFailure(toasts.registerFailed);
    await account.login(email);
    await expect(account.badge(name).first()).toBeAttached();
  },
);

test(
  'registration: a second try with another password says that the email is taken',
  { tag: ['@long', '@shop'] },
  async ({ account }) => {
    const email = await registerLate(account, '**/accounts:signUp?*', 'Gargi Devi');
    await account.register({ name: 'Gargi Devi', email, password: `${PASSWORD}-2` });
    await account.expectFailure(toasts.registerFailed);
    expect(await account.signedInUser()).toBeNull();
  },
);

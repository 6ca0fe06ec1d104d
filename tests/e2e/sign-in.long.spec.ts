import { fill, formatRupees } from '@/lib/text/format';
import { type Page, type Route } from '@playwright/test';
import { Account, PASSWORD, firebase, newAccount, newAddress } from '../support/account';
import { ebook } from '../support/books';
import { dialogAlert, openPage, toasts as shownToasts } from '../support/page';
import { advance, asNewVisitors, expect, test } from '../support/test';
import { account as words } from '../support/words';

const { title, price } = ebook;
const { toasts, help, loginForm } = words;
const submit = ({ loginPanel }: Account) =>
  loginPanel.getByRole('button', { name: loginForm.submit });

/** Requests about accounts from now on. */
function recordAccountRequests(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/accounts:|\/v1\/token|\/api\/(account|auth)\//.test(request.url()))
      sent.push(request.url());
  });
  return sent;
}

/** Signs in or registers while an address answers late, and expects that nothing comes of it. */
async function expectNothingAfterDeadline(
  account: Account,
  address: string,
  submitForm: () => unknown,
) {
  const { page } = account;
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  await submitForm();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await advance(page, 9_500);
  await account.expectFailure(toasts.error);

  const sent = recordAccountRequests(page);
  await page.unroute(address);
  for (const route of held) {
    await route.continue().catch(() => {});
    await route.request().response();
  }
  // What the late answer sets off goes out before these two are answered.
  expect(await account.signedInUser()).toBeNull();
  expect(await account.signedInUser()).toBeNull();
  expect(sent).toEqual([]);
  await expect(dialogAlert(page, toasts.error.title)).toBeVisible();
}

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
  await account.expectFailure(words.toasts.error);
  await page.unroute(address);
  return email;
}

test(
  'sign-in: nothing is sent after a step took too long, and a second try ends in the account',
  { tag: '@shop' },
  async ({ context, problems }) => {
    problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await asNewVisitors(context, {
      'sends nothing after a step took too long': async ({ account }) => {
        const { email, name } = await newAccount();
        const other = { name: 'Sita', email: newAddress(), password: PASSWORD };
        const signIn = () => account.login(email);
        const openAndSignIn = async () => {
          await account.open();
          await signIn();
        };
        for (const [address, start] of [
          // The dialog fetches its settings as it opens.
          ['**/api/account/config', openAndSignIn],
          ['**/accounts:signInWithPassword?*', signIn],
          ['**/accounts:lookup?*', signIn],
          ['**/api/account/session', signIn],
          ['**/accounts:signUp?*', () => account.register(other)],
          ['**/accounts:update?*', () => account.register(other)],
        ] as const) {
          await test.step(address, () => expectNothingAfterDeadline(account, address, start));
        }
        for (const each of [name, other.name]) await expect(account.badge(each)).toHaveCount(0);
        await account.login(email);
        await expect(account.badge(name).first()).toBeAttached();
      },
      'tells a refusal from a failure of provider and server': async ({ page, account }) => {
        const { email, name } = await newAccount();
        await account.open();
        const headers = { 'access-control-allow-origin': '*' };
        const json = { error: { code: 503, message: 'The service is unavailable.' } };
        const tooMany = {
          error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER : Try later.' },
        };
        const limited = { status: 400, headers, json: tooMany };
        for (const [address, answer, message] of [
          [
            '**/accounts:signInWithPassword?*',
            limited,
            { ...toasts.loginFailed, text: help.tooMany },
          ],
          ['**/accounts:signInWithPassword?*', { status: 503, headers, json }, toasts.error],
          ['**/api/account/session', { json: { outcome: 'refused' } }, toasts.loginFailed],
          ['**/api/account/session', { json: { outcome: 'unavailable' } }, toasts.error],
        ] as const) {
          await page.route(address, (route) => route.fulfill(answer));
          await account.login(email);
          await account.expectFailure(message);
          await page.unroute(address);
        }
        await submit(account).click();
        await expect(account.badge(name).first()).toBeAttached();
      },
      'a password reset answers alike with and without an account': async ({ page, account }) => {
        const visitor = await newAccount();
        const other = newAddress();
        for (const email of [visitor.email, other]) {
          await account.open();
          await account.resetPassword(email);
          await expect(page.getByRole('dialog')).toBeFocused();
        }
        const mails = await firebase().mails(visitor.email);
        expect(mails.map(({ requestType }) => requestType)).toEqual(['PASSWORD_RESET']);
      },
      'asks new browsers to register, and others to log in': async ({ page, account }) => {
        await page.addInitScript(() => localStorage.clear());
        const tab = (name: 'login' | 'register') =>
          account.dialog.getByRole('tab', { name: words.dialog.tabs[name], selected: true });
        const forBook = fill(words.dialog.forBook, {
          title,
          price: formatRupees(price.upi, 'en-IN'),
        });
        await openPage(page, '/books');
        await account.loginToBuy.click();
        await expect(tab('register')).toBeVisible();
        await expect(account.dialog).toHaveAccessibleDescription(forBook);
        await page.keyboard.press('Escape');
        await page.getByRole('banner').getByRole('button', { name: words.login }).click();
        await expect(tab('login')).toBeVisible();
        await expect(account.dialog).toHaveAccessibleDescription(words.dialog.description);
        await page.keyboard.press('Escape');
        await page.evaluate(() => localStorage.setItem('buying', '{"hasSignedIn":true}'));
        await account.loginToBuy.click();
        await expect(tab('login')).toBeVisible();
      },
    });

    problems.allow(/Failed to load resource/);
    await asNewVisitors(context, {
      'a second try ends in the account, with its name': async ({ page, account }) => {
        const name = 'Gargi Devi';
        await registerLate(account, '**/api/account/session', name);
        const { registerForm, toasts } = words;
        await account.registerPanel.getByRole('button', { name: registerForm.submit }).click();
        await expect(account.badge(name).first()).toBeAttached();
        await expect(shownToasts(page)).toContainText(fill(toasts.registerDone.text, { name }));
        expect(await account.signedInUser()).toMatchObject({ name });
      },
      'a second try in another tab ends in the account, in both': async ({ account }) => {
        const name = 'Gargi Devi';
        const email = await registerLate(account, '**/accounts:signUp?*', name);
        const other = new Account(await context.newPage());
        await other.open();
        await other.register({ name, email, password: PASSWORD });
        for (const each of [other, account]) await expect(each.badge(name).first()).toBeAttached();
        await expect(account.dialog).toHaveCount(0);
        await other.page.close();
      },
    });
  },
);

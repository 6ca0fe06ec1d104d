import { type Locator, type Page } from '@playwright/test';
import { type Toast } from '@/components/site/toaster';
import { newAccount } from '../support/account';
import { failLazyFiles, holdLazyFiles } from '../support/network';
import {
  arrive,
  assistantPanel,
  chatText,
  clickBelow,
  dialogAlert,
  goBack,
  historyIndex,
  launcher,
  openPage,
  scrollUp,
  showToast,
  themeButton,
  toast,
} from '../support/page';
import { expect, expectConformance, test } from '../support/test';
import { account as words, learn, shell } from '../support/words';

const { failure } = shell;
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: failure.title });
const retry = (page: Page) => page.getByRole('button', { name: failure.retry });

// In a higher window the buttons of the books are in view at once, and their dialogs fetched.
test.use({ viewport: { width: 1280, height: 400 } });

test.beforeEach(({ page, problems }) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 400/);
  return page.clock.install();
});

/** Lets the pauses between the tries pass, until something is visible. */
const expectInTime = (page: Page, locator: Locator) =>
  expect(async () => {
    await page.clock.runFor(1_000);
    await expect(locator).toBeVisible({ timeout: 50 });
  }).toPass();

/**
 * Expects a report in place of a part that cannot be loaded, and the part after one more failed try.
 *
 * @param meanwhile what a visitor can do beside the report.
 */
async function expectMended(
  page: Page,
  open: () => Promise<unknown>,
  part: Locator,
  meanwhile = async () => {},
) {
  const mend = await failLazyFiles(page);
  await open();
  await expectInTime(page, failed(page));
  await expect(failed(page)).toContainText(failure.text);
  await expect(page.getByRole('button', { name: failure.reload })).toBeVisible();
  expect(await chatText(page.getByRole('link', { name: failure.chat }))).not.toBe('');
  await meanwhile();
  await mend();
  await failLazyFiles(page, 1);
  await retry(page).click();
  await expectInTime(page, part);
  await expect(failed(page)).toHaveCount(0);
}

// Every lazy part comes by `lazy()` of `lib/browser/lazy.ts`: one of each kind is tried.
test('lazy parts: one of the page and one with a data file recover in place', async ({ page }) => {
  await openPage(page, '/');
  await test.step('own numbers', async () => {
    const product = page.getByRole('paragraph').filter({ hasText: /^12 × 13 = 156$/ });
    const workOut = async () => {
      await page.getByLabel(learn.calculator.first).fill('12');
      await page.getByLabel(learn.calculator.second).fill('13');
      await page.keyboard.press('Enter');
    };
    await expectMended(page, workOut, product, () => expectConformance(page, '[role=alert]'));
  });
  await scrollUp(page);
  await test.step('assistant', () =>
    expectMended(page, () => launcher(page).click(), assistantPanel(page)));
});

test('lazy dialogs: sign-in and profile recover in place', async ({ page, account, profile }) => {
  const { email } = await newAccount();
  await openPage(page, '/books');
  await test.step('sign-in', () =>
    expectMended(page, () => account.loginToBuy.click(), account.dialog));
  await test.step('Firebase, after a failed try of its own', async () => {
    await account.login(email, 'not-the-password');
    await expect(dialogAlert(page, words.toasts.loginFailed.title)).toBeVisible();
  });
  await test.step('profile, whose report stays and lets the page be used', () =>
    expectMended(
      page,
      () => account.login(email),
      profile.dialog,
      async () => {
        await page.keyboard.press('Escape');
        await expect(failed(page)).toBeVisible();
        await clickBelow(themeButton(page, shell.theme.toDark));
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      },
    ));
});

test('lazy dialog: opens when the network is back', async ({ page, context, account }) => {
  await openPage(page, '/books');
  await context.setOffline(true);
  await account.loginToBuy.click();
  await expectInTime(page, failed(page));
  await context.setOffline(false);
  await expect(account.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account.loginToBuy).toBeFocused();
});

test('lazy dialog: reports a late chunk, and opens when it comes', async ({ page, account }) => {
  await openPage(page, '/books');
  const release = await holdLazyFiles(page);
  const requested = page.waitForRequest(/\/_next\/static\/chunks\//);
  await account.loginToBuy.click();
  await requested;
  await page.clock.runFor(20_000);
  await expect(failed(page)).toBeVisible();
  release();
  await expect(account.dialog).toBeVisible();
});

test(
  'lazy dialog: closes after a failure, and opens again',
  { tag: '@phone' },
  async ({ page, account }) => {
    await arrive(page);
    const start = await historyIndex(page);
    const mend = await failLazyFiles(page);
    await account.loginToBuy.press('Enter');
    await expectInTime(page, failed(page));
    await expectConformance(page, 'dialog');
    await retry(page).click();
    await expect(retry(page)).toHaveAttribute('aria-busy', 'true');
    await expectInTime(page, page.locator('button[aria-busy=false]', { hasText: failure.retry }));
    await expect(retry(page)).toBeFocused();
    for (const close of [() => page.keyboard.press('Escape'), () => goBack(page)]) {
      // The dialog is visible before its history entry is there.
      await expect.poll(() => historyIndex(page)).toBe(start + 1);
      await close();
      await expect(failed(page)).toHaveCount(0);
      await expect(account.loginToBuy).toBeFocused();
      await expect.poll(() => historyIndex(page)).toBe(start);
      await expect(page).toHaveURL('/books');
      await page.keyboard.press('Enter');
      await expectInTime(page, failed(page));
    }
    await page.keyboard.press('Escape');
    await mend();
    await page.keyboard.press('Enter');
    await expect(account.dialog).toBeVisible();
  },
);

test('toasts: one whose script cannot be fetched is an alert', async ({ page }) => {
  const detail: Toast = { kind: 'error', title: 'It has failed', description: 'Try again.' };
  await openPage(page, '/about');
  const mend = await failLazyFiles(page);
  await showToast(page, detail);
  const plain = page.getByRole('alert').filter({ hasText: detail.title });
  await expectInTime(page, plain);
  await expect(plain).toContainText(detail.description!);
  await expectConformance(page, '[role=alert]');
  await page.clock.runFor(10_000);
  await expect(plain).toHaveCount(0);
  await mend();
  await showToast(page, detail);
  await expect(toast(page, detail.title)).toBeVisible();
});

import { type Locator, type Page } from '@playwright/test';
import { newAccount } from '../support/account';
import { failLazyFiles } from '../support/network';
import { chatText, clickBelow, dialogAlert, openPage, themeButton } from '../support/page';
import { expect, test } from '../support/test';
import { account as words, shell } from '../support/words';

const { failure } = shell;
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: failure.title });
const retry = (page: Page) => page.getByRole('button', { name: failure.retry });

// In a higher window the buttons of the books are in view at once, and their dialogs fetched.
test.use({ viewport: { width: 1280, height: 400 } });

test.beforeEach(({ problems }) =>
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 400/),
);

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

// The other parts and ways to fail are tested in `tests/parts/lazy.test.tsx`.
test(
  'lazy dialogs: sign-in and profile recover in place',
  { tag: ['@long', '@shop'] },
  async ({ page, account, profile }) => {
    const { email, name } = await newAccount();
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
        async () => {
          await account.login(email);
          // Before time passes: it would end a sign-in that is under way.
          await expect(account.badge(name).first()).toBeVisible();
        },
        profile.dialog,
        async () => {
          await page.keyboard.press('Escape');
          await expect(failed(page)).toBeVisible();
          await clickBelow(themeButton(page, shell.theme.toDark));
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        },
      ));
  },
);

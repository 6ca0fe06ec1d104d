import { type Locator, type Page } from '@playwright/test';
import { newAccount } from '../support/account';
import { failLazyFiles } from '../support/network';
import { dialogAlert, openPage } from '../support/page';
import { asNewVisitors, expect, hydrated, test } from '../support/test';
import { account as words, home } from '../support/words';

const ready = (page: Page) => page.locator('html[data-framework=ready]');

/** Says that the scripts of the page have not come. */
const unfinished = (page: Page) => page.locator('.unfinished');

/** Lets the loader's next tries become due until `settled` holds. Each is set once a request has failed. */
const retryUntil = (page: Page, settled: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(2_000);
    await settled();
  }).toPass();

const expectShown = async (locator: Locator) => expect(await locator.isVisible()).toBe(true);

const MISSING = { status: 404 };
/** Of a network that asks for a login before it lets anything through. */
const PORTAL = {
  contentType: 'text/html',
  body: '<!doctype html><title>Log in to the Wi-Fi</title>',
};

/** Answers requests of the page's chunks; returns what stops it. */
async function answerChunks(
  page: Page,
  answer: { status?: number; contentType?: string; body?: string },
) {
  await page.route('**/_next/static/**/*.js', (route) => route.fulfill(answer));
  return () => page.unrouteAll();
}

// In a higher window the buttons of the books are in view at once, and their dialogs fetched.
test.use({ viewport: { width: 1280, height: 400 } });

test.beforeEach(({ problems }) =>
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 400/),
);

// How often and when each file is asked for again is tested in `packages/quiet-next/tests/loader.test.ts`,
// the parts that are fetched later in `tests/parts/lazy.test.tsx`.

test(
  'loading: what does not come is tried again, and the page says so',
  { tag: '@shop' },
  async ({ account, context, page, problems }) => {
    problems.allow(/Failed to load resource|Unexpected token|ERR_INTERNET_DISCONNECTED/);
    // First: what another step has fetched would be in the cache.
    await asNewVisitors(context, {
      'until the network is back': async ({ page }) => {
        await page.goto('/');
        await context.setOffline(true);
        let failures = 0;
        page.on('requestfailed', () => (failures += 1));
        const tab = page.getByRole('tab', { name: home.demo.benefits });
        await tab.click();
        const place = await tab.boundingBox();
        for (let round = 0; round < 3; round++) {
          const before = failures;
          await retryUntil(page, async () => expect(failures).toBeGreaterThan(before));
          await expect(unfinished(page)).toBeVisible();
        }
        expect(await tab.boundingBox(), 'what is pressed stays where it is').toEqual(place);
        await context.setOffline(false);
        await retryUntil(page, () => expectShown(ready(page)));
        await expect(unfinished(page)).toBeHidden();
        expect(await tab.boundingBox()).toEqual(place);
      },
    });
    await asNewVisitors(context, {
      'where a network asks for a login, it loads at a press': async ({ page }) => {
        await page.goto('/');
        const stop = await answerChunks(page, PORTAL);
        const login = page.getByRole('banner').locator('[aria-haspopup=dialog]:visible').first();
        await login.click();
        await expect(login).toHaveAttribute('data-held');
        await retryUntil(page, () => expectShown(unfinished(page)));
        await expect(login).not.toHaveAttribute('data-held');
        await expect(page.getByRole('dialog')).toBeHidden();
        await stop();
        await login.click();
        await retryUntil(page, () => expectShown(ready(page)));
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(unfinished(page)).toBeHidden();
      },
      'a page that is not whole can be loaded anew': async ({ page }) => {
        await page.goto('/practice#top');
        const stop = await answerChunks(page, MISSING);
        await page.keyboard.press('Tab');
        await retryUntil(page, () => expectShown(unfinished(page)));
        await stop();
        await page.evaluate(() => void (document.documentElement.dataset.left = 'here'));
        const loaded = page.waitForEvent('domcontentloaded');
        await unfinished(page).getByRole('link').click();
        await loaded;
        expect(await page.locator('[data-left]').count()).toBe(0);
        await expect(unfinished(page)).toBeHidden();
        await hydrated(page);
      },
      'without its files the form works': async ({ page, sender, contact }) => {
        let requests = 0;
        await page.route('**/chunks/*.js', (route) => {
          requests += 1;
          return route.fulfill({ status: 404 });
        });
        await page.goto('/contact');
        await contact.send(sender);
        await expect(contact.sendButton).toHaveAttribute('data-held');
        const scripts = await page.locator('script[data-scripts]').getAttribute('data-scripts');
        const count = scripts!.split(' ').length;
        await retryUntil(page, async () => expect(requests).toBeGreaterThanOrEqual(2 * count));
        await retryUntil(page, () => expectShown(contact.sent));
      },
      'a form works on with scripts after it was posted without': async ({ page }) => {
        await page.goto('/contact');
        await page.getByLabel('Name').fill('Asha');
        // As a browser does it by itself, without a submit event.
        const answered = page.waitForResponse((response) => response.request().method() === 'POST');
        const shown = page.waitForEvent('domcontentloaded');
        await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
        await shown;
        const policy = (await (await answered).headerValue('content-security-policy'))!;
        expect(policy).toMatch(/script-src [^;]*'nonce-[\w-]{36}'/);
        await hydrated(page);
        await expect(page.getByLabel('Name')).toHaveValue('Asha');
        await expect(page.getByRole('alert').first()).toBeVisible();
      },
    });

    const { email } = await newAccount();
    await openPage(page, '/books');
    await test.step('dialog and Firebase, after a failed try of each', async () => {
      await failLazyFiles(page, 1);
      await account.loginToBuy.click();
      await retryUntil(page, () => expectShown(account.dialog));
      await account.login(email, 'not-the-password');
      await expect(dialogAlert(page, words.toasts.loginFailed.title)).toBeVisible();
    });
  },
);

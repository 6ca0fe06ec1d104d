import { type Locator, type Page } from '@playwright/test';
import { newAccount } from '../support/account';
import { failLazyFiles, recordPaths } from '../support/network';
import { chatText, clickBelow, dialogAlert, openPage, themeButton } from '../support/page';
import { asNewVisitors, expect, hydrated, test } from '../support/test';
import { account as words, home, shell } from '../support/words';

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

/** Answers requests of the page's chunks that `isHit` holds for; returns what stops it. */
async function answerChunks(
  page: Page,
  answer: { status?: number; contentType?: string; body?: string },
  isHit: (address: string) => boolean = () => true,
) {
  await page.route('**/_next/static/**/*.js', (route) =>
    isHit(new URL(route.request().url()).pathname) ? route.fulfill(answer) : route.fallback(),
  );
  return () => page.unrouteAll();
}

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
    await expectShown(locator);
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
  'loading: what does not come is tried again, and the page says so',
  { tag: '@shop' },
  async ({ account, context, page, problems, profile }) => {
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
    for (const [what, answer, onlyOne] of [
      ['no file of it is left after a deployment', MISSING, false],
      ['a network asks for a login', PORTAL, false],
      ['one of its files is missing', MISSING, true],
    ] as const)
      await asNewVisitors(context, {
        [`where ${what}, it loads at a press`]: async ({ page }) => {
          await page.goto(onlyOne ? '/hi' : '/');
          const addresses = await page.locator('script[data-scripts]').getAttribute('data-scripts');
          const [first] = addresses!.split(' ');
          const paths = recordPaths(page);
          const stop = await answerChunks(page, answer, (path) => !onlyOne || path === first);
          const login = page.getByRole('banner').locator('[aria-haspopup=dialog]:visible').first();
          await login.click();
          await expect(login).toHaveAttribute('data-held');
          await retryUntil(page, () => expectShown(unfinished(page)));
          await expect(login).not.toHaveAttribute('data-held');
          await expect(page.getByRole('dialog')).toBeHidden();
          await stop();
          const before = paths.length;
          await login.click();
          await retryUntil(page, () => expectShown(ready(page)));
          await expect(page.getByRole('dialog')).toBeVisible();
          await expect(unfinished(page)).toBeHidden();
          if (onlyOne)
            expect(paths.slice(before).filter((path) => addresses!.includes(path))).toEqual([
              first,
            ]);
        },
      });
    await asNewVisitors(context, {
      'after it gave up, when the line is back': async ({ page }) => {
        await page.goto('/');
        const stop = await answerChunks(page, MISSING);
        await page.keyboard.press('Tab');
        await retryUntil(page, () => expectShown(unfinished(page)));
        await stop();
        await page.evaluate(() => dispatchEvent(new Event('online')));
        // Others may not have been tried for the last time yet.
        await retryUntil(page, () => expectShown(ready(page)));
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

    const { email, name } = await newAccount();
    // In a higher window the buttons of the books are in view at once, and their dialogs fetched.
    await page.setViewportSize({ width: 1280, height: 400 });
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

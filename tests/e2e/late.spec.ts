import { type Page } from '@playwright/test';
import { pauseClock } from '../support/clock';
import { recordPaths } from '../support/network';
import { expect, hydrated, openPage, scriptsLoaded, test } from '../support/test';
import { home } from '../support/words';

const isReady = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-framework', 'ready');

/** Lets the loader's next tries become due until `settled` holds. Each is set once a request has failed. */
const retryUntil = (page: Page, settled: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(2_000);
    await settled();
  }).toPass();

// `build/verify.ts` checks that every page has neither a script nor a stylesheet at first.
for (const [path, rupeeFonts] of [
  ['/', 0],
  ['/hi', 0],
  ['/books', 1],
] as const) {
  test(`first load: ${path} is the page and its fonts, then each script once`, async ({ page }) => {
    const paths = recordPaths(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.clock.runFor(60_000);
    const preloaded = await page
      .locator('head link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(preloaded).toHaveLength(2);
    const others = paths.filter((each) => each !== path && !preloaded.includes(each));
    expect(others.filter((each) => /rupee/.test(each))).toHaveLength(rupeeFonts);
    expect(others.filter((each) => !/rupee|icon/.test(each))).toEqual([]);
    await hydrated(page);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Tab');
    await scriptsLoaded();
    const scripts = paths.filter((each) => each.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts).toEqual([...new Set(scripts)]);
  });
}

test('link: prefetches its page when a pointer rests on it', async ({ page, context }) => {
  const purposes: string[] = [];
  context.on('request', (request) => {
    const purpose = request.headers()['sec-purpose'];
    if (purpose) purposes.push(`${new URL(request.url()).pathname} ${purpose}`);
  });
  await page.goto('/');
  const about = page.getByRole('banner').getByRole('link', { name: 'About' });
  await about.hover();
  await expect.poll(() => purposes).toContainEqual(expect.stringMatching(/^\/about prefetch/));
  await about.click();
  await expect(page).toHaveURL('/about');
});

test('framework: loads at a key, a wheel, a focus, or for known visitors', async ({ page }) => {
  const signs: ((page: Page) => Promise<unknown>)[] = [
    () => page.keyboard.press('Tab'),
    () => page.mouse.wheel(0, 100),
    // As assistive technology moves it.
    () => page.getByRole('link').first().focus(),
    async () => {
      await page.evaluate(() => localStorage.setItem('account:known', '1'));
      await page.reload();
    },
  ];
  for (const give of signs) {
    await page.goto('/about');
    await give(page);
    await isReady(page);
  }
});

test('framework: is retried until the network is back', async ({ page, context, problems }) => {
  problems.allow(/Failed to load resource/);
  await page.goto('/');
  await context.setOffline(true);
  await page.getByRole('tab', { name: home.demo.benefits }).click();
  for (let minute = 0; minute < 3; minute++) {
    const failed = page.waitForEvent('requestfailed');
    await page.clock.runFor('01:00');
    await failed;
  }
  await context.setOffline(false);
  await retryUntil(page, async () =>
    expect(await page.locator('[data-framework]').count()).toBe(1),
  );
});

test('framework: without its files the form works', async ({ page, problems, sender, contact }) => {
  problems.allow(/Failed to load resource/);
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
  await retryUntil(page, () => contact.expectSent({ timeout: 50 }));
});

test('Back: restores pages as they were left', async ({ playwright, baseURL, launchOptions }) => {
  // The runner's own browsers keep no page.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const page = await browser.newPage({ baseURL });
  await pauseClock(page.context());
  for (const path of ['/', '/contact']) {
    await openPage(page, path);
    await page.evaluate(() => void (document.documentElement.dataset.left = 'here'));
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html'), path).toHaveAttribute('data-left', 'here');
  }
  await browser.close();
});

test('contact form: works on with scripts after it was posted without', async ({ page }) => {
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
});

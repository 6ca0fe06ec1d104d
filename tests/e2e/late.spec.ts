import { type Page } from '@playwright/test';
import { books } from '@/content/books';
import { pauseClock } from '../support/clock';
import { recordPaths } from '../support/network';
import {
  expect,
  expectConformance,
  hydrated,
  openPage,
  scriptsLoaded,
  test,
} from '../support/test';
import { home } from '../support/words';

const isReady = (page: Page, timeout?: number) =>
  expect(page.locator('html')).toHaveAttribute('data-framework', 'ready', { timeout });

/** Says that the scripts of the page have not come. */
const unfinished = (page: Page) => page.locator('.unfinished');

/** Lets the loader's next tries become due until `settled` holds. Each is set once a request has failed. */
const retryUntil = (page: Page, settled: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(2_000);
    await settled();
  }).toPass();

// `verify` of `packages/quiet-next` checks that no page has a script or a stylesheet at first.
for (const path of ['/', '/hi', '/books']) {
  const tag = path === '/hi' ? '@long' : [];
  const title = `first load: ${path} is the page and its fonts, then each script once`;
  test(title, { tag }, async ({ page }) => {
    const paths = recordPaths(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page.clock.runFor(60_000);
    const preloaded = await page
      .locator('head link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(preloaded).toHaveLength(2);
    const others = paths.filter((each) => each !== path && !preloaded.includes(each));
    // The fonts of a Hindi page have the sign.
    const hasPrice = (await page.locator('body:lang(en)').allInnerTexts()).join().includes('₹');
    expect(others.filter((each) => /rupee/.test(each))).toHaveLength(hasPrice ? 1 : 0);
    // The title of a Hindi book is in the font of Hindi pages.
    const hasHindiTitle = path === '/books' && books.some(({ language }) => language === 'hi');
    const expected = hasHindiTitle ? /rupee|icon|^\/covers\/|displayhi/ : /rupee|icon|^\/covers\//;
    expect(others.filter((each) => !expected.test(each))).toEqual([]);
    await hydrated(page);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('Tab');
    await scriptsLoaded();
    const scripts = paths.filter((each) => each.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts).toEqual([...new Set(scripts)]);
  });
}

test.describe('without a look at each request, which ends a prefetch', () => {
  test.use({ lateMs: 0 });

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

test(
  'framework: is retried until the network is back',
  { tag: '@long' },
  async ({ page, context, problems }) => {
    problems.allow(/Failed to load resource/);
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
    await retryUntil(page, () => isReady(page, 50));
    await expect(unfinished(page)).toBeHidden();
    expect(await tab.boundingBox()).toEqual(place);
  },
);

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

for (const [what, answer, onlyOne] of [
  ['no file of it is left after a deployment', MISSING, false],
  ['a network asks for a login', PORTAL, false],
  ['one of its files is missing', MISSING, true],
] as const) {
  test(
    `framework: says so where ${what}, and loads at a press`,
    { tag: ['@long', '@shop'] },
    async ({ page, problems }) => {
      problems.allow(/Failed to load resource|Unexpected token/);
      await page.goto(onlyOne ? '/hi' : '/');
      const addresses = await page.locator('script[data-scripts]').getAttribute('data-scripts');
      const [first] = addresses!.split(' ');
      const paths = recordPaths(page);
      const stop = await answerChunks(page, answer, (path) => !onlyOne || path === first);
      const login = page.getByRole('banner').locator('[aria-haspopup=dialog]:visible').first();
      await login.click();
      await expect(login).toHaveAttribute('data-held');
      await retryUntil(page, () => expect(unfinished(page)).toBeVisible({ timeout: 50 }));
      await expect(login).not.toHaveAttribute('data-held');
      await expect(page.getByRole('dialog')).toBeHidden();
      await stop();
      const before = paths.length;
      await login.click();
      await retryUntil(page, () => isReady(page, 50));
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(unfinished(page)).toBeHidden();
      if (onlyOne)
        expect(paths.slice(before).filter((path) => addresses!.includes(path))).toEqual([first]);
    },
  );
}

test(
  'framework: after it gave up, loads when the line is back',
  { tag: '@long' },
  async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.goto('/');
    const stop = await answerChunks(page, MISSING);
    await page.keyboard.press('Tab');
    await retryUntil(page, () => expect(unfinished(page)).toBeVisible({ timeout: 50 }));
    await expectConformance(page);
    await stop();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    // Others may not have been tried for the last time yet.
    await retryUntil(page, () => isReady(page, 50));
    await expect(unfinished(page)).toBeHidden();
  },
);

test(
  'framework: a page that is not whole can be loaded anew',
  { tag: '@long' },
  async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.goto('/practice#top');
    const stop = await answerChunks(page, MISSING);
    await page.keyboard.press('Tab');
    await retryUntil(page, () => expect(unfinished(page)).toBeVisible({ timeout: 50 }));
    await stop();
    await page.evaluate(() => void (document.documentElement.dataset.left = 'here'));
    const loaded = page.waitForEvent('domcontentloaded');
    await unfinished(page).getByRole('link').click();
    await loaded;
    expect(await page.locator('[data-left]').count()).toBe(0);
    await expect(unfinished(page)).toBeHidden();
    await hydrated(page);
  },
);

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

test(
  'Back: restores pages as they were left',
  { tag: '@long' },
  async ({ playwright, baseURL, launchOptions }) => {
    // The runner's own browsers keep no page.
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
    const context = await browser.newContext({ baseURL });
    await pauseClock(context);
    const page = await context.newPage();
    for (const path of ['/', '/contact']) {
      await openPage(page, path);
      await page.evaluate(() => void (document.documentElement.dataset.left = 'here'));
      await page.goto('/robots.txt');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('html'), path).toHaveAttribute('data-left', 'here');
    }
    await browser.close();
  },
);

test(
  'contact form: works on with scripts after it was posted without',
  { tag: '@long' },
  async ({ page }) => {
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
);

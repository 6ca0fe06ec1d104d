import { type Page } from '@playwright/test';
import { fill, formatSpan } from '@/lib/text/format';
import { evaluateBeside } from '../support/isolated-world';
import { notFoundNote } from '../support/pages';
import { advance, expect, expectConformance, hydrated, test } from '../support/test';
import { localeAt, nav, navIn, notFound, pageTexts } from '../support/words';

const { countdown } = notFound;

const timer = (page: Page) => page.getByRole('timer');
/** Opens a page that does not exist. */
async function open(page: Page, path = '/nope') {
  const response = await page.goto(path);
  await expect(timer(page)).toBeVisible();
  return response!;
}

test.beforeEach(({ problems }) => problems.allow(notFoundNote));

test('not-found page: is a 404 in the language of its address, and noted in the console', async ({
  page,
}) => {
  const lines: string[] = [];
  page.on('console', (line) => lines.push(`${line.type()} ${line.text()}`));
  for (const path of ['/books/nope', '/%F0%9F%A7%B5?x=1', '/hindi', '/hi/books/nope']) {
    const locale = localeAt(path);
    const { heading, linksLabel, title } = locale.words.notFound;
    expect((await open(page, path)).status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.language);
    await expect(page).toHaveTitle(locale.words.seo.titleTemplate.replace('%s', title));
    const head = page.locator('head');
    await expect(head.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await expect(head.locator('link[rel="canonical"]')).toHaveCount(0);
    for (const role of ['main', 'banner', 'contentinfo', 'timer'] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const links = page.getByRole('navigation', { name: linksLabel }).getByRole('link');
    for (const { href, label } of navIn(locale)) {
      await expect(links.filter({ hasText: label })).toHaveAttribute('href', href);
    }
    const time = formatSpan(10, 'second', locale.tag);
    await expect(timer(page)).toHaveText(fill(locale.words.notFound.countdown.left, { time }));
  }
  expect(lines).toContainEqual(expect.stringMatching(/^log .*\/books\/nope/));
  await advance(page, 10_000);
  await page.waitForURL('/hi');
  await page.goBack();
  await expect(page, 'Back leads past the lost page').toHaveURL('/hindi');
  await page.getByRole('button', { name: notFound.back }).click();
  await expect(page).toHaveURL('/%F0%9F%A7%B5?x=1');
});

/** Addresses of the fonts that the page has requested. */
const findFonts = async () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.woff2'));

for (const path of ['/nope', '/hi/nope']) {
  for (const width of [360, 1280]) {
    const tag = path === '/hi/nope' && width === 360 ? [] : '@long';
    test(`not-found page: nothing moves on ${path} at ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      const links = page.locator('head link[rel="preload"][as="font"][crossorigin]');
      const named = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLLinkElement).href),
      );
      const requested = await evaluateBeside(page, findFonts, undefined);
      // Whether the link or the style comes first in a busy browser is no matter.
      expect(requested).not.toEqual([]);
      expect(named, 'the head names each font').toEqual(expect.arrayContaining(requested));
      // A busy machine may show text before its fonts have come; now they are in the cache.
      await page.addInitScript(() => {
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as (PerformanceEntry & {
            sources: { node: Node | null }[];
          })[]) {
            moved.push(...sources.map(({ node }) => node?.textContent ?? ''));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        Object.assign(window, { moved });
      });
      await open(page, path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot();
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual(
        [],
      );
    });
  }
}

// What stops the countdown is tested in `tests/parts/not-found.test.tsx`.
test(
  'not-found page: offers four links and three ways on to the keyboard',
  { tag: '@long' },
  async ({ page }) => {
    await open(page);
    await expectConformance(page);
    await page.getByRole('main').focus();
    const notes = nav.map(({ id, label }) => `${label} ${pageTexts[id].note}`);
    for (const name of [countdown.stay, ...notes, notFound.home, notFound.back, notFound.help]) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
    await expect(page.locator(':focus')).toHaveAttribute('href', '/contact');
  },
);

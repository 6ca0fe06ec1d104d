import { type Page } from '@playwright/test';
import { fill, formatSpan } from '@/lib/text/format';
import { notFoundNote } from '../support/pages';
import { expect, expectConformance, test } from '../support/test';
import { localeAt, nav, navIn, notFound, pageTexts } from '../support/words';

const { countdown } = notFound;
const START = new Date('2026-01-05T06:00:00Z');

const timer = (page: Page) => page.getByRole('timer');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const counting = (seconds: number) =>
  countdown.left.replace('{time}', seconds === 1 ? '1 second' : `${seconds} seconds`);

/** Opens a page that does not exist, with the browser's clock stopped. */
async function open(page: Page, path = '/nope') {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START.getTime() + 3_600_000);
  const response = await page.goto(path);
  await expect(timer(page)).toBeVisible();
  return response!;
}

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    const state = value ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

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
    await expect(page).toHaveTitle(title);
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
  await page.clock.runFor(10_000);
  await page.waitForURL('/hi');
});

test('not-found page: offers four links and three ways on to the keyboard', async ({ page }) => {
  await open(page);
  await page.getByRole('main').focus();
  const notes = nav.map(({ id, label }) => `${label} ${pageTexts[id].note}`);
  for (const name of [countdown.stay, ...notes, notFound.home, notFound.back, notFound.help]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await expect(page.locator(':focus')).toHaveAttribute('href', '/contact');
});

test('countdown: runs while the tab is seen, goes home, and Back leads past it', async ({
  page,
}) => {
  await page.goto('/about');
  await open(page);
  const announcement = countdown.announcement.replace('{time}', '10 seconds');
  await expect(timer(page)).toHaveText(counting(10));
  await page.clock.runFor(1000);
  await expect(timer(page)).toHaveText(counting(9));
  await expect(status(page), 'is announced once').toHaveText(announcement);
  await setHidden(page, true);
  await page.clock.runFor(60_000);
  await expect(timer(page)).toHaveText(counting(9));
  await setHidden(page, false);
  await page.clock.runFor(8000);
  await expect(timer(page)).toHaveText(counting(1));
  await page.clock.runFor(1000);
  await page.waitForURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test(
  'countdown: stops for good at "Stay here", says so and keeps the focus near',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page);
    await expectConformance(page);
    await page.clock.runFor(3000);
    await page.getByRole('button', { name: countdown.stay }).press('Enter');
    await expect(status(page)).toHaveText(countdown.stopped);
    await expect(status(page)).toBeFocused();
    await expect(timer(page)).toBeHidden();
    await setHidden(page, true);
    await setHidden(page, false);
    await page.clock.runFor(60_000);
    await expect(page).toHaveURL('/nope');
    await expect(status(page)).toHaveText(countdown.stopped);
    await expectConformance(page, 'main');
  },
);

test('countdown: does not overtake a link that was followed', async ({ page }) => {
  await open(page);
  await page.clock.runFor(9000);
  // An answer without content leaves the browser where it is, as a slow one does for a while.
  await page.route('**/contact', (route) => route.fulfill({ status: 204 }));
  const answered = page.waitForResponse('**/contact');
  // By key: a pointer would have the browser prerender the page, past the route above.
  await page.getByRole('link', { name: notFound.help }).press('Enter');
  await answered;
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/nope');
  await expect(timer(page)).toHaveText(counting(1));
});

test('"Go Back": goes back, and home in a tab that began here', async ({ page }) => {
  await page.goto('/about');
  await open(page);
  // The clock is stopped for this tab too.
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/nope', '_blank', 'noopener')),
  ]);
  await page.getByRole('button', { name: notFound.back }).click();
  await expect(page).toHaveURL('/about');
  await expect(timer(tab)).toBeVisible();
  expect(await tab.evaluate(() => history.length)).toBe(1);
  await tab.getByRole('button', { name: notFound.back }).click();
  await expect(tab).toHaveURL('/');
});

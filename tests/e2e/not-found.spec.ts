import { type Page } from '@playwright/test';
import { notFound } from '@/content/en/not-found';
import { expect, test } from '../support/test';

const { countdown } = notFound;
const START = new Date('2026-01-05T06:00:00Z');

const timer = (page: Page) => page.getByRole('timer');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const counting = (seconds: number) =>
  seconds === 1 ? countdown.one : countdown.other.replace('{seconds}', String(seconds));

/** Opens a page that does not exist with the browser's clock held still, once it counts. */
async function open(page: Page, path = '/nope') {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START.getTime() + 1000);
  await page.goto(path);
  await expect(timer(page)).toBeVisible();
}

async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

// The browser itself reports the answer of 404.
test.beforeEach(({ problems }) => problems.allow(/^console: Failed to load resource.* 404 /));

test.describe('the answer', () => {
  for (const path of ['/nope', '/books/nope', '/%F0%9F%A7%B5?x=1']) {
    test(`${path} is not found, and not to be indexed`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        'content',
        /noindex/,
      );
    });
  }

  test('says so in words, and its title too', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      /^Oops! This page doesn[’']t exist\.$/,
    );
    await expect(page).toHaveTitle(new RegExp(notFound.title));
  });

  test('writes the path to the console, as a note and not as an error', async ({ page }) => {
    const lines: { type: string; text: string }[] = [];
    page.on('console', (line) => lines.push({ type: line.type(), text: line.text() }));
    await open(page, '/books/nope');
    await expect
      .poll(() => lines.find(({ text }) => text.includes('/books/nope'))?.type)
      .toBe('log');
  });
});

test.describe('the countdown', () => {
  test(
    'runs from 10 to 0 and goes home, and "back" does not lead here again',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto('/about');
      await open(page);
      for (let seconds = 10; seconds > 0; seconds--) {
        await expect(timer(page)).toHaveText(counting(seconds));
        await page.clock.runFor(1000);
      }
      await page.waitForURL('/');
      await page.goBack();
      await expect(page).toHaveURL('/about');
    },
  );

  test('shortens its ring by one step a second', async ({ page }) => {
    await open(page);
    // A circle of SVG is a black disc until it is told otherwise.
    const drawing = timer(page).locator('xpath=../..').locator('svg');
    await expect(drawing).toHaveCSS('fill', 'none');
    await expect(drawing).toHaveCSS('width', '72px');
    const ring = drawing.locator('circle').last();
    for (const left of [10, 9, 8]) {
      await expect(ring).toHaveAttribute('stroke-dasharray', `${left} 10`);
      await page.clock.runFor(1000);
    }
  });

  test('is announced once, not each second', async ({ page }) => {
    await open(page);
    const said = countdown.announcement.replace('{seconds}', '10');
    await expect(status(page)).toHaveText(said);
    await page.clock.runFor(4000);
    await expect(timer(page)).toHaveText(counting(6));
    await expect(status(page)).toHaveText(said);
  });

  test(
    'stops for good at "Stay here", says so and keeps the focus near',
    { tag: '@both' },
    async ({ page }) => {
      await open(page);
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
    },
  );

  test('rests while the tab is hidden', async ({ page }) => {
    await open(page);
    await page.clock.runFor(2500);
    await setHidden(page, true);
    await page.clock.runFor(60_000);
    await expect(timer(page)).toHaveText(counting(8));
    await setHidden(page, false);
    await page.clock.runFor(500);
    await expect(timer(page)).toHaveText(counting(7));
    await page.clock.runFor(7000);
    await page.waitForURL('/');
  });

  test('does not overtake a link that was followed', async ({ page }) => {
    await open(page);
    await page.clock.runFor(9000);
    // An answer without content leaves the browser where it is, as a slow one does for a while.
    await page.route('**/contact', (route) => route.fulfill({ status: 204 }));
    const answered = page.waitForResponse('**/contact');
    // By key: a pointer would have the browser prepare the page, past the route above.
    await page.getByRole('link', { name: notFound.help }).press('Enter');
    await answered;
    await page.clock.runFor(5000);
    await expect(page).toHaveURL('/nope');
    await expect(timer(page)).toHaveText(counting(1));
  });
});

test.describe('the ways on', () => {
  test('are four quick links and three buttons', async ({ page }) => {
    await open(page);
    const links = page.getByRole('navigation', { name: notFound.linksLabel }).getByRole('link');
    await expect(links).toHaveCount(4);
    for (const { href, title, note } of notFound.links) {
      await expect(links.filter({ hasText: title })).toHaveAttribute('href', href);
      await expect(links.filter({ hasText: title })).toContainText(note);
    }
    await expect(page.getByRole('link', { name: notFound.home })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: notFound.help })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(page.getByRole('button', { name: notFound.back })).toBeVisible();
  });

  test('"Go Back" goes back', async ({ page }) => {
    await page.goto('/about');
    await open(page);
    await page.getByRole('button', { name: notFound.back }).click();
    await expect(page).toHaveURL('/about');
  });

  test('"Go Back" goes home in a tab that began here', async ({ page }) => {
    await page.goto('/about');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(() => void window.open('/nope', '_blank', 'noopener')),
    ]);
    await expect(timer(tab)).toBeVisible();
    expect(await tab.evaluate(() => history.length)).toBe(1);
    await tab.getByRole('button', { name: notFound.back }).click();
    await expect(tab).toHaveURL('/');
  });

  test('can be reached with the keyboard', async ({ page }) => {
    await open(page);
    await page.getByRole('main').focus();
    const names = [
      countdown.stay,
      ...notFound.links.map(({ title, note }) => `${title} ${note}`),
      notFound.home,
      notFound.back,
      notFound.help,
    ];
    for (const name of names) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
  });
});

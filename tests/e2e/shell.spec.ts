import { type Page } from '@playwright/test';
import { site } from '@/content/site';
import { hoursRow } from '@/lib/words/hours';
import { socialLinks } from '@/lib/words/social';
import { fill, formatPhone } from '@/lib/text/format';
import { chatText, clickBelow, menuButton, openPage, themeButton } from '../support/page';
import { LOST, notFoundNote } from '../support/pages';
import { expect, expectConformance, test } from '../support/test';
import { contact, en, nav, shell } from '../support/words';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const menu = (page: Page) => page.getByRole('navigation', { name: shell.menu, exact: true });

test(
  'shell: a phone that is turned shows the same part of the page',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, '/practice');
    const heading = page.getByRole('heading', { name: en.words.practice.sheets.title });
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(heading).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(heading).toBeInViewport();
  },
);

test('shell: the bar stays, can be skipped, and the footer informs', async ({ page }) => {
  await page.goto('/about');
  expect(await chatText(header(page).getByRole('link', { name: shell.bookDemo }))).toBe(
    shell.demoMessage,
  );
  await footer(page).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  const bar = header(page).locator('[data-slot=header-bar]');
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.y).toBe(0);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shell.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const { city, email, phone } = site;
  await expect(footer(page)).toContainText(fill(shell.footer.description, { city }));
  const links = [
    ...nav.map(({ label, href }) => [label, href] as const),
    [formatPhone(phone), `tel:${phone}`] as const,
    [email, `mailto:${email}`] as const,
    ...socialLinks.map(({ name, url }) => [name, url] as const),
  ];
  for (const [name, href] of links) {
    const link = footer(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    if (!href.startsWith('https:')) continue;
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expect(footer(page).getByRole('term')).toHaveCount(site.hours.length);
  for (const opening of site.hours) {
    const { days, times = shell.footer.closed } = hoursRow(opening, en.tag);
    await expect(footer(page)).toContainText(days);
    await expect(footer(page)).toContainText(times);
  }
});

test.describe('menu of small screens', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
  });

  test(
    'menu: closes by key and by a press outside, and leads on',
    { tag: ['@eager', '@deep'] },
    async ({ page }) => {
      await menuButton(page).focus();
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();

      await menuButton(page).click();
      await page.mouse.click(180, 700);
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/about');
      await menuButton(page).click();
      await expect(menu(page).getByRole('link')).toHaveText(nav.map(({ label }) => label));
      await expectConformance(page);
      await menu(page).getByRole('link', { name: 'Books' }).click();
      await expect(page).toHaveURL('/books');
      await expect(menu(page)).toBeHidden();
    },
  );

  test('menu: opens below the bar, wherever the page is, and scrolls to its end', async ({
    page,
  }) => {
    const opened = page.locator('[popover]:popover-open');
    for (const y of [0, 500]) {
      await page.keyboard.press('Escape');
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await menuButton(page).click();
      await opened.evaluate((box) => Promise.all(box.getAnimations().map((one) => one.finished)));
      const bar = (await header(page).locator('[data-slot=header-bar]').boundingBox())!;
      expect(bar.y).toBe(0);
      expect((await opened.boundingBox())!.y).toBeGreaterThanOrEqual(bar.height);
    }
    await page.setViewportSize({ width: 320, height: 256 });
    const last = page.locator('[popover] :is(a, button)').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('menu: a window that is made wide closes it', { tag: '@long' }, async ({ page }) => {
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-layer', 'menu');
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(root).not.toHaveAttribute('data-layer');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(menu(page)).toBeHidden();
  });
});

test('400 %: the bar scrolls away, and a field brings its label', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/contact');
  const message = page.getByLabel(contact.form.labels.message, { exact: true });
  await page.getByLabel(contact.form.labels.subject).focus();
  await page.keyboard.press('Tab');
  await expect(message).toBeFocused();
  await expect(header(page).locator('[data-slot=header-bar]')).not.toBeInViewport();
  await expect(page.locator('label[for=contact-message]')).toBeInViewport({ ratio: 1 });
});

test('theme: follows the system until a visitor chooses, then stays', async ({ page }) => {
  const html = page.locator('html');
  const turn = (name: string) => themeButton(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/');
  await expect(turn(shell.theme.toLight)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(turn(shell.theme.toDark)).toBeVisible();
  await expect(html).not.toHaveAttribute('data-theme');

  const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).background);
  await clickBelow(turn(shell.theme.toDark));
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).not.toHaveCSS('background', paper);
  await openPage(page, '/about');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await clickBelow(turn(shell.theme.toLight));
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('theme: is set before the first paint, in every layout', async ({ page, problems }) => {
  problems.allow(notFoundNote);
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const seen = window as { themeAtBody?: string };
    new MutationObserver(() => {
      if (document.body) seen.themeAtBody ??= document.documentElement.dataset.theme ?? 'none';
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/hi', LOST]) {
    await page.goto(path);
    const theme = await page.evaluate(() => (window as { themeAtBody?: string }).themeAtBody);
    expect(theme).toBe('dark');
  }
});

import { type Page } from '@playwright/test';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { fill, formatPhone } from '@/lib/text/format';
import { LOST, notFoundNote, pages } from '../support/pages';
import { expect, hydrated, test } from '../support/test';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const menuButton = (page: Page) => header(page).getByRole('button', { name: shell.menu });
const menu = (page: Page) => page.getByRole('navigation', { name: shell.menu, exact: true });
const OFFICE_HOURS = 'Office hours: Mon–Fri 9:00 AM–5:00 PM, Sat 10:00 AM–2:00 PM IST';
const theme = (page: Page) => page.locator('html');

test.beforeEach(({ problems }) => problems.allow(notFoundNote));

for (const path of [...pages, LOST]) {
  test(`${path} has one main heading, the shell, and its own link marked`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    const home = header(page).getByRole('link', { name: site.name });
    await expect(home).toHaveAttribute('href', '/');
    await expect(footer(page)).toContainText(shell.footer.promise);
    const own = shell.nav.filter(({ href }) => href === path);
    // Once in the bar and once in the menu of small screens; one of them shows.
    const marked = page.locator('header [aria-current="page"]');
    await expect(marked).toHaveText(own.flatMap(({ label }) => [label, label]));
  });
}

test.describe('header', () => {
  test('stays at the top while the page is read', async ({ page }) => {
    await page.goto('/about');
    await footer(page).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    // The line of office hours above the bar scrolls away.
    const bar = header(page).locator('[data-slot=header-bar]');
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.y).toBe(0);
    await expect(header(page).getByText(OFFICE_HOURS).first()).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell.skip })).toBeInViewport({ ratio: 1 });
  });

  test('shows the office hours in one line', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      const line = header(page).getByText(OFFICE_HOURS).filter({ visible: true });
      await expect(line).toHaveCount(1);
      await expect(line).toBeInViewport({ ratio: 1 });
      const { height } = (await line.boundingBox())!;
      expect(height).toBeLessThan(40);
    }
  });

  test('books a demo class by a chat with the text already typed', async ({ page }) => {
    await page.goto('/');
    const link = header(page).getByRole('link', { name: shell.bookDemo });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin).toBe('https://wa.me');
    expect(address.pathname).toBe(`/${site.phone.replace('+', '')}`);
    expect([...address.searchParams]).toEqual([['text', shell.demoMessage]]);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('lets the keyboard jump over it to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: shell.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await expect(header(page).getByRole('link', { name: shell.skip })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('menu of small screens', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
  });

  test('leads to every page', async ({ page }) => {
    await expect(menu(page).getByRole('link')).toHaveText(shell.nav.map(({ label }) => label));
    await menu(page).getByRole('link', { name: 'Books' }).click();
    await expect(page).toHaveURL('/books');
    await expect(menu(page)).toBeHidden();
  });

  test('says when the office is open', async ({ page }) => {
    const line = header(page).getByText(OFFICE_HOURS).filter({ visible: true });
    await expect(line).toHaveCount(1);
    await expect(line).toBeInViewport({ ratio: 1 });
    await menuButton(page).click();
    await expect(line).toHaveCount(0);
  });

  test('says that it is open', async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    const expanded = async () => {
      const { root } = await browser.send('DOM.getDocument');
      const selector = '[popovertarget]';
      const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { nodes } = await browser.send('Accessibility.getPartialAXTree', { nodeId });
      return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value as unknown;
    };
    expect(await expanded()).toBe(true);
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
    expect(await expanded()).toBe(false);
  });

  test('takes the focus to its links, and Escape gives it back', async ({ page }) => {
    await menuButton(page).focus();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes at a press outside', async ({ page }) => {
    await page.mouse.click(180, 700);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
  });
});

test('footer says who, where and when', async ({ page }) => {
  await page.goto('/');
  const { city, email, hours, phone, social } = site;
  await expect(footer(page)).toContainText(fill(shell.footer.description, { city }));
  const places = [
    ...shell.nav.map(({ label, href }) => [label, href] as const),
    [formatPhone(phone), `tel:${phone}`] as const,
    [email, `mailto:${email}`] as const,
    [shell.footer.linkedin, social.linkedin] as const,
    [shell.footer.instagram, social.instagram] as const,
  ];
  for (const [name, href] of places) {
    const link = footer(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    if (href.startsWith('https:')) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  }
  await expect(footer(page).getByRole('term')).toHaveCount(hours.length);
  await expect(footer(page)).toContainText('Mon–Fri');
  await expect(footer(page)).toContainText('9:00 AM–5:00 PM');
});

test.describe('theme', () => {
  const turn = (page: Page, name: string) => footer(page).getByRole('button', { name });

  test('follows the system until a visitor chooses', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await hydrated(page);
    await expect(turn(page, shell.theme.toPaper)).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(turn(page, shell.theme.toNight)).toBeVisible();
    await expect(theme(page)).not.toHaveAttribute('data-theme');
  });

  test('is remembered, on every page', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).background);
    await turn(page, shell.theme.toNight).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('body')).not.toHaveCSS('background', paper);
    await page.goto('/about');
    await hydrated(page);
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await turn(page, shell.theme.toPaper).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  });

  test('stands before there is anything to paint', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      const seen = window as { themeAtBody?: string };
      new MutationObserver(() => {
        if (document.body) seen.themeAtBody ??= document.documentElement.dataset.theme ?? 'none';
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of pages) {
      await page.goto(path);
      expect(await page.evaluate(() => (window as { themeAtBody?: string }).themeAtBody)).toBe(
        'dark',
      );
    }
  });
});

import { type Page } from '@playwright/test';
import { errors } from '@/content/en/errors';
import { chatText } from '../support/page';
import { expect, expectConformance, test } from '../support/test';

const SECRET = /a line nobody should read/;

/** Makes something a page needs throw, until the tab's storage says that it is mended. */
const breakPage = (page: Page, what: 'page' | 'site') =>
  page.addInitScript((part) => {
    if (sessionStorage.getItem('mended')) return;
    const fail = () => {
      throw new Error('a line nobody should read');
    };
    if (part === 'page') {
      const log = console.log;
      console.log = (...words: unknown[]) => (words[0] === '404' ? fail() : log(...words));
    } else {
      window.matchMedia = fail;
    }
  }, what);

for (const what of ['page', 'site'] as const) {
  test(`error page: tells plainly that a broken ${what} failed, and "Try again" brings it back`, async ({
    page,
    problems,
  }) => {
    problems.allow(/ 404 /);
    problems.allow(SECRET);
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await breakPage(page, what);
    await page.goto('/nope');
    const heading = page.getByRole('heading', { level: 1, name: errors.title });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: errors.title })).toContainText(
      errors.lead,
    );
    await expect(page.locator('body')).not.toContainText(SECRET);
    const home = page.getByRole('link', { name: errors.home, exact: true }).last();
    await expect(home).toHaveAttribute('href', '/');
    const chat = page.getByRole('link', { name: errors.chat });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    expect(await chatText(chat)).toBe(errors.chatMessage.replace('{address}', page.url()));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    if (what === 'site') await expect(page).toHaveTitle(errors.title);
    await page.evaluate(() => delete document.documentElement.dataset.theme);
    await expectConformance(page);

    await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
    await page.getByRole('button', { name: errors.retry }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeAttached();
    await expect(heading).toBeHidden();
  });
}

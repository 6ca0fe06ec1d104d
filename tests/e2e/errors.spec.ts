import { type Page } from '@playwright/test';
import { errors } from '@/content/en/errors';
import { site } from '@/content/site';
import { expect, expectConformance, test } from '../support/test';

const SECRET = /a line nobody should read/;

/** Makes something a page needs throw, until the tab's storage says that it is mended. */
async function breakPage(page: Page, what: 'page' | 'site') {
  await page.addInitScript((part) => {
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
}

test.beforeEach(({ problems }) => {
  problems.allow(/ 404 /);
  problems.allow(SECRET);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: errors.title });

for (const what of ['page', 'site'] as const) {
  test.describe(what === 'page' ? 'when a page breaks' : 'when the whole site breaks', () => {
    test.beforeEach(async ({ page }) => {
      await breakPage(page, what);
      await page.goto('/nope');
      await expect(heading(page)).toBeVisible();
    });

    test('it is said in plain words, without the error itself', async ({ page }) => {
      await expect(page.getByRole('alert').filter({ hasText: errors.title })).toContainText(
        errors.lead,
      );
      await expect(page.locator('body')).not.toContainText(SECRET);
      await expect(
        page.getByRole('link', { name: errors.home, exact: true }).last(),
      ).toHaveAttribute('href', '/');
    });

    test('the teacher can be told, with the address of the page', async ({ page }) => {
      const chat = page.getByRole('link', { name: errors.chat });
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\//);
      const address = new URL((await chat.getAttribute('href'))!);
      expect(address.pathname).toBe(`/${site.phone.slice(1)}`);
      expect(address.searchParams.get('text')).toBe(
        errors.chatMessage.replace('{address}', page.url()),
      );
    });

    test('"Try again" brings the page back once it is mended', async ({ page }) => {
      await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
      await page.getByRole('button', { name: errors.retry }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeAttached();
      await expect(heading(page)).toBeHidden();
    });

    test('it conforms', ({ page }) => expectConformance(page));
  });
}

test('the whole site broken keeps the theme that was chosen, and its title says so', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await breakPage(page, 'site');
  await page.goto('/nope');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page).toHaveTitle(errors.title);
});

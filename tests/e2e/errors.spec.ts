import { type Page } from '@playwright/test';
import { chatText } from '../support/page';
import { notFoundNote } from '../support/pages';
import { expect, expectConformance, test } from '../support/test';
import { renderedAnew, translate } from '../support/translator';
import { localeAt, wordsOf } from '../support/words';

const SECRET = /a line nobody should read/;

/** What the clock of the contact page needs. */
const CLOCK = ['Intl', 'DateTimeFormat'] as const;
/** What the floating buttons need, on every page. */
const BUTTONS = ['window', 'MutationObserver'] as const;

/** Makes something a page needs throw, until the tab's storage says that it is mended. */
const breakPage = (page: Page, needed: readonly [owner: string, name: string]) =>
  page.addInitScript(([owner, name]) => {
    if (sessionStorage.getItem('mended')) return;
    Object.assign((window as unknown as Record<string, object>)[owner]!, {
      [name]: function () {
        throw new Error('a line nobody should read');
      },
    });
  }, needed);

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: wordsOf(page).errors.title });

for (const [what, path, needed, tag] of [
  ['page', '/contact', CLOCK, []],
  ['page that does not exist', '/nope', ['console', 'log'], ['@long']],
  ['site', '/hi/about', BUTTONS, []],
] as const) {
  test(
    `error page: a broken ${what} (${path}) says so and recovers`,
    { tag: [...tag, '@deep'] },
    async ({ page, problems }) => {
      problems.allow(notFoundNote);
      problems.allow(SECRET);
      const { language, paths, words } = localeAt(path);
      const { errors } = words;
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await breakPage(page, needed);
      await page.goto(path);
      await page.mouse.move(1, 1);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: errors.title })).toContainText(
        errors.lead,
      );
      await expect(page.locator('body')).not.toContainText(SECRET);
      const home = page.getByRole('link', { name: errors.home, exact: true }).last();
      await expect(home).toHaveAttribute('href', paths.home);
      const chat = page.getByRole('link', { name: errors.chat });
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\//);
      expect(await chatText(chat)).toBe(errors.chatMessage.replace('{address}', page.url()));
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (what !== 'page') await expect(page).toHaveTitle(errors.title);
      await page.evaluate(() => delete document.documentElement.dataset.theme);
      await expectConformance(page);

      await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
      await page.getByRole('button', { name: errors.retry }).press('Enter');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(heading(page)).toBeHidden();
    },
  );
}

for (const [path, needed, tag] of [
  ['/hi/contact', CLOCK, ['@long']],
  ['/about', BUTTONS, []],
] as const) {
  const title = `error page: of a translated page (${path}) has the page's language`;
  test(title, { tag: [...tag] }, async ({ page, problems }) => {
    problems.allow(SECRET);
    problems.allow(renderedAnew);
    // React may still move a text of the broken page that the translator has replaced.
    problems.allow(/NotFoundError: Failed to execute 'insertBefore'/);
    await translate(page, 'before');
    await breakPage(page, needed);
    await page.goto(path);
    await page.mouse.move(1, 1);
    await expect(heading(page)).toBeVisible();
  });
}

test('error page: needs neither styles nor its chunk', async ({ page, request, problems }) => {
  problems.allow(SECRET);
  problems.allow(/ERR_FAILED/);
  const html = await (await request.get('/hi/about')).text();
  await page.route('**/chunks/*', (route) => {
    const isOfPage = html.includes(new URL(route.request().url()).pathname);
    return isOfPage ? route.fallback() : route.abort();
  });
  await breakPage(page, BUTTONS);
  await page.goto('/hi/about');
  await page.mouse.move(1, 1);
  await expect(heading(page)).toBeVisible();
  const { lead, retry } = wordsOf(page).errors;
  await expect(page.getByText(lead)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.evaluate(() => sessionStorage.setItem('mended', 'yes'));
  await page.getByRole('link', { name: retry }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

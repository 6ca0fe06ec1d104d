import { type Page } from '@playwright/test';
import { chatText } from '../support/page';
import { notFoundNote } from '../support/pages';
import { expect, expectConformance, test } from '../support/test';
import { renderedAnew, translate } from '../support/translator';
import { localeAt, wordsOf } from '../support/words';

const SECRET = /a line nobody should read/;

const failures = {
  /** What the clock of the contact page needs. */
  page: 'Intl.DateTimeFormat',
  'page that does not exist': 'console.log',
  /** What the floating buttons need, on every page. */
  site: 'MutationObserver',
};

/** Makes something a page needs throw, until the tab's storage says that it is mended. */
const breakPage = (page: Page, needed: string) =>
  page.addInitScript((path) => {
    if (sessionStorage.getItem('mended')) return;
    const names = path.split('.');
    const last = names.pop()!;
    const owner = names.reduce(
      (object, name) => (object as Record<string, object>)[name]!,
      window as object,
    );
    Object.assign(owner, {
      [last]: function () {
        throw new Error('a line nobody should read');
      },
    });
  }, needed);

const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: wordsOf(page).errors.title });

for (const [what, path] of [
  ['page', '/contact'],
  ['page that does not exist', '/nope'],
  ['site', '/hi/about'],
] as const) {
  test(`error page: a broken ${what} (${path}) says so and recovers`, async ({
    page,
    problems,
  }) => {
    problems.allow(notFoundNote);
    problems.allow(SECRET);
    const { language, paths, words } = localeAt(path);
    const { errors } = words;
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await breakPage(page, failures[what]);
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
  });
}

for (const [what, path] of [
  ['page', '/hi/contact'],
  ['site', '/about'],
] as const) {
  test(`error page: of a translated page (${path}) has the page's language`, async ({
    page,
    problems,
  }) => {
    problems.allow(SECRET);
    problems.allow(renderedAnew);
    // React may still move a text of the broken page that the translator has replaced.
    problems.allow(/NotFoundError: Failed to execute 'insertBefore'/);
    await translate(page, 'before');
    await breakPage(page, failures[what]);
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
  await breakPage(page, failures.site);
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

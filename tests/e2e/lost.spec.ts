import { type Page } from '@playwright/test';
import { breakPage, BUTTONS, CLOCK, errorHeading, SECRET } from '../support/broken';
import { chatText } from '../support/page';
import { notFoundNote } from '../support/pages';
import { advance, expect, test } from '../support/test';
import { localeAt, notFound } from '../support/words';

const timer = (page: Page) => page.getByRole('timer');

test('lost and broken pages: say so in their language, and lead on', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(notFoundNote);
  problems.allow(SECRET);

  await test.step('a page that does not exist is a 404, and leads home', async () => {
    const lines: string[] = [];
    page.on('console', (line) => lines.push(`${line.type()} ${line.text()}`));
    for (const path of ['/books/nope', '/%F0%9F%A7%B5?x=1', '/hindi', '/hi/books/nope']) {
      const locale = localeAt(path);
      const { heading, title } = locale.words.notFound;
      expect((await page.goto(path))!.status()).toBe(404);
      await expect(timer(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale.language);
      await expect(page).toHaveTitle(locale.words.seo.titleTemplate.replace('%s', title));
      const robots = page.locator('head meta[name="robots"]').first();
      await expect(robots).toHaveAttribute('content', /noindex/);
      await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0);
      for (const role of ['main', 'banner', 'contentinfo', 'timer'] as const)
        await expect(page.getByRole(role)).toHaveCount(1);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    expect(lines).toContainEqual(expect.stringMatching(/^log .*\/books\/nope/));
    await advance(page, 10_000);
    await expect(page).toHaveURL('/hi');
    await page.goBack();
    await expect(page, 'Back leads past the lost page').toHaveURL('/hindi');
    await page.getByRole('button', { name: notFound.back }).click();
    await expect(page).toHaveURL('/%F0%9F%A7%B5?x=1');
  });

  for (const [path, needed] of [
    ['/contact', CLOCK],
    ['/hi/about', BUTTONS],
  ] as const) {
    await test.step(`a broken page (${path}) recovers`, async () => {
      const tab = await context.newPage();
      const { language, paths, words } = localeAt(path);
      const { errors } = words;
      await tab.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await breakPage(tab, needed);
      await tab.goto(path);
      await tab.mouse.move(1, 1);
      await expect(errorHeading(tab)).toBeVisible();
      await expect(tab.getByRole('alert').filter({ hasText: errors.title })).toContainText(
        errors.lead,
      );
      await expect(tab.locator('body')).not.toContainText(SECRET);
      const home = tab.getByRole('link', { name: errors.home, exact: true }).last();
      await expect(home).toHaveAttribute('href', paths.home);
      const chat = tab.getByRole('link', { name: errors.chat });
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\//);
      expect(await chatText(chat)).toBe(errors.chatMessage.replace('{address}', tab.url()));
      await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(tab.locator('html')).toHaveAttribute('lang', language);
      if (needed === BUTTONS) await expect(tab).toHaveTitle(errors.title);
      await tab.evaluate(() => sessionStorage.setItem('mended', 'yes'));
      await tab.getByRole('button', { name: errors.retry }).press('Enter');
      await expect(tab.getByRole('contentinfo')).toBeVisible();
      await expect(errorHeading(tab)).toBeHidden();
      await tab.close();
    });
  }
});

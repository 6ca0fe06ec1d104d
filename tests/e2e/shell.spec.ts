import { type Page } from '@playwright/test';
import { locales } from '@/lib/words/locale';
import {
  changeLanguage,
  languageLink,
  menuButton,
  openPage,
  themeButton,
  toast,
} from '../support/page';
import { LOST, notFoundNote } from '../support/pages';
import { expect, test } from '../support/test';
import { contact, nav, shell } from '../support/words';

const header = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => header(page).locator('[data-slot=header-bar]');
const menu = (page: Page) => page.getByRole('navigation', { name: shell.menu, exact: true });

test(
  'shell: a visitor gets around by keys, menu, languages and themes',
  { tag: '@eager' },
  async ({ page, context, problems }) => {
    problems.allow(notFoundNote);

    await test.step('the bar stays, and can be skipped', async () => {
      await openPage(page, '/about');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      expect((await bar(page).boundingBox())?.y).toBe(0);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: shell.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('languages: on a page, at its part, and where no page is', async () => {
      await openPage(page, '/about#career');
      await changeLanguage(page, '/hi/about#career');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        locales.hi.words.about.profile.title,
      );
      await changeLanguage(page, '/about#career');
      for (const [lost, home] of [
        ['/hi/nope', '/'],
        ['/nope', '/hi'],
      ] as const) {
        await openPage(page, lost);
        await expect(languageLink(page)).toHaveAttribute('href', home);
      }
      await changeLanguage(page, '/hi');
    });

    await test.step('theme: follows the system until a visitor chooses, then stays', async () => {
      const html = page.locator('html');
      const turn = (name: string) => themeButton(page, name);
      await page.emulateMedia({ colorScheme: 'dark' });
      await openPage(page, '/');
      await expect(turn(shell.theme.toLight)).toBeVisible();
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(turn(shell.theme.toDark)).toBeVisible();
      await expect(html).not.toHaveAttribute('data-theme');
      const paper = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).background);
      const other = await context.newPage();
      await other.goto('/about');
      await turn(shell.theme.toDark).click();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('body')).not.toHaveCSS('background', paper);
      await expect(other.locator('html'), 'in another tab').toHaveAttribute('data-theme', 'dark');
      await other.close();
      const early = await context.newPage();
      await early.addInitScript(() => {
        const seen = window as { themeAtBody?: string };
        new MutationObserver(() => {
          if (document.body) seen.themeAtBody ??= document.documentElement.dataset.theme ?? 'none';
        }).observe(document, { childList: true, subtree: true });
      });
      for (const path of ['/about', '/hi', LOST]) {
        await early.goto(path);
        const theme = () => (window as { themeAtBody?: string }).themeAtBody;
        expect(await early.evaluate(theme), `${path}, before the first paint`).toBe('dark');
      }
      await early.close();
      await openPage(page, '/about');
      await turn(shell.theme.toLight).click();
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', 'light');
    });

    await test.step('menu: closes by key and by a press outside, and leads on', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openPage(page, '/about');
      await menuButton(page).click();
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await menuButton(page).click();
      await page.mouse.click(180, 700);
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/about');
      const opened = page.locator('[popover]:popover-open');
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      await menuButton(page).click();
      await expect(menu(page).getByRole('link')).toHaveText(nav.map(({ label }) => label));
      await opened.evaluate((box) => Promise.all(box.getAnimations().map((one) => one.finished)));
      const { height } = (await bar(page).boundingBox())!;
      expect((await opened.boundingBox())!.y, 'below the bar').toBeGreaterThanOrEqual(height);
      await menu(page).getByRole('link', { name: 'Books' }).click();
      await expect(page).toHaveURL('/books');
      await expect(menu(page)).toBeHidden();
    });

    await test.step('400 %: the bar scrolls away, and a field brings its label', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await openPage(page, '/contact');
      await page.getByLabel(contact.form.labels.subject).focus();
      await page.keyboard.press('Tab');
      const message = page.getByLabel(contact.form.labels.message, { exact: true });
      await expect(message).toBeFocused();
      await expect(bar(page)).not.toBeInViewport();
      await expect(page.locator('label[for=contact-message]')).toBeInViewport({ ratio: 1 });
      // A phone on its side cannot hold all of the menu.
      await page.evaluate(() => scrollTo(0, 0));
      await menuButton(page).click();
      const last = page.locator('[popover] :is(a, button)').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
    });

    await test.step('a toast is in the upper third, beside the menu button and off the form', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openPage(page, '/contact');
      const { send, outcomes } = contact.form;
      await page.getByRole('button', { name: send }).click();
      const title = toast(page, outcomes.invalid.title);
      await expect(title).toBeVisible();
      const shown = page.locator('[data-sonner-toast]').filter({ hasText: outcomes.invalid.title });
      await shown.evaluate((box) =>
        Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      const { y, height } = (await shown.boundingBox())!;
      expect(y + height).toBeLessThan(740 / 3);
      const field = page.getByLabel(contact.form.labels.name, { exact: true });
      await expect(field).toBeFocused();
      for (const other of [menuButton(page), field]) {
        const box = (await other.boundingBox())!;
        const button = (await shown.boundingBox())!;
        const isBeside = button.x + button.width <= box.x || box.x + box.width <= button.x;
        const isAbove = button.y + button.height <= box.y || box.y + box.height <= button.y;
        expect(isBeside || isAbove, `${other}`).toBe(true);
      }
    });
  },
);

import { type Frame, type Page } from '@playwright/test';
import { samplePages } from '@/content/sample-pages';
import { fill } from '@/lib/text/format';
import { previewedBooks } from '../support/books';
import { openPage, previewButton, previewDialog } from '../support/page';
import { expect, scriptsLoaded, test } from '../support/test';
import { booksPage, sample } from '../support/words';

const { preview } = booksPage;

/** The frame of the preview dialog, once its pages are loaded. */
async function sampleFrame(page: Page, id: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().endsWith(`/preview/en/${id}`));
  await expect.poll(find).toBeDefined();
  await find()!.waitForLoadState();
  return find()!;
}

const closings: ((page: Page, frame: Frame) => Promise<void>)[] = [
  (page) => page.mouse.click(5, 5),
  (page) => page.getByRole('button', { name: preview.close }).click(),
  (page) => page.keyboard.press('Escape'),
  async (page, frame) => {
    await frame.getByRole('link', { name: sample.next }).first().focus();
    await page.keyboard.press('Escape');
  },
];

/** Expects the focus to go through the dialog and its frame, and round again. */
async function expectFocusStays(page: Page) {
  const close = page.getByRole('button', { name: preview.close });
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await close.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  const holds = () => document.activeElement?.closest('[role=dialog]') !== null;
  expect(await page.evaluate(holds)).toBe(true);
}

test(
  'preview: shows each book, keeps the focus, and closes in four ways',
  { tag: '@preview' },
  async ({ page }) => {
    await openPage(page, '/books');
    for (const [index, close] of closings.entries()) {
      const at = index % previewedBooks.length;
      const { id, title } = previewedBooks[at]!;
      const opener = previewButton(page, at);
      await opener.focus();
      await page.keyboard.press(index % 2 ? 'Enter' : 'Space');
      await expect(previewDialog(page)).toBeFocused();
      await expect(previewDialog(page)).toHaveAccessibleDescription(title);
      const element = page.locator('iframe');
      await expect(element).toHaveAttribute('title', fill(preview.frame, { title }));
      await expect(element).toHaveAttribute('src', `/preview/en/${id}`);
      await expect(element, 'has a policy of its own').not.toHaveAttribute('sandbox');
      const frame = await sampleFrame(page, id);
      await expect(
        frame.getByRole('img', { name: fill(sample.cover, { title }) }),
      ).toBeInViewport();
      if (index === 0) await expectFocusStays(page);
      await close(page, frame);
      await expect(previewDialog(page)).toHaveCount(0);
      await expect(element).toHaveCount(0);
      await expect(opener).toBeFocused();
    }

    await test.step('is fetched when its button comes into view', async () => {
      await page.setViewportSize({ width: 1280, height: 400 });
      await openPage(page, '/books');
      await scriptsLoaded();
      const fetched = page.waitForRequest(/\/chunks\/[^/]+\.js$/);
      await previewButton(page).scrollIntoViewIfNeeded();
      await fetched;
      await scriptsLoaded();
      await page.route('**/*.js', (route) => route.abort());
      await previewButton(page).click();
      await expect(previewDialog(page)).toBeVisible();
    });

    await test.step('its pages need no scripts, and are turned by links and keys', async () => {
      const { id } = previewedBooks[0]!;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const answer = (await page.goto(`/preview/en/${id}`))!;
      expect(answer.headers()).toMatchObject({
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      });
      await expect(page.locator('script')).toHaveCount(0);
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').length;
      });
      expect(loaded, 'fonts of the site').toBeGreaterThan(0);
      const count = samplePages[id]!.length + 1;
      const sheet = (number: number) =>
        page.getByRole('region', { name: fill(sample.page, { number, count }) });
      await expect(sheet(1)).toBeInViewport();
      await page.goto(`/preview/en/${id}#page-4`);
      await expect(sheet(4)).toBeInViewport();
      await page.keyboard.press('ArrowRight');
      await expect(sheet(5)).toBeInViewport();
    });
  },
);

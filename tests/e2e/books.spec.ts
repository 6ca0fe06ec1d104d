import { type Frame, type Page } from '@playwright/test';
import { books } from '@/content/books';
import { readerReviews } from '@/content/en/books';
import { locales } from '@/lib/locale';
import { languageName } from '@/lib/text/format';
import { chatText, openPage, previewButton, previewDialog } from '../support/page';
import { expect, expectDialogConformance, scriptsLoaded, test } from '../support/test';
import { booksPage, sample } from '../support/words';

const [main, ...academic] = books;
const titles = books.map(({ title }) => title);
const { preview, ebook } = booksPage;

const bookOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).or(page.getByRole('article', { name: title }));

test.describe('books page', () => {
  test.beforeEach(({ page }) => page.goto('/books'));

  test('books page: is in order, and leads to Amazon', async ({ page }) => {
    const headings = await page.getByRole('main').getByRole('heading').allTextContents();
    const order = [booksPage.reasons.title, ...titles, booksPage.reviews.title];
    expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
    for (const { id, title } of books) {
      await expect(bookOf(page, title)).toHaveAttribute('id', id);
      const cover = bookOf(page, title).getByRole('img', { name: `Cover of ${title}` });
      await expect(cover).toBeVisible();
    }
    const readers = page.getByRole('region', { name: booksPage.reviews.title });
    await expect(readers.getByRole('listitem')).toContainText(
      readerReviews.map(
        ({ name, exam, content, rating }) => `“${content}”${name}, ${exam}${rating} out of 5`,
      ),
    );
    const closing = page.getByRole('region', { name: booksPage.closing.title });
    expect(await chatText(closing.getByRole('link', { name: booksPage.order }))).toBe(
      booksPage.closing.message,
    );

    for (const { title, amazonLink, rating, reviews } of academic) {
      const book = bookOf(page, title);
      await expect(book.getByText(`${rating} from ${reviews} reviews`)).toBeVisible();
      await expect(book.getByText('₹')).toHaveCount(0);
      await expect(book.getByText(ebook.fileType)).toHaveCount(0);
      const buy = book.getByRole('link', { name: 'Buy on Amazon', exact: true });
      await expect(buy).toHaveAttribute('href', amazonLink!);
      await expect(buy).toHaveAttribute('target', '_blank');
      await expect(buy).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(buy).toHaveAccessibleDescription(/opens in a new tab/);
    }
  });

  for (const [path, { tag, words }] of [
    ['/books', locales.en],
    ['/hi/books', locales.hi],
  ] as const) {
    test(`books: each card of ${path} names the language of its book`, async ({ page }) => {
      await page.goto(path);
      for (const { title, language } of books) {
        const label = words.booksPage.ebook.languages;
        const named = new RegExp(`${label}(: )?${languageName(language, tag)}`);
        await expect(bookOf(page, title)).toContainText(named);
      }
    });
  }

  test('book sold here: shows its prices, facts and offer', async ({ page }) => {
    const book = bookOf(page, titles[0]!);
    for (const text of ['Bestseller', '40% OFF', '90% festival offer', '4.8 from 1,972 reviews']) {
      await expect(book.getByText(text, { exact: true })).toBeVisible();
    }
    const paid = book.getByText('₹299', { exact: true });
    const list = book.getByRole('definition').filter({ hasText: '₹99 instead of ₹999' });
    await expect(list.locator('s')).toHaveText('₹999');
    const size = (element: HTMLElement | SVGElement) =>
      parseFloat(getComputedStyle(element).fontSize);
    const largest = await paid.evaluate(size);
    expect(largest).toBeGreaterThan(1.5 * (await list.locator('s').evaluate(size)));
    await expect(book).toContainText(
      'You pay ₹299 once, by UPI, after you log in; ₹99 and ₹999 are list prices and are not charged.',
    );
    const facts = book.locator('dl').filter({ hasText: ebook.fileType }).locator('> div');
    await expect(facts).toHaveText([
      `${ebook.fileType}${main!.ebook!.fileType}`,
      `${ebook.pages}${main!.ebook!.pages}`,
      `${ebook.languages}English`,
      `${ebook.devices.label}phone, tablet, computer`,
      `${ebook.arrives.label}${ebook.arrives.value}`,
    ]);
    const order = book.getByRole('link', { name: booksPage.order });
    expect(await chatText(order)).toContain('Master Vedic Mathematics');
    await expect(order).toHaveAccessibleDescription(/Master Vedic.*opens in a new tab/);
  });
});

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

test('preview dialog: shows each book, keeps the focus, closes in four ways', async ({ page }) => {
  await openPage(page, '/books');
  for (const [index, close] of closings.entries()) {
    const { id, title } = books[index % books.length]!;
    const opener = previewButton(page, index % books.length);
    await opener.focus();
    await page.keyboard.press(index % 2 ? 'Enter' : 'Space');
    await expect(previewDialog(page)).toBeFocused();
    await expect(previewDialog(page)).toHaveAccessibleDescription(title);
    const element = page.locator('iframe');
    await expect(element).toHaveAttribute('title', `Sample pages of ${title}`);
    await expect(element).toHaveAttribute('src', `/preview/en/${id}`);
    await expect(element).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    const frame = await sampleFrame(page, id);
    await expect(frame.getByRole('img', { name: `Cover of ${title}` })).toBeInViewport();
    if (index === 0) await expectFocusStays(page);
    await close(page, frame);
    await expect(previewDialog(page)).toHaveCount(0);
    await expect(element).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('preview dialog: is a sheet from below on a phone', { tag: '@phone' }, async ({ page }) => {
  await openPage(page, '/books');
  await previewButton(page).click();
  const { width, height } = page.viewportSize()!;
  await expect
    .poll(async () => {
      const box = (await previewDialog(page).boundingBox())!;
      return [box.x, box.width, Math.round(box.y + box.height)];
    })
    .toEqual([0, width, height]);
  const image = previewDialog(page).locator('iframe').contentFrame().getByRole('img').first();
  await expect(image).toBeVisible();
  await expectDialogConformance(page);
});

test('preview button: fetches the dialog when it comes into view', async ({ page }) => {
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

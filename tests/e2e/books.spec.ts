import { type Locator, type Page } from '@playwright/test';
import { books } from '@/content/books';
import { booksPage, bookTexts, readerReviews } from '@/content/en/books';
import { sampleWords } from '@/content/en/sample-pages/words';
import { site } from '@/content/site';
import { holdLazyFiles } from '../support/lazy';
import { expect, hydrated, test } from '../support/test';

const [main, ...academic] = books;
const titles = books.map(({ id }) => bookTexts[id].title);
const { preview } = booksPage;

const bookOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).or(page.getByRole('article', { name: title }));
const previewButton = (page: Page, title: string) =>
  bookOf(page, title).getByRole('button', { name: preview.button, exact: true });
const chatText = async (link: ReturnType<Page['getByRole']>) => {
  const address = new URL((await link.getAttribute('href'))!);
  expect(address.origin + address.pathname).toBe(`https://wa.me/${site.phone.slice(1)}`);
  return address.searchParams.get('text');
};

test.describe('the page', () => {
  test.beforeEach(({ page }) => page.goto('/books'));

  test('book 1 shows both prices, its badges and its offer', { tag: '@both' }, async ({ page }) => {
    const book = bookOf(page, 'Master Vedic Mathematics');
    for (const text of ['Bestseller', '40% OFF', '90% festival offer', '4.8 from 1972 reviews']) {
      await expect(book.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(book.getByText('₹299', { exact: true })).toBeVisible();
    const list = book.getByRole('definition').filter({ hasText: '₹99 instead of ₹999' });
    await expect(list).toBeVisible();
    await expect(list.locator('s')).toHaveText('₹999');
  });

  test('book 1: one sentence says what is paid, when and by which way', async ({ page }) => {
    await expect(bookOf(page, titles[0]!)).toContainText(
      'You pay ₹299 once, by UPI, after you log in; ₹99 and ₹999 are list prices and are not charged.',
    );
  });

  test('book 1: one row of facts says what the buyer gets', async ({ page }) => {
    const { fileType, pages } = main!.ebook!;
    const { ebook } = booksPage;
    const rows = bookOf(page, titles[0]!)
      .locator('dl')
      .filter({ hasText: ebook.fileType })
      .locator('> div');
    await expect(rows).toHaveText([
      `${ebook.fileType}${fileType}`,
      `${ebook.pages}${pages}`,
      `${ebook.languages}English`,
      `${ebook.devices.label}phone, tablet, computer`,
      `${ebook.arrives.label}${ebook.arrives.value}`,
    ]);
    for (const { id } of academic) {
      await expect(bookOf(page, bookTexts[id].title).getByText(ebook.fileType)).toHaveCount(0);
    }
  });

  test('books page: gives the three reasons before the books', async ({ page }) => {
    const headings = await page.getByRole('main').getByRole('heading').allTextContents();
    const order = [booksPage.reasons.title, ...titles, booksPage.reviews.title].map((title) =>
      headings.indexOf(title),
    );
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('₹299 is the largest price', async ({ page }) => {
    const size = (text: string) =>
      page
        .getByText(text, { exact: true })
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(await size('₹299')).toBeGreaterThan(1.5 * (await size('₹999')));
  });

  test('Order Your Copy opens a chat that names the book', async ({ page }) => {
    const order = bookOf(page, titles[0]!).getByRole('link', { name: booksPage.order });
    expect(await chatText(order)).toContain('Master Vedic Mathematics');
    await expect(order).toHaveAttribute('target', '_blank');
    await expect(order).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(order).toHaveAccessibleDescription(/Master Vedic.*opens in a new tab/);
  });

  for (const { id, amazonLink, rating, reviews } of academic) {
    test(`${bookTexts[id].title} is sold by Amazon, in a new tab`, async ({ page }) => {
      const book = bookOf(page, bookTexts[id].title);
      await expect(book.getByText('Available on Amazon', { exact: true })).toBeVisible();
      await expect(book.getByText(`${rating} from ${reviews} reviews`)).toBeVisible();
      await expect(book.getByText('₹')).toHaveCount(0);
      const buy = book.getByRole('link', { name: 'Buy on Amazon', exact: true });
      await expect(buy).toHaveAttribute('href', amazonLink!);
      await expect(buy).toHaveAttribute('target', '_blank');
      await expect(buy).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(buy).toHaveAccessibleDescription(/opens in a new tab/);
    });
  }

  test('every book has its cover, texts and features', async ({ page }) => {
    for (const { id } of books) {
      const texts = bookTexts[id];
      const book = bookOf(page, texts.title);
      await expect(book).toHaveAttribute('id', id);
      await expect(book.getByRole('img', { name: `Cover of ${texts.title}` })).toBeVisible();
      for (const text of [texts.subtitle, texts.description, ...texts.features]) {
        await expect(book.getByText(text)).toBeVisible();
      }
    }
  });

  test('an intro, three reasons, three readers and a closing call stand around them', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(booksPage.title);
    const reasons = page.getByRole('region', { name: booksPage.reasons.title });
    await expect(reasons.getByRole('listitem')).toHaveCount(3);
    const readers = page.getByRole('region', { name: booksPage.reviews.title });
    await expect(readers.getByRole('listitem')).toHaveCount(3);
    for (const { name, exam, content, rating } of readerReviews) {
      const review = readers.getByRole('listitem').filter({ hasText: content });
      await expect(review).toContainText(`${name}, ${exam}`);
      await expect(review).toContainText(`${rating} out of 5`);
    }
    const closing = page.getByRole('region', { name: booksPage.closing.title });
    const order = closing.getByRole('link', { name: booksPage.order });
    expect(await chatText(order)).toBe(booksPage.closing.message);
  });

  test('the list of books prints on one sheet', async ({ page }) => {
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g);
      expect(sheets, format).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    for (const title of titles) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    await expect(page.getByText('₹299', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: booksPage.order })).toHaveCount(0);
    await expect(page.getByText(booksPage.closing.title)).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main a[href^="https://wa.me/"]:visible')).toHaveCount(0);
  });
});

test.describe('the preview', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: preview.title });

  async function openPreview(page: Page, title = titles[0]!) {
    await page.goto('/books');
    await hydrated(page);
    await previewButton(page, title).click();
    await expect(dialog(page)).toBeVisible();
  }

  test('can be opened, left and opened again with the keyboard', async ({ page }) => {
    await page.goto('/books');
    await hydrated(page);
    const button = previewButton(page, titles[2]!);
    for (const key of ['Enter', 'Space']) {
      await button.focus();
      await page.keyboard.press(key);
      await expect(dialog(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    }
  });

  test('holds the focus while it is open', async ({ page }) => {
    await openPreview(page);
    const close = page.getByRole('button', { name: preview.close });
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      if (await close.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBe(true);
  });

  const openingButton = (page: Page) =>
    bookOf(page, titles[0]!).getByRole('button', { name: preview.busy, exact: true });
  const colours = (button: Locator) =>
    button.evaluate((element) => {
      const { color, opacity } = getComputedStyle(element);
      return { color, opacity };
    });

  test(
    'preview button: answers a press before the framework at once, in its own colour',
    { tag: ['@both', '@late'] },
    async ({ page }) => {
      await page.goto('/books');
      const release = await holdLazyFiles(page);
      const atRest = await colours(previewButton(page, titles[0]!));
      await previewButton(page, titles[0]!).click();
      await expect(openingButton(page)).toBeVisible();
      expect(await colours(openingButton(page))).toEqual(atRest);
      release();
      await expect(dialog(page)).toBeVisible();
    },
  );

  test('preview button: says that it opens while the dialog is fetched', async ({ page }) => {
    await page.goto('/books');
    await hydrated(page);
    const release = await holdLazyFiles(page);
    const atRest = await colours(previewButton(page, titles[0]!));
    await previewButton(page, titles[0]!).click();
    await expect(openingButton(page)).toHaveAttribute('aria-busy', 'true');
    expect(await colours(openingButton(page))).toEqual(atRest);
    release();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(previewButton(page, titles[0]!)).toBeFocused();
  });

  test('preview button: fetches the dialog when it comes into view', async ({ page }) => {
    await page.goto('/books');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const fetched = page.waitForResponse(/\/chunks\/[^/]+\.js$/);
    await previewButton(page, titles[0]!).scrollIntoViewIfNeeded();
    await (await fetched).finished();
    await page.route('**/*.js', (route) => route.abort());
    await previewButton(page, titles[0]!).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('is a sheet from below', { tag: '@phone' }, async ({ page }) => {
    await openPreview(page);
    const { height } = page.viewportSize()!;
    await expect
      .poll(async () => {
        const box = (await dialog(page).boundingBox())!;
        return Math.round(box.y + box.height);
      })
      .toBe(height);
    expect((await dialog(page).boundingBox())!.width).toBe(360);
  });
});

test.describe('the sample pages by themselves', () => {
  for (const { id } of books) {
    test(`/preview/${id} stands alone`, async ({ page }) => {
      const answer = (await page.goto(`/preview/${id}`))!;
      expect(answer.status()).toBe(200);
      const headers = answer.headers();
      expect(headers['content-type']).toContain('text/html');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      await expect(page).toHaveTitle(`${bookTexts[id].title}: sample pages`);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.locator('script')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const loaded = await page.evaluate(() =>
        [...document.fonts].flatMap(({ status, family }) => (status === 'loaded' ? family : [])),
      );
      expect(loaded).toContain('display');
    });
  }

  test('pages are turned by links and by keys', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/preview/${main!.id}`);
    const number = sampleWords.page.replace('{count}', '6');
    const leaf = (index: number) =>
      page.getByRole('region', { name: number.replace('{number}', String(index)) });
    await expect(leaf(1)).toBeInViewport();
    await expect(leaf(4)).not.toBeInViewport();
    await page.getByRole('link', { name: 'Next page' }).first().click();
    await page.goto(`/preview/${main!.id}#page-4`);
    await expect(leaf(4)).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(leaf(5)).toBeInViewport();
  });

  test('an unknown book is not found', async ({ page }) => {
    for (const path of ['/preview/no-such-book', '/preview']) {
      expect((await page.request.get(path)).status()).toBe(404);
    }
  });
});

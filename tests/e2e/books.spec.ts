import { type Frame, type Page } from '@playwright/test';
import { type Book, books, pricedBooks } from '@/content/books';
import { readerReviews } from '@/content/en/books';
import { type Price } from '@/content/book-schema';
import { type Locale, locales } from '@/lib/words/locale';
import { shopFacts } from '@/lib/shop/payment/shop';
import {
  fill,
  formatList,
  formatNumber,
  formatRupees,
  languageName,
  plural,
} from '@/lib/text/format';
import { ebook as sold, previewedBooks } from '../support/books';
import { chatText, openPage, previewButton, previewDialog } from '../support/page';
import { expect, expectDialogConformance, scriptsLoaded, test } from '../support/test';
import { booksPage, bookTexts, en, sample, shell } from '../support/words';

const isStudy = ({ academic, price }: Book) => academic && !price;
/** Those for study are in a section at the end. */
const shelf = [...books.filter((book) => !isStudy(book)), ...books.filter(isStudy)];
const titles = shelf.map(({ title }) => title);
const { preview, ebook } = booksPage;
const newTab = shell.opensInNewTab;
const number = (value: number) => formatNumber(value, en.tag);
const hasReaders = books.length > 0 && readerReviews.length > 0;

const bookOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).or(page.getByRole('article', { name: title }));

test('books page: is in order, and leads to the stores', async ({ page }) => {
  await page.goto('/books');
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  const { reasons, reviews } = booksPage;
  const order = [
    ...[...titles, ...(books.length > 0 ? [reasons.title] : [])],
    ...(hasReaders ? [reviews.title] : []),
  ];
  const known = new Set([...titles, reasons.title, reviews.title]);
  expect(headings.filter((heading) => known.has(heading))).toEqual(order);
  for (const { id, title, rating, reviews } of books) {
    const book = bookOf(page, title);
    await expect(book).toHaveAttribute('id', id);
    const cover = fill(sample.cover, { title });
    await expect(book.getByRole('img', { name: cover })).toBeVisible();
    const rated = fill(plural(reviews, booksPage.rating, en.tag), {
      rating: number(rating),
      reviews: number(reviews),
    });
    await expect(book.getByText(rated, { exact: true })).toHaveCount(reviews > 0 ? 1 : 0);
  }
  const { quote, from, rating: stars, title } = booksPage.reviews;
  const readers = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(readers).toContainText(
    (hasReaders ? readerReviews : []).map(
      ({ name, exam, content, rating }) =>
        fill(quote, { text: content }) + fill(from, { name, exam }) + fill(stars, { rating }),
    ),
  );
  const closing = page.getByRole('region', { name: booksPage.closing.title });
  expect(await chatText(closing.getByRole('link', { name: booksPage.closing.order }))).toBe(
    booksPage.closing.message,
  );

  for (const { title, chat, stores } of books.filter(({ price }) => !price)) {
    const book = bookOf(page, title);
    await expect(book.getByText('₹')).toHaveCount(chat?.price ? 1 : 0);
    await expect(book.getByText(ebook.fileType)).toHaveCount(0);
    for (const { name, url } of stores) {
      const label = fill(booksPage.buy, { store: name });
      const buy = book.getByRole('link', { name: label, exact: true });
      await expect(buy).toHaveAttribute('href', url);
      await expect(buy).toHaveAttribute('target', '_blank');
      await expect(buy).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(buy).toHaveAccessibleDescription(`${title} ${newTab}`);
    }
  }
});

/** As they are shown. */
const pricesOf = ({ upi, list }: Price, { tag }: Locale) => ({
  upi: formatRupees(upi, tag),
  list: formatRupees(list?.price ?? upi, tag),
  original: formatRupees(list?.original ?? 0, tag),
});

/** Which of the prices is paid, where there is a list price. */
const explain = (price: Price, locale: Locale) => {
  const { one, two } = locale.words.booksPage.price.explained;
  return fill(price.list?.original ? two : one, pricesOf(price, locale));
};

test('books sold here: show their prices, facts and offer', async ({ page }) => {
  await page.goto('/books');
  for (const { id, title, bestseller, ebook: file, price } of pricedBooks) {
    const book = bookOf(page, title);
    const { offerTag = '', discount = '' } = bookTexts[id];
    const { offerPercent, list } = price;
    for (const text of [
      bestseller && booksPage.bestseller,
      offerPercent && fill(offerTag, { offerPercent }),
      list?.discountPercent && fill(discount, { discountPercent: list.discountPercent }),
    ]) {
      if (text) await expect(book.getByText(text, { exact: true })).toBeVisible();
    }
    const shownPrices = pricesOf(price, en);
    await expect(book.getByText(shownPrices.upi, { exact: true })).toBeVisible();
    const listed = book.locator('dl div').filter({ hasText: booksPage.price.list.alone });
    await expect(listed.locator('s')).toHaveText(list?.original ? [shownPrices.original] : []);
    await expect(listed).toHaveCount(list ? 1 : 0);
    if (list) await expect(listed).toContainText(shownPrices.list);
    await expect(book.getByText(explain(price, en))).toHaveCount(list ? 1 : 0);

    const join = (names: string[]) => formatList(names, en.tag);
    const facts = file && [
      ...[file.fileType, file.pages],
      join(file.languages.map((code) => languageName(code, en.tag))),
      join(file.devices.map((device) => ebook.devices[device])),
    ];
    const shown = book.locator('dl').filter({ hasText: ebook.fileType }).locator('dd');
    await expect(shown).toHaveText((facts ?? []).filter((fact) => fact !== null).map(String));

    const order = book.getByRole('link', { name: booksPage.order });
    expect(await chatText(order)).toContain(title);
    await expect(order).toHaveAccessibleDescription(`${title} ${newTab}`);
  }
});

for (const locale of Object.values(locales)) {
  const { language, paths, tag, words } = locale;
  test(
    `books: ${paths.books} begins with the ebook and its price, and names each book's language`,
    { tag: ['@phone', '@shop', ...(language === 'en' ? [] : ['@long'])] },
    async ({ page }) => {
      await page.goto(paths.books);
      const { booksPage: texts, payment, bookTexts: textsOf } = words;
      const { id, title, price } = sold;
      const values = pricesOf(price, locale);
      const card = bookOf(page, title);
      const login = fill(payment.button.login, { price: values.list });
      const button = card.getByRole('button', { name: login });
      const { offerPercent } = price;
      const offer = offerPercent && fill(textsOf[id].offerTag ?? '', { offerPercent });
      const inOrder = [
        card.getByRole('heading', { name: title }),
        card.getByText(values.upi, { exact: true }),
        ...(offer ? [card.getByText(offer)] : []),
        button,
        ...(price.list ? [card.getByText(explain(price, locale), { exact: true })] : []),
      ];
      const boxes = await Promise.all(inOrder.map((part) => part.boundingBox()));
      const tops = boxes.map((box) => box!.y);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
      await expect(button, 'the button is in sight after one swipe').toBeInViewport();
      await expect(card).toContainText(texts.price.ways);
      const { arrives, refund, anyReason, terms } = payment.promise;
      const facts = shopFacts(locale);
      await expect(card).toContainText(fill(arrives, { hours: facts.hours }));
      const rule = facts.refund.anyReason ? anyReason : refund;
      await expect(card).toContainText(fill(rule, { days: facts.refund.days }));
      await expect(card.getByRole('link', { name: terms })).toHaveAttribute('href', /\/terms$/);
      for (const { title, language, ebook: file } of books) {
        const names = (file?.languages ?? [language]).map((code) => languageName(code, tag));
        const named = new RegExp(`${texts.ebook.languages}(: )?${formatList(names, tag)}`);
        await expect(bookOf(page, title)).toContainText(named);
      }
    },
  );
}

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
  'preview dialog: shows each book, keeps the focus, closes in four ways',
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
  },
);

test(
  'preview dialog: is a sheet from below on a phone',
  { tag: ['@phone', '@long', '@preview'] },
  async ({ page }) => {
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
  },
);

test(
  'preview button: fetches the dialog when it comes into view',
  { tag: '@preview' },
  async ({ page }) => {
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
  },
);

import { books } from '@/content/books';
import { testimonials } from '@/content/en/testimonials';
import { languages } from '@/content/pages';
import { locales } from '@/lib/words/locale';
import { fill, formatRupees } from '@/lib/text/format';
import { previewedBooks } from '../support/books';
import { slidesOf } from '../support/carousel';
import { findHtmlErrors } from '../support/conformance';
import { expectDrawn } from '../support/page';
import { lostPages, notFoundNote } from '../support/pages';
import { expect, test } from '../support/test';
import { findUnwritten } from '../support/whole-page/written';
import { booksPage, en, home, sums, navIn, shell } from '../support/words';

// With scripts such a browser is offered the Hindi pages.
test.use({ javaScriptEnabled: false, locale: 'hi-IN' });

test.beforeEach(({ problems }) => problems.allow(notFoundNote));

// `page.spec.ts` checks on every page what scripts that have not come yet leave as it is.

for (const { language, paths, words } of Object.values(locales)) {
  const title = `no scripts: ${paths.home} shows every card, and no button that needs one`;
  test(title, { tag: language === 'en' ? [] : '@long' }, async ({ page }) => {
    await page.goto(paths.home);
    expect(await findUnwritten(page, words.home.demo.cards)).toEqual([]);
    for (const name of Object.values(words.shell.theme)) {
      await expect(page.getByRole('button', { name })).toBeHidden();
    }
    await expect(page.getByText(languages.hi.offer.text)).toBeHidden();
  });
}

test('menu: without scripts it opens, closes and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: shell.menu, exact: true });
  const button = page.getByRole('button', { name: shell.menu });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

test('home: without scripts all is shown', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const name of ['Live Demo', 'Benefits', '10x Faster', 'Build Confidence', 'Save Time']) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
  const steps = page.getByRole('list').filter({ hasText: 'Cross subtract' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(steps).toBeVisible();
  await expect(page.getByText(home.demo.steps.show)).toBeHidden();
  for (const name of [home.demo.race.run, home.testimonials.controls.pause, sums.calculator.work]) {
    await expect(main.getByRole('button', { name })).toBeHidden();
  }
  await expect(page.getByRole('link', { name: 'Learn This Technique' })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  for (const { title } of [sums.clock, ...Object.values(sums.clock.levels)]) {
    await expect(main.getByText(title, { exact: true })).toBeHidden();
  }
  await expect(page.getByText('By the same steps: 98 × 95 = 9310')).toBeVisible();
  await expectDrawn(page);
  for (const { content } of testimonials) await expect(page.getByText(content)).toBeVisible();
});

test('home: without scripts testimonials scroll', { tag: '@testimonials' }, async ({ page }) => {
  // Few testimonials fit into a wide row.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const row = slidesOf(page);
  await row.focus();
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await page.getByText(testimonials[0]!.content).boundingBox())!.x)
    .toBeLessThan((await row.boundingBox())!.x);
});

test('books page: without scripts it sells, and links to samples', async ({ page }) => {
  await page.goto('/books');
  for (const { id, price, stores } of books) {
    const book = page.locator(`#${id}`);
    const shops = stores.map(({ name }) => fill(booksPage.buy, { store: name }));
    for (const name of price ? [booksPage.order] : shops) {
      await expect(book.getByRole('link', { name })).toBeVisible();
    }
    const paid = price && formatRupees(price.upi, en.tag);
    if (paid) await expect(book.getByText(paid, { exact: true })).toBeVisible();
  }
  const { button } = booksPage.preview;
  await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  const links = page.getByRole('link', { name: button, exact: true });
  await expect(links).toHaveCount(previewedBooks.length);
  for (const [index, { id, title }] of previewedBooks.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/preview/en/${id}`);
    await expect(links.nth(index)).toHaveAccessibleDescription(`${title} ${shell.opensInNewTab}`);
  }
});

test('not-found page: without scripts it has all languages', async ({ page }) => {
  for (const path of lostPages) {
    const response = await page.goto(path);
    // Next has one not-found page for all addresses: a script leaves the half of one language.
    expect(await findHtmlErrors(await response!.text())).toEqual([
      expect.stringMatching(/^no-multiple-main: /),
    ]);
    for (const locale of Object.values(locales)) {
      const { heading, help, linksLabel } = locale.words.notFound;
      const half = page.locator(`body > div[lang=${locale.language}]`);
      await expect(half.getByRole('heading', { name: heading })).toBeVisible();
      await expect(half.getByRole('timer')).toBeHidden();
      await expect(half.getByRole('main').getByRole('button')).toHaveCount(0);
      const links = half.getByRole('navigation', { name: linksLabel }).getByRole('link');
      for (const { href, label } of navIn(locale)) {
        await expect(links.filter({ hasText: label })).toHaveAttribute('href', href);
      }
      const contact = half.getByRole('link', { name: help });
      await expect(contact).toHaveAttribute('href', locale.paths.contact);
    }
  }
});

import { books } from '@/content/books';
import { testimonials } from '@/content/en/testimonials';
import { findHtmlErrors } from '../support/conformance';
import { expectDrawn } from '../support/page';
import { LOST, notFoundNote, pages } from '../support/pages';
import { expect, test } from '../support/test';
import { booksPage, home, learn, nav, notFound, shell } from '../support/words';

test.beforeEach(({ problems }) => problems.allow(notFoundNote));

test('no scripts: every page is valid HTML, and can be read and left', async ({ page }) => {
  for (const path of [...pages, LOST]) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(await findHtmlErrors(await response!.text())).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const main = page.getByRole('navigation', { name: shell.navLabel, exact: true });
      await expect(main.getByRole('link')).toHaveText(nav.map(({ label }) => label));
      await expect(main.locator('[aria-current="page"]')).toHaveText(
        nav.filter(({ href }) => href === path).map(({ label }) => label),
      );
      await expect(page.getByRole('link', { name: shell.bookDemo }).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      for (const name of Object.values(shell.theme)) {
        await expect(page.getByRole('button', { name })).toBeHidden();
      }
      await main.getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL('/contact');
    });
  }
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('menu: without scripts it opens, closes and leads on', async ({ page }) => {
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
});

test('home: without scripts all is shown, drawn and open, nothing asks for input, and testimonials scroll', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const name of ['Live Demo', 'Benefits', '10x Faster', 'Build Confidence', 'Save Time']) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
  const steps = page.getByRole('list').filter({ hasText: 'Cross subtract' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(steps).toBeVisible();
  for (const name of [
    'Show Step-by-Step Explanation',
    home.demo.race.run,
    'Pause the testimonials',
    learn.calculator.work,
  ]) {
    await expect(main.getByRole('button', { name })).toBeHidden();
  }
  await expect(page.getByRole('link', { name: 'Learn This Technique' })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  for (const { title } of [learn.clock, ...Object.values(learn.clock.levels)]) {
    await expect(main.getByText(title, { exact: true })).toBeHidden();
  }
  await expect(page.getByText('By the same steps: 98 × 95 = 9310')).toBeVisible();
  await expectDrawn(page);
  for (const { content } of testimonials) await expect(page.getByText(content)).toBeVisible();
  const row = page.getByRole('group', { name: 'Testimonials' });
  await row.focus();
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await page.getByText(testimonials[0]!.content).boundingBox())!.x)
    .toBeLessThan((await row.boundingBox())!.x);
});

test('books page: without scripts it has prices, orders, shops and links to the sample pages', async ({
  page,
}) => {
  await page.goto('/books');
  await expect(page.getByText('₹299', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order Your Copy' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy on Amazon' })).toHaveCount(2);
  const { button } = booksPage.preview;
  await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  const links = page.getByRole('link', { name: button, exact: true });
  await expect(links).toHaveCount(books.length);
  for (const [index, { id, title }] of books.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `/preview/en/${id}`);
    await expect(links.nth(index)).toHaveAccessibleDescription(title);
  }
});

test('sample pages: without scripts they are valid HTML, and turn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { id } of books) {
    const response = await page.goto(`/preview/en/${id}`);
    expect(await findHtmlErrors(await response!.text()), id).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.goto(`/preview/en/${books[0]!.id}`);
  await expect(page.getByRole('region', { name: 'Page 1 of 6' })).toBeInViewport();
  await page.getByRole('link', { name: 'Next page' }).first().click();
  // Two pages are side by side in a window as wide as this.
  await expect(page.getByRole('region', { name: 'Page 3 of 6' })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('region', { name: 'Page 1 of 6' })).not.toBeInViewport();
});

test('not-found page: without scripts it promises no countdown, and its links lead on', async ({
  page,
}) => {
  await page.goto(LOST);
  await expect(page.getByRole('heading', { name: notFound.heading })).toBeVisible();
  await expect(page.getByText(/Going to the home page/)).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const links = page.getByRole('navigation', { name: notFound.linksLabel }).getByRole('link');
  for (const { href, label } of nav) {
    await expect(links.filter({ hasText: label })).toHaveAttribute('href', href);
  }
  await page.getByRole('link', { name: notFound.help }).click();
  await expect(page).toHaveURL('/contact');
});

import { books } from '@/content/books';
import { booksPage, bookTexts } from '@/content/en/books';
import { expect, test } from '../support/test';

test.beforeEach(({ page }) => page.goto('/books'));

test('the preview is a link to the sample pages, under the same name', async ({ page }) => {
  const { button } = booksPage.preview;
  await expect(page.getByRole('button', { name: button })).toHaveCount(0);
  const links = page.getByRole('link', { name: button, exact: true });
  await expect(links).toHaveCount(books.length);
  for (const [index, { id }] of books.entries()) {
    const link = links.nth(index);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `/preview/${id}`);
    await expect(link).toHaveAccessibleDescription(bookTexts[id].title);
    expect((await page.request.get(`/preview/${id}`)).status()).toBe(200);
  }
});

test('the pages turn without a script', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/preview/${books[0]!.id}`);
  await expect(page.getByRole('region', { name: 'Page 1 of 6' })).toBeInViewport();
  await page.getByRole('link', { name: 'Next page' }).first().click();
  // Two pages stand side by side in a window as wide as this.
  await expect(page.getByRole('region', { name: 'Page 3 of 6' })).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('region', { name: 'Page 1 of 6' })).not.toBeInViewport();
});

test('prices, orders and shops are all there', async ({ page }) => {
  await expect(page.getByText('₹299', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order Your Copy' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy on Amazon' })).toHaveCount(2);
});

import { notFound } from '@/content/en/not-found';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });
test.beforeEach(async ({ page, problems }) => {
  problems.allow(/^console: Failed to load resource.* 404 /);
  await page.goto('/nope');
});

test('promises no countdown and offers no button that does nothing', async ({ page }) => {
  await expect(page.getByRole('heading', { name: notFound.heading })).toBeVisible();
  await expect(page.getByText(/Going to the home page/)).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('every link leads where it says', async ({ page }) => {
  const links = page.getByRole('navigation', { name: notFound.linksLabel }).getByRole('link');
  for (const { href, title } of notFound.links) {
    await expect(links.filter({ hasText: title })).toHaveAttribute('href', href);
  }
  await page.getByRole('link', { name: notFound.help }).click();
  await expect(page).toHaveURL('/contact');
});

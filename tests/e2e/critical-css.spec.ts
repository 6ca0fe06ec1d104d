import { expect, test } from '../support/test';

// `page.spec.ts` finds styles that a page lacks before.

test('late stylesheet: is requested once a script has arrived', async ({ page }) => {
  const requested: string[] = [];
  await page.route('**/*.css', (route) => {
    requested.push(route.request().url());
    return route.continue();
  });
  const held: (() => void)[] = [];
  await page.route('**/*.js', (route) => {
    held.push(() => void route.continue());
  });
  await page.goto('/about');
  const scripts = await page.locator('script[data-scripts]').evaluate((loader) => {
    const { page, scripts } = (loader as HTMLElement).dataset;
    return [page!, ...scripts!.split(' ')];
  });
  expect(scripts.length).toBeGreaterThan(3);
  await page.mouse.move(10, 10);
  await expect.poll(() => held.length).toBe(scripts.length);
  // A stylesheet that loads delays the effect of a tap in Chrome.
  await expect(page.locator('head > template')).not.toHaveCount(0);
  expect(requested).toEqual([]);
  held.pop()!();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
});

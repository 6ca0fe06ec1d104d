import { learn } from '@/content/en/learn';
import { testimonials } from '@/content/en/testimonials';
import { expect, test } from '../support/test';

test.beforeEach(({ page }) => page.goto('/'));

test('both panels of the slate stand one after the other', async ({ page }) => {
  await expect(page.getByRole('tablist')).toBeHidden();
  for (const name of ['Live Demo', 'Benefits', '10x Faster', 'Build Confidence', 'Save Time']) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  }
});

test('the five steps are open and no button promises to open them', async ({ page }) => {
  const steps = page.getByRole('list').filter({ hasText: 'Cross subtract' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(steps).toBeVisible();
  for (const name of ['Show Step-by-Step Explanation', 'Run the clock', 'Pause']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  await expect(page.getByRole('link', { name: 'Learn This Technique' })).toBeVisible();
});

test('nothing asks for numbers that nothing can work out', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await expect(main.getByRole('button', { name: learn.own.work })).toHaveCount(0);
  for (const { title } of [learn.clock, ...Object.values(learn.clock.levels)]) {
    await expect(main.getByText(title, { exact: true })).toBeHidden();
  }
});

test('own numbers: show 98 × 95 worked out where nothing can be typed', async ({ page }) => {
  await expect(page.getByText('By the same steps: 98 × 95 = 9310')).toBeVisible();
});

test('all testimonials stand in a row that the keyboard can scroll', async ({ page }) => {
  for (const { content } of testimonials) await expect(page.getByText(content)).toBeVisible();
  const row = page.getByRole('group', { name: 'Testimonials' });
  await expect(row).toHaveAttribute('tabindex', '0');
  await row.focus();
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await page.getByText(testimonials[0]!.content).boundingBox())!.x)
    .toBeLessThan((await row.boundingBox())!.x);
});

test('every stroke is drawn and the bars are full', async ({ page }) => {
  const strokes = page.locator('[data-draw] path[pathLength]');
  expect(await strokes.count()).toBeGreaterThan(2);
  for (const stroke of await strokes.all()) await expect(stroke).toHaveCSS('visibility', 'visible');
  const fills = await page
    .getByText(/^~\d+ seconds$/)
    .locator('xpath=following-sibling::i')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar, '::before').scale));
  expect(fills).toEqual(['none', 'none']);
});
